import {
  type DrawFile,
  type Promotion,
  type PromotionDraw,
  getDrawFile,
  getPromotion,
  promotionChanged,
  promotionRoom,
} from '@yanta/contract'
import { drawWinners, hashSeed, hashTicketList } from '@yanta/contract/draw'
import { promotionDraw, promotionListItem, promotionWinner } from '@yanta/contract/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import {
  alerts,
  button,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { answerParticipants, card, lottery, openPage, own, page } from '../testing/page-setup.tsx'
import { DrawCheckModal } from './draw-check-modal.tsx'
import { PromotionWinnersModal } from './promotion-winners-modal.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const winner = (place: number, changes: object = {}) => ({
  ...promotionWinner,
  place,
  userId: `u${place}`,
  nick_name: `winner${place}`,
  ticket: String(100_000 + place),
  number: place,
  ...changes,
})
const frozen: PromotionDraw = {
  ...promotionDraw,
  state: 'preparing',
  frozenAt: '2026-11-30T17:04:12.000Z',
  listHash: 'ab'.repeat(32),
  ticketCount: 148_206,
  memberCount: 6_210,
}
const over = { status: 'past', endAt: '2026-11-30T17:00:00.000Z' } as const
const ownWin = winner(4, { userId: '1', nick_name: 'Vera' })
const [spins, main] = lottery.prizes as [Promotion['prizes'][0], Promotion['prizes'][0]]
const drawnPrizes = [
  { ...spins, winners: [winner(2), winner(3), ownWin, winner(5)] },
  { ...main, winners: [winner(1)] },
]
const drawn: Partial<Promotion> = {
  ...over,
  draw: { ...frozen, state: 'drawn', seed: 'cd'.repeat(32), drawnAt: '2026-11-30T17:06:00.000Z' },
  prizes: drawnPrizes,
  hasWinners: true,
}
const received = {
  prizeId: 'spins',
  title: '50 spins',
  image: '/art/gifts/gift-giftspin.1a2b3c4d.svg',
  at: '2026-11-30T17:06:00.000Z',
  giftId: '77',
  place: 4,
  ticket: '100004',
}

test('while the draw is prepared the page says how far it is, and which tickets are the player’s [4.58]', async () => {
  await openPage({ ...over, draw: frozen }, { ...own, tickets: ['077514', '077515'], ticketCount: 148 })
  expect(screen.getByRole('heading', { level: 1, name: 'Getting the draw ready' })).toBeTruthy()
  expect(readText(card('How the draw goes'))).toContain('148,206 tickets of 6,210 players')
  expect(readText(card('How the draw goes'))).toContain('Now: The generator draws tickets')
  expect(within(card('My tickets')).getAllByRole('listitem').map(readText)).toEqual([
    'No. 077 514',
    'No. 077 515',
    '+146',
  ])
})

test('the winners take the place of the draw by an event, with the own result and the first three [4.57-4.58] [3.27]', async () => {
  const { data, load } = await openPage({ ...over, draw: frozen })
  Object.assign(data, {
    promotion: { ...data.promotion, ...drawn },
    own: { ...own, receivedPrizes: [received] },
  })
  await line.publish(promotionRoom('12'), promotionChanged, { id: '12', status: 'past', draw: 'drawn' })
  await screen.findByRole('heading', { name: 'The winners are known' })
  expect(load).toHaveBeenCalledOnce()
  expect(page()).toContain('The ticket of the main prize: 100 001')
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1).map(readText)
  expect(rows[0]).toContain('winner1')
  expect(rows[0]).toContain('1,000,000 ₽')
  expect(rows[3]).toMatch(/^4.*Vera.*you.*No\. 100 004.*50 spins$/)
  expect(readText(card('Your result'))).toContain('50 spinsPlace 4 · ticket No. 100 004')
  expect(within(screen.getByRole('list', { name: 'Top three' })).getAllByRole('listitem')).toHaveLength(3)
})

test('should the event be lost, the page asks every 15 seconds until the winners are known [4.58]', async () => {
  stopTime('2026-11-30T17:01:00.000Z')
  const { data, load } = await openPage({ ...over, draw: { ...promotionDraw, state: 'open' } })
  await pass(14_900)
  expect(load).not.toHaveBeenCalled()
  await pass(200)
  expect(load).toHaveBeenCalledTimes(1)
  data.promotion = { ...data.promotion, ...drawn }
  await pass(15_000)
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a promotion that ends while the page is open goes over to its draw in place [4.4] [4.57]', async () => {
  answerParticipants()
  stopTime('2026-11-30T16:59:58.000Z')
  await openPage({ endAt: over.endAt })
  expect(page()).toContain('My progress')
  // The server's clock is told in whole seconds.
  await pass(4_000)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Getting the draw ready')
})

test('a past promotion shows its dates, its winners, and what goes on now [2.36] [5.28]', async () => {
  const { data, unmount } = await openPage(drawn)
  expect(readText(card('Your result'))).toContain('No prize this time')
  expect(page()).toContain('01.11 - 30.11')
  unmount()
  data.others = [{ ...promotionListItem, title: 'Treasure map' }]
  await openPage({ ...drawn, title: 'Harvest' }, 'guest')
  expect(screen.queryByRole('heading', { name: 'Your result' })).toBeNull()
})

test('the place among the members is shown while the draw is prepared and once the promotion is over [6.6]', async () => {
  const ranked = { ...own, membership: { ...own.membership!, rank: 7 } }
  const { unmount } = await openPage({ ...over, draw: frozen }, ranked)
  expect(readText(card('My tickets'))).toMatch(/Place.*7/)
  unmount()
  await openPage({ ...over, draw: null }, ranked)
  expect(readText(card('Your result'))).toMatch(/Place.*7/)
  expect(page()).not.toContain('No prize this time')
})

test('winners are ten a page, the own row stays in sight, and are found by nickname [9.12]', async () => {
  const many = Array.from({ length: 25 }, (_, index) => winner(index + 2))
  many[20] = winner(22, { userId: '1', nick_name: 'Vera' })
  const { user } = await openPage({ ...drawn, prizes: [{ ...spins, winners: many }, drawnPrizes[1]!] })
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => /winner\d+|Vera|…/.exec(readText(row))?.[0])
  expect(names()).toHaveLength(12)
  expect(names().slice(-2)).toEqual(['…', 'Vera'])
  await user.type(screen.getByRole('searchbox'), 'WINNER26')
  expect(names()).toEqual(['winner26'])
})

test('a past exchange says nothing of tickets; its prizes stay in sight, closed [3.24]', async () => {
  await openPage({ ...over, template: 'template2', draw: null, prizes: [] })
  expect(page()).not.toMatch(/No prize this time|ticket/i)
  expect(screen.getByRole('heading', { name: /^Prizes/ })).toBeTruthy()
})

test('a cancelled draw is said to be so', async () => {
  await openPage({ ...over, draw: { ...promotionDraw, state: 'cancelled' } })
  expect(page()).toContain('The promotion was cancelled')
})

test('a draw is checked from the page on which its winners are [3.26]', async () => {
  const { user } = await openPage(drawn)
  await user.click(button('Check the draw'))
  expect(modalStore.getState().stack).toMatchObject([{ name: 'drawCheck', props: { id: '12' } }])
})

const seed = 'cd'.repeat(32)
const tickets: DrawFile['tickets'] = [
  [1, 3],
  [2, 1],
  [7, 12],
]
const file: DrawFile = {
  id: '12',
  seed,
  seedHash: hashSeed(seed),
  tickets,
  listHash: hashTicketList(tickets),
  prizes: [
    { id: 'spins', count: 1 },
    { id: 'main', count: 1 },
  ],
  winners: drawWinners({
    seed,
    listHash: hashTicketList(tickets),
    tickets,
    prizes: [
      { id: 'spins', count: 1 },
      { id: 'main', count: 1 },
    ],
  }),
}
async function check(changes: Partial<DrawFile>) {
  platform.answer(getDrawFile, { ...file, ...changes })
  await renderInSite(<DrawCheckModal id="12" title="Aurora night" onClose={() => {}} />)
  await settle()
  return within(screen.getByRole('list', { name: 'What holds' }))
    .getAllByRole('listitem')
    .map((item) => readText(item).split(':')[0])
}

test('the browser repeats the draw from the published file, and all of it holds [3.26] [4.58]', async () => {
  expect(await check({})).toEqual(['Holds', 'Holds', 'Holds'])
  expect(page()).toContain('The draw is fair')
  expect(page()).toContain('Tickets16Participants3Prizes2Winners2')
})

test.each([
  ['another seed', { seed: 'ef'.repeat(32) }, ['Does not hold', 'Holds', 'Does not hold']],
  [
    'a list with one ticket more',
    {
      tickets: [
        [1, 4],
        [2, 1],
        [7, 12],
      ],
    },
    ['Holds', 'Does not hold', expect.any(String)],
  ],
  [
    'another winner',
    { winners: file.winners.map((one) => ({ ...one, number: 2 })) },
    ['Holds', 'Holds', 'Does not hold'],
  ],
  [
    'a draw that is still ahead',
    { seed: null, listHash: null, winners: [] },
    ['Not published yet', 'Not published yet', 'Not published yet'],
  ],
] as [string, Partial<DrawFile>, unknown[]][])(
  'the check of %s says what of it holds [3.26]',
  async (_, changes, verdict) => {
    expect(await check(changes)).toEqual(verdict)
    expect(page()).not.toContain('The draw is fair')
  },
)

test('a file that did not load is asked for again', async () => {
  platform.refuse(getDrawFile, 500, { code: 'internal_error' })
  const { user } = await renderInSite(<DrawCheckModal id="12" title="Aurora night" onClose={() => {}} />)
  await settle()
  expect(alerts().join()).toContain('could not be loaded')
  platform.answer(getDrawFile, file)
  await user.click(button('Try again'))
  await waitFor(() => expect(page()).toContain('The draw is fair'))
})

test('the winners modal has picture, title, the winners by place and a button to close [2.45] [2.50]', async () => {
  platform.answer(getPromotion, { ...lottery, ...drawn })
  const onClose = vi.fn()
  const { user, container } = await renderInSite(
    <PromotionWinnersModal
      slug="aurora-night"
      title="Aurora night"
      image="/art/a.720.webp"
      onClose={onClose}
    />,
  )
  await settle()
  expect(screen.getByRole('heading', { name: 'Aurora night' })).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/a.720.webp')
  const names = screen.getAllByRole('listitem').map((item) => /winner\d|Vera/.exec(readText(item))?.[0])
  expect(names).toEqual(['winner1', 'winner2', 'winner3', 'Vera', 'winner5'])
  expect(screen.getByRole('link', { name: 'See the promotion' }).getAttribute('href')).toBe(
    '/promo/aurora-night',
  )
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the winners modal lists every winner, however many there are [2.45]', async () => {
  const places = Array.from({ length: 37 }, (_, index) => index + 1)
  platform.answer(getPromotion, {
    ...lottery,
    ...drawn,
    prizes: [{ ...spins, winners: places.map((place) => winner(place)) }],
  })
  await renderInSite(
    <PromotionWinnersModal
      slug="aurora-night"
      title="Aurora night"
      image="/art/a.720.webp"
      onClose={() => {}}
    />,
  )
  await settle()
  const names = screen.getAllByText(/^winner\d+$/).map(readText)
  expect(names).toEqual(places.map((place) => `winner${place}`))
})

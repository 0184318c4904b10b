import {
  exchangePrize,
  joinPromotion,
  listDepositAchievements,
  listParticipants,
  prizePoolChanged,
  promotionChanged,
  promotionPointsChanged,
  promotionRoom,
} from '@yanta/contract'
import {
  balance,
  gift,
  prize,
  promotionBalance,
  promotionDraw,
  promotionWinner,
} from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import { forgetGivenFives } from '../../../domain/contest/given-fives.ts'
import { dispatchToWallet, forgetWallet } from '../../../domain/wallet/wallet-store.ts'
import { alerts, button, pass, platform, readText, settle, stopTime } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import {
  answerParticipants,
  card,
  lottery,
  openPage as open,
  own,
  page,
  row,
} from '../testing/page-setup.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const cocktails = {
  id: 'cocktail',
  name: 'Cocktails',
  icon: '/art/currencies/cocktail.1a2b3c4d.svg',
  url: null,
}
const joinButton = () => button('Take part')

beforeEach(answerParticipants)
afterEach(() => act(forgetWallet))

test('a lottery shows its fund, what the player has earned, who takes part, and its prizes, the main one first [3.24] [3.26]', async () => {
  await open({})
  expect(page()).toContain('4,812,360 ₽')
  expect(page()).toContain('+1% of every win')
  expect(readText(card('My progress'))).toContain('My progress148Points')
  expect(readText(card('My progress'))).toContain('Place in the table 14')
  expect(readText(card('My progress'))).toContain('1,260 ₽ in bets to the next +1')
  const terms = within(card('Prizes')).getAllByRole('term').map(readText)
  expect(terms).toEqual(['1', '2–5'])
  expect(readText(card('Prizes'))).toContain('1,000,000 ₽')
  expect(screen.getByDisplayValue(promotionDraw.seedHash)).toBeTruthy()
})

test('how many gifts it has given is said once there are any [3.22]', async () => {
  await open({ sentGiftsCount: 320 })
  expect(page()).toContain('320 gifts given so far')
})

test('the fund and the points change while the page is open [7.86] [3.27]', async () => {
  await open({})
  await line.publish(promotionRoom('12'), prizePoolChanged, { id: '12', prizePool: 48_124_600_000 })
  await waitFor(() => expect(page()).toContain('4,812,460 ₽'))
  await line.publish('user:1', promotionPointsChanged, {
    id: '12',
    ...promotionBalance,
    points: 150,
    ticketCount: 150,
  })
  await waitFor(() => expect(readText(card('My progress'))).toContain('150'))
  await line.publish('user:1', promotionPointsChanged, { id: '99', ...promotionBalance, points: 777 })
  expect(page()).not.toContain('777')
})

test('the table has ten rows and the own one behind a gap, and a link to each page [3.29] [7.37] [9.12]', async () => {
  await open({})
  const rows = within(screen.getByRole('table')).getAllByRole('row').map(readText)
  expect(rows).toHaveLength(13)
  expect(rows.slice(-3)).toEqual([
    expect.stringContaining('player10'),
    '…',
    expect.stringMatching(/^14.*you.*148$/),
  ])
  expect(Object.fromEntries(platform.sent(listParticipants)[0]!.query)).toMatchObject({
    'sort[field]': 'rank',
    'sort[order]': 'asc',
    limit: '10',
    page: '1',
  })
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: '4' }).getAttribute('href')).toBe('/promo/aurora-night?page=4')
})

test('a page of the table has its address [3.29]', async () => {
  await open({}, own, '/promo/aurora-night?page=3')
  expect(platform.sent(listParticipants).at(-1)!.query.get('page')).toBe('3')
})

test('an address of a page that is no more leads to those there are [3.29]', async () => {
  platform.answer(listParticipants, { items: [], totalItems: 35, own: null, fived: [] })
  await open({}, own, '/promo/aurora-night?page=99')
  expect(page()).not.toContain('Nobody yet')
  expect(screen.getByRole('link', { name: '1' }).getAttribute('href')).toBe('/promo/aurora-night')
})

test('a search asks when typing pauses, not letter by letter [7.37]', async () => {
  await open({})
  stopTime()
  const search = screen.getByRole('searchbox', { name: 'Find by nickname' })
  for (const value of ['f', 'fr', 'fre']) {
    fireEvent.change(search, { target: { value } })
    await pass(100)
  }
  expect(platform.sent(listParticipants)).toHaveLength(1)
  platform.answer(listParticipants, { items: [], totalItems: 0, own: null, fived: [] })
  await pass(300)
  expect(platform.sent(listParticipants).map(({ query }) => query.get('q'))).toEqual([null, 'fre'])
  expect(page()).toContain('Nobody found')
})

test('a search that finds nobody says so, also to a player with a row of their own [7.37]', async () => {
  await open({})
  stopTime()
  const mine = row(14, { userId: '1', nick_name: 'Vera' })
  platform.answer(listParticipants, { items: [], totalItems: 0, own: mine, fived: [] })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find by nickname' }), { target: { value: 'zzz' } })
  await pass(400)
  expect(page()).toContain('Nobody found')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the table is ordered by the head that is pressed, and back [7.37]', async () => {
  const { user } = await open({ additionalCurrency: cocktails })
  await user.click(button('Cocktails'))
  await user.click(button('Cocktails'))
  await settle()
  const asked = platform
    .sent(listParticipants)
    .map(({ query }) => [query.get('sort[field]'), query.get('sort[order]')])
  expect(asked).toEqual([
    ['rank', 'asc'],
    ['additionalPoints', 'desc'],
    ['additionalPoints', 'asc'],
  ])
  expect(screen.getByRole('columnheader', { name: 'Cocktails' }).getAttribute('aria-sort')).toBe('ascending')
})

test('participants that did not load are asked for again [8.4]', async () => {
  platform.refuse(listParticipants, 500, { code: 'internal_error' })
  const { user } = await open({})
  expect(alerts().join()).toContain('Participants could not be loaded')
  platform.answer(listParticipants, { items: [row(1)], totalItems: 1, own: null, fived: [] })
  await user.click(button('Try again'))
  await screen.findByText('player1')
})

test('only in a high-five promotion the table gives fives, but never to oneself [3.22] [8.26]', async () => {
  const { unmount } = await open({})
  expect(screen.queryByRole('columnheader', { name: 'High five' })).toBeNull()
  unmount()
  await open({ isHighFiveEnabled: true })
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(within(rows[1]!).getByRole('button')).toBeTruthy()
  expect(within(rows.at(-1)!).queryByRole('button')).toBeNull()
})

test('when a new day of fives begins, the table gives five to everybody again [7.39]', async () => {
  const items = [row(1)]
  platform.answer(listParticipants, { items, totalItems: 1, own: null, fived: ['u1'] })
  await open({ isHighFiveEnabled: true })
  expect(button('You’ve high-fived player1 today')).toBeTruthy()
  platform.answer(listParticipants, { items, totalItems: 1, own: null, fived: [] })
  act(forgetGivenFives)
  expect(await screen.findByRole('button', { name: 'High five player1' })).toBeTruthy()
})

test('points and the tickets made of them are two numbers where they differ [3.27]', async () => {
  await open({}, { ...own, points: 740, ticketCount: 148 })
  expect(readText(card('My progress'))).toContain('Points740tickets148')
})

test('one who does not qualify for the table is told how to [5.25]', async () => {
  await open(
    { isHighFiveEnabled: true },
    { ...own, membership: { ...own.membership!, rank: null, isEligible: false } },
  )
  expect(page()).toContain('you need 20 cocktails within the last 2 days')
})

test.each([
  ['a lottery', 'template1'],
  ['an exchange', 'template2'],
  ['an exchange for two currencies', 'template5'],
] as const)(
  'what the deposits of the day earn in %s is shown with what is reached [3.30] [7.43]',
  async (_, template) => {
    platform.answer(listDepositAchievements, {
      items: [
        { amount: 100_000, points: 5, isReached: true },
        { amount: 500_000, points: 40, isReached: false },
      ],
      deposited: 150_000,
      endsAt: '2026-11-20T21:00:00.000Z',
    })
    await open({ template, achievements: { deposits: true, achievements: false } })
    const items = within(card('Deposits of the day')).getAllByRole('listitem').map(readText)
    expect(items).toEqual(['Reached: From 1,000 ₽ a day: +5 points', 'Ahead: From 5,000 ₽ a day: +40 points'])
  },
)

test('the first three of the last draw stand on a podium', async () => {
  await open({
    earlierWinners: [{ ...promotionWinner, prize: 'Fund', terms: { type: 'cash', amount: 50_000_000 } }],
  })
  expect(readText(card('Winners of the last draw'))).toContain('Freya_88500,000 ₽')
})

test('taking part is one call however often it is pressed, and the page is loaded again [3.22] [7.41] [4.55]', async () => {
  const { user, data, load } = await open({ useParticipantBtn: true }, { ...own, membership: null })
  const held = platform.hold(joinPromotion)
  await user.click(joinButton())
  await user.click(joinButton())
  expect(platform.sent(joinPromotion).map(({ body }) => body)).toEqual([{ action_id: '12' }])
  data.own = own
  await act(async () => held.answer({ ok: true, action_id: '12' }))
  await settle()
  expect(toastStore.getState().waiting).toMatchObject([{ title: 'You’re in' }])
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull()
})

test.each([['action_not_allowed'], ['action_is_inactive']])(
  'a refusal of %s is said beside the button [6.9] [8.25] [8.32]',
  async (code) => {
    platform.refuse(joinPromotion, 409, { code })
    const { user } = await open({ useParticipantBtn: true }, { ...own, membership: null })
    await user.click(joinButton())
    await waitFor(() => expect(alerts()).toHaveLength(1))
    expect(alerts()[0]).not.toContain(code)
  },
)

test('a guest reads everything and registers to take part, coming back here [6.3]', async () => {
  await open({}, 'guest')
  expect(screen.getByRole('link', { name: 'Take part' }).getAttribute('href')).toBe(
    '/registration?redirect=%2Fpromo%2Faurora-night',
  )
  expect(page()).toContain('player1')
})

test('who joins where a table shows nicknames is told so, once a member no more: an exchange with high fives', async () => {
  const changes = { template: 'template5', isHighFiveEnabled: true, useParticipantBtn: true } as const
  const { unmount } = await open(changes, { ...own, membership: null })
  expect(page()).toContain('Your nickname will be shown in the table of participants')
  unmount()
  const guest = await open(changes, 'guest')
  expect(page()).toContain('Your nickname will be shown in the table of participants')
  guest.unmount()
  await open(changes)
  expect(page()).not.toContain('Your nickname will be shown')
})

const flask = (kind: 'achievements' | 'deposits' | 'bets', goal: number) => ({
  kind,
  goal,
  prize: {
    ...prize,
    id: `flask-${kind}`,
    title: `Gift of ${kind}`,
    terms: null,
    price: null,
    currencyId: null,
  },
})
const season = {
  template: 'template4',
  type: 'season',
  flasks: [flask('achievements', 2_500), flask('deposits', 7_000), flask('bets', 2_500)],
} as const

test('the season says that the table shows nicknames: to a guest, and to a player before the first element', async () => {
  const { unmount } = await open({ ...season, flasks: [] }, 'guest')
  expect(page()).toContain('Your nickname will be shown in the table')
  unmount()
  const before = await open({ ...season, flasks: [] }, { ...own, membership: null })
  expect(page()).toContain('your nickname appears in the table')
  before.unmount()
  await open({ ...season, flasks: [] })
  expect(page()).not.toContain('nickname')
})

test('the season shows how full each flask is, its gift, and what is missing [9.29]', async () => {
  await open(
    { ...season, flasks: [...season.flasks] },
    {
      ...own,
      elements: { achievements: 2_500, deposits: 4_060, bets: 850 },
      claimable: ['flask-achievements'],
    },
  )
  const flasks = screen.getAllByRole('article').map(readText)
  expect(flasks).toEqual([
    'Achievements2,500 / 2,500Gift of achievementsTake it',
    'Deposits4,060 / 7,000Gift of deposits2,940 to go',
    'Bets850 / 2,500Gift of bets1,650 to go',
  ])
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toContain(
    '4,060 / 7,000',
  )
})

test('a full flask gives its gift once: a second press, or one after a lost answer, repeats the same request [9.29] [7.42]', async () => {
  const full = {
    ...own,
    elements: { achievements: 2_500, deposits: 0, bets: 0 },
    claimable: ['flask-achievements'],
  }
  const { user, data } = await open({ ...season, flasks: [...season.flasks] }, full)
  platform.silence(exchangePrize)
  await user.click(button('Take the gift: Achievements'))
  await waitFor(() => expect(alerts().join()).toContain('given once'))
  const held = platform.hold(exchangePrize)
  await user.click(button('Take the gift: Achievements'))
  await user.click(button('Take the gift: Achievements'))
  const sent = platform.sent(exchangePrize)
  expect(sent).toHaveLength(2)
  expect(sent[1]!.body).toEqual(sent[0]!.body)
  expect(sent[0]!.params).toEqual({ promoId: '12', prizeId: 'flask-achievements' })
  const taken = {
    prizeId: 'flask-achievements',
    title: 'Gift of achievements',
    image: prize.image,
    at: '2026-11-20T12:00:00.000Z',
    giftId: '7',
    place: null,
    ticket: null,
  }
  data.own = { ...full, claimable: [], receivedPrizes: [taken] }
  await act(async () => held.answer({ gifts: [gift], points: 0, additionalPoints: 0 }))
  await waitFor(() => expect(readText(screen.getAllByRole('article')[0]!)).toContain('Gift taken'))
})

test('a flask that fills while the page is open offers its gift at once, and is not told as taken [9.29] [7.86]', async () => {
  const elements = { achievements: 2_499, deposits: 0, bets: 0 }
  await open({ ...season, flasks: [...season.flasks] }, { ...own, elements, claimable: [] })
  expect(readText(screen.getAllByRole('article')[0]!)).toContain('1 to go')
  await line.publish('user:1', promotionPointsChanged, {
    id: '12',
    ...promotionBalance,
    elements: { ...elements, achievements: 2_500 },
  })
  await waitFor(() => expect(button('Take the gift: Achievements')).toBeTruthy())
  expect(page()).not.toContain('Gift taken')
})

test('the first point makes a member, which the page shows at once; a rank is loaded again 10 seconds after points have changed [3.22] [6.6]', async () => {
  const { data, load } = await open({}, { ...own, membership: null })
  expect(readText(card('My progress'))).toContain('You join with the first point')
  data.own = own
  await line.publish('user:1', promotionPointsChanged, { id: '12', ...promotionBalance, points: 1 })
  await waitFor(() => expect(readText(card('My progress'))).toContain('Place in the table 14'))
  expect(load).toHaveBeenCalledOnce()
  stopTime()
  data.own = { ...own, points: 170, membership: { ...own.membership!, rank: 9 } }
  for (const points of [160, 170]) {
    await line.publish('user:1', promotionPointsChanged, { id: '12', ...promotionBalance, points })
    await pass(4_000)
  }
  expect(readText(card('My progress'))).toContain('Place in the table 14')
  await pass(2_000)
  expect(readText(card('My progress'))).toContain('Place in the table 9')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a future promotion shows its facts, how it will be, and joining is the reminder [4.2] [7.41] [5.28]', async () => {
  const future = {
    status: 'future',
    fund: '900 000 ₽',
    startAt: '2126-12-01T09:00:00.000Z',
    endAt: '2126-12-14T17:00:00.000Z',
    blocks: {
      ...lottery.blocks,
      steps: [{ icon: 'slots', title: 'Play slots', text: '3,000 ₽ of bets = 1 comb' }],
    },
  } as const
  const { user, data } = await open(
    { ...future, blocks: { ...future.blocks, steps: [...future.blocks.steps] } },
    {
      ...own,
      membership: null,
    },
  )
  expect(page()).toContain('Prizes5Waiting for the start6,210Dates01.12 - 14.12')
  expect(page()).toContain('How it will work1. Play slots')
  data.own = own
  platform.answer(joinPromotion, { ok: true, action_id: '12' })
  await user.click(button('I want to take part'))
  await screen.findByRole('heading', { name: 'You’re on the list' })
})

test('after a logout the page shows nothing of the player any more [4.18]', async () => {
  const { data } = await open({})
  expect(readText(card('My progress'))).toContain('148')
  data.own = 'guest'
  await line.publish(promotionRoom('12'), promotionChanged, { id: '12', status: 'active', draw: 'open' })
  await waitFor(() => expect(readText(card('My progress'))).not.toContain('148'))
  expect(readText(card('My progress'))).toContain('Log in or register')
})

test('a promotion of text has no call of the player’s own [3.23]', async () => {
  await open({ template: null, draw: null, prizes: [], html: '<p>Just words</p>' }, 'guest')
  expect(page()).toContain('Just words')
  expect(platform.calls).toEqual([])
})

test.each<[string, Parameters<typeof open>[0]]>([
  ['a lottery', {}],
  ['an exchange', { template: 'template2' }],
  ['the season', { template: 'template4' }],
  ['one that has not begun', { status: 'future' }],
  ['a birthday', { template: null, container: 'birthday' }],
])('when the own part did not load, the page of %s says so and loads again [8.3]', async (_, changes) => {
  const { user, load } = await open(changes, 'failed')
  expect(alerts().join()).toContain('Your result could not be loaded')
  await user.click(button('Try again'))
  expect(load).toHaveBeenCalledOnce()
})

test('the text names roubles: a player of another currency is told what a point costs in it', async () => {
  const price = { html: '<p>3,000 ₽ is a ticket</p>', pointPrices: { RUB: 300_000, EUR: 3_000 } }
  const { unmount } = await open(price)
  expect(page()).not.toContain('In your currency')
  unmount()
  act(() => dispatchToWallet({ type: 'snapshot', snapshot: { ...balance, currency: 'EUR' } }))
  await open(price)
  expect(page()).toContain('In your currency: +1 for every €30 in bets.')
})

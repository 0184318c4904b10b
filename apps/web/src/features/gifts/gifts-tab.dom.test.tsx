import {
  type Gift,
  activateGift,
  countPayoutGifts,
  getActiveBonus,
  listGifts,
  selectCashboxGift,
} from '@yanta/contract'
import { balance, bonus, gift, profile } from '@yanta/contract/fixtures'
import { fireEvent, screen, within } from '@testing-library/react'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { writeSessionHint } from '../../data/api/session-hint.ts'
import {
  alerts,
  button,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../testing/dom.tsx'
import type { Call } from '../../data/api/caller.ts'
import { GiftsTab } from './gifts-tab.tsx'
import { loadRenderedGifts } from './load-rendered-gifts.ts'

const free = { ...gift.restrictions, depositLimits: [] }
const cash: Gift = {
  ...gift,
  id: '1',
  title: 'Cash',
  type: 'cash',
  terms: { type: 'cash', amount: 50_000 },
  restrictions: free,
  expiredAt: null,
}
const spins: Gift = {
  ...cash,
  id: '2',
  title: 'Spins',
  type: 'giftspin',
  terms: {
    type: 'giftspin',
    game: { slug: 'red-oni', name: 'Red Oni', preview: '/art/red-oni.webp' },
    stake: 2_000,
    total: 30,
    left: 30,
    won: 0,
    bonus: { wagerTimes: 20, days: 7, capTimes: 5, maxStake: 50_000 },
  },
}
const snapshot = { ...balance, seq: {}, epoch: 'e1' }

/** The gifts at their address, and a way to another one. */
function Screen({ gifts }: { gifts: Gift[] | null }) {
  const { pathname } = useLocation()
  const rendered = useMemo(
    () => gifts && { gifts, counts: { available: gifts.length, active: 0 }, isWhole: true },
    [gifts],
  )
  return (
    <>
      <Link to="/promo">Away</Link>
      <Link to="/profile/gifts" mask="/cashbox">
        Cashbox
      </Link>
      {pathname !== '/promo' && <GiftsTab rendered={rendered} />}
    </>
  )
}

async function open(gifts: Gift[] | null, { path = '/profile/gifts', rendered = snapshot } = {}) {
  stopTime()
  writeSessionHint(true)
  const site = await renderInSite(<Screen gifts={gifts} />, {
    path,
    site: { player: { profile, balance: rendered } },
  })
  await pass(1)
  return site
}
const page = () => readText(document.body)
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')!.textContent)
const go = async (name: RegExp) => {
  fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name }))
  await pass(1)
}
const many = (count: number, more: Partial<Gift> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...cash, id: `${100 + index}`, ...more }))

test('gifts are listed by state, and the address selects the segment', async () => {
  const used = { ...cash, id: '3', title: 'Used', state: 'used' as const }
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const { address } = await open([cash, { ...spins, state: 'activated' }, used])
  expect(titles()).toEqual(['Cash'])
  await go(/Active/)
  expect([address(), titles()]).toEqual(['/profile/gifts?tab=active', ['Spins']])
  await go(/History/)
  expect([address(), titles()]).toEqual(['/profile/gifts?tab=history', ['Used']])
})

test('an address of a segment opens it', async () => {
  await open([cash, { ...cash, id: '3', title: 'Used', state: 'used' }], {
    path: '/profile/gifts?tab=history',
  })
  expect(titles()).toEqual(['Used'])
})

test('a gift that ends in less than three days is counted down, and moves to the history when it ends [4.42]', async () => {
  await open([{ ...cash, expiredAt: '2026-11-21T18:14:00.000Z' }])
  expect(page()).toContain('Expires in 1 d 06:14')
  await pass(30 * 3_600_000)
  expect(page()).toContain('Expires in 14:00')
  await pass(840_000)
  expect(titles()).toEqual([])
  await go(/History/)
  expect(page()).toContain('Expired 21.11.26')
})

test('500 gifts are shown 24 at a time', async () => {
  await open(many(500))
  expect(titles()).toHaveLength(24)
  fireEvent.click(button('Show more'))
  expect(titles()).toHaveLength(48)
})

test('a document has a screenful of each segment with the counts of all, and the rest follows', async () => {
  const all = [...many(30), ...many(30, { state: 'activated' }), ...many(30, { state: 'used' })]
  const gifts = all.map((each, index) => ({ ...each, id: `${index}` }))
  platform.answer(listGifts, { data: { data: gifts } })
  const call: Call = async () => ({ ok: true, value: { data: { data: gifts } } }) as never
  const rendered = await loadRenderedGifts(call, 24)
  expect(rendered?.gifts).toHaveLength(72)
  expect(rendered).toMatchObject({ counts: { available: 30, active: 30 }, isWhole: false })
  stopTime()
  writeSessionHint(true)
  const held = platform.hold(listGifts)
  await renderInSite(<GiftsTab rendered={rendered} />, { path: '/profile/gifts' })
  const links = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect([titles().length, links()]).toEqual([24, ['Available30', 'Active30', 'History']])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  held.answer({ data: { data: gifts } })
  await pass(1)
  expect([titles().length, links()]).toEqual([24, ['Available30', 'Active30', 'History']])
  fireEvent.click(button('Show more'))
  expect(titles()).toHaveLength(30)
})

test('a one-click gift is taken once, however often the button is pressed, and leaves the list [4.55]', async () => {
  platform.answer(listGifts, { data: { data: [{ ...cash, state: 'used' }] } })
  await open([cash])
  const held = platform.hold(activateGift)
  fireEvent.click(button('Take'))
  fireEvent.click(button('Take'))
  await pass(1)
  expect(platform.sent(activateGift).map(({ params, query }) => [params.id, query.get('platform')])).toEqual([
    ['1', 'desktop'],
  ])
  expect(titles()).toEqual(['Cash'])
  held.answer({ success: true, gift: { ...cash, state: 'used' }, chosen: null })
  await pass(1)
  expect(titles()).toEqual([])
})

test('a long-term gift that was activated is shown among the active ones', async () => {
  platform.answer(activateGift, { success: true, gift: { ...spins, state: 'activated' }, chosen: null })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const { address } = await open([spins])
  fireEvent.click(button('Activate'))
  await settle()
  await pass(1)
  expect(address()).toBe('/profile/gifts?tab=active')
  expect(titles()).toEqual(['Spins'])
  expect(page()).toContain('30 of 30 left')
  expect(platform.sent(listGifts)).toEqual([])
})

test('a gift that support hands over is shown among the active ones once it is taken [3.46]', async () => {
  const manager: Gift = { ...cash, id: '5', title: 'Manager', type: 'custom', terms: { type: 'custom' } }
  const taken = { ...manager, state: 'activated' as const }
  platform.answer(listGifts, { data: { data: [taken] } })
  platform.answer(activateGift, { success: true, gift: taken, chosen: null })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const { address } = await open([manager])
  fireEvent.click(button('Take'))
  await settle()
  await pass(1)
  expect(address()).toBe('/profile/gifts?tab=active')
  expect(page()).toContain('Support will get in touch')
})

test('a deposit bonus that the account may not have opens the dialog of its refusal [6.9] [8.33]', async () => {
  platform.answer(listGifts, { data: { data: [gift] } })
  platform.refuse(selectCashboxGift, 403, { code: 'multi_account' })
  const { address } = await open([{ ...gift, expiredAt: null }])
  fireEvent.click(button('To the cashbox'))
  await settle()
  await pass(1)
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'giftFailure', props: { code: 'multi_account' } },
  ])
  expect(address()).toBe('/profile/gifts')
})

test('a late answer to the choice of a deposit bonus opens no cashbox for a player who has left the gifts', async () => {
  platform.answer(listGifts, { data: { data: [gift] } })
  const { address, popup } = await open([{ ...gift, expiredAt: null }])
  const held = platform.hold(selectCashboxGift)
  fireEvent.click(button('To the cashbox'))
  await pass(1)
  fireEvent.click(screen.getByRole('link', { name: 'Away' }))
  await pass(1)
  held.answer({ success: true })
  await settle()
  await pass(1)
  expect([address(), popup()]).toEqual(['/promo', null])
})

test('a late answer to an activation leaves the address to a player who has left the gifts', async () => {
  const { address } = await open([spins])
  const held = platform.hold(activateGift)
  fireEvent.click(button('Activate'))
  await pass(1)
  fireEvent.click(screen.getByRole('link', { name: 'Away' }))
  await pass(1)
  held.answer({ success: true, gift: { ...spins, state: 'activated' }, chosen: null })
  await settle()
  await pass(1)
  expect(address()).toBe('/promo')
})

test('a late answer to an activation does not close a popup that was opened meanwhile', async () => {
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const { popup } = await open([spins])
  const held = platform.hold(activateGift)
  fireEvent.click(button('Activate'))
  await pass(1)
  fireEvent.click(screen.getByRole('link', { name: 'Cashbox' }))
  await pass(1)
  expect(popup()).toBe('/cashbox')
  held.answer({ success: true, gift: { ...spins, state: 'activated' }, chosen: null })
  await settle()
  await pass(1)
  expect(popup()).toBe('/cashbox')
})

test('a bonus offer is taken where its terms are read', async () => {
  const offer: Gift = {
    ...cash,
    type: 'bonus_offer',
    terms: {
      type: 'bonus_offer',
      amount: 50_000,
      bonus: { wagerTimes: 25, days: 7, capTimes: 5, maxStake: 50_000 },
    },
  }
  await open([offer])
  fireEvent.click(button('Activate'))
  await pass(1)
  expect(platform.sent(activateGift)).toEqual([])
  expect(modalStore.getState().stack).toMatchObject([{ name: 'gift', props: { gift: { id: '1' } } }])
})

test('the spins of an active gift open its game', async () => {
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const { address } = await open([{ ...spins, state: 'activated' }], { path: '/profile/gifts?tab=active' })
  fireEvent.click(button('To the spins'))
  await settle()
  await pass(1)
  expect(address()).toBe('/play/red-oni')
})

test('wins of played spins that wait for another bonus to end say what they wait for', async () => {
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const played = { ...spins.terms, left: 0, won: 64_000 } as Gift['terms']
  await open([{ ...spins, state: 'activated', terms: played }], { path: '/profile/gifts?tab=active' })
  expect(readText(document.body)).toContain('640.00 ₽ won: it becomes a bonus once the current bonus ends')
  expect(readText(document.body)).not.toContain('0 of 30')
})

test('a refused activation opens its dialog, and the gift stays [8.33]', async () => {
  platform.refuse(activateGift, 409, { code: 'has_bonus' })
  platform.answer(listGifts, { data: { data: [spins] } })
  await open([spins])
  fireEvent.click(button('Activate'))
  await pass(1)
  expect(modalStore.getState().stack).toMatchObject([{ name: 'giftFailure', props: { code: 'has_bonus' } }])
  expect(titles()).toEqual(['Spins'])
})

test('gifts that did not load are asked for again', async () => {
  platform.silence(listGifts)
  await open(null)
  await settle()
  expect(alerts()).toHaveLength(1)
  platform.answer(listGifts, { data: { data: [cash] } })
  fireEvent.click(button('Try again'))
  await settle()
  expect(titles()).toEqual(['Cash'])
})

test('without new gifts there is a way to the promotions', async () => {
  await open([])
  expect(page()).toContain('No new gifts')
  expect(screen.getByRole('link', { name: 'See promotions' }).getAttribute('href')).toBe('/promo')
})

test('a link with a promo code opens its dialog', async () => {
  await open([], { path: '/profile/gifts?coupon=AMBER' })
  expect(modalStore.getState().stack).toMatchObject([{ name: 'coupon', props: { code: 'AMBER' } }])
})

test('what a payout burns is named before one is begun [5.27]', async () => {
  platform.answer(getActiveBonus, { bonus, seq: {}, epoch: 'e1' })
  platform.answer(countPayoutGifts, { count: 9, gifts: many(9, { title: 'Weekly spins' }), bonus: 320_000 })
  await open([], {
    path: '/profile/gifts?tab=active',
    rendered: { ...snapshot, bonus: 320_000, wagering: { done: 1_250_000, needed: 2_500_000 } },
  })
  await pass(1)
  const rows = within(screen.getByRole('list', { name: 'What a withdrawal burns' })).getAllByRole('listitem')
  expect(rows.map(readText)).toHaveLength(7)
  expect(readText(rows[0]!)).toContain('3,200.00 ₽')
  expect(page()).toContain('and 3 more gifts')
  expect(page()).toContain('Gifts come back only if the withdrawal fails through no fault of yours.')
})

test('the gift that a running bonus came from is shown once, as the bonus', async () => {
  platform.answer(getActiveBonus, { bonus: { ...bonus, giftId: '2' }, seq: {}, epoch: 'e1' })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 320_000 })
  await open(
    [
      { ...spins, state: 'activated' },
      { ...cash, state: 'activated' },
    ],
    {
      path: '/profile/gifts?tab=active',
      rendered: { ...snapshot, bonus: 320_000, wagering: { done: 1_250_000, needed: 2_500_000 } },
    },
  )
  await pass(1)
  expect(titles()).toEqual(['Cash'])
  expect(screen.getByRole('heading', { level: 2, name: 'Spins' })).toBeTruthy()
})

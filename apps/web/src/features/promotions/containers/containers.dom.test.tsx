import { exchangePrize, listGifts } from '@yanta/contract'
import {
  balance,
  gift,
  prize,
  profile,
  promotion,
  selfExclusion,
  userPromotionData,
} from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setServerTime } from '../../../browser/server-clock.ts'
import { dispatchToWallet, forgetWallet } from '../../../domain/wallet/wallet-store.ts'
import { alerts, button, platform, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { PromotionPage } from '../page/promotion-page.tsx'

const page = () => readText(document.body)
const player = { ...profile, firstname: 'Саша' }
const site = { player: { profile: player, balance: { ...balance, seq: {}, epoch: 'e1' } } }
const own = { ...userPromotionData, seq: {}, epoch: 'e1' }

beforeEach(() => {
  stopTime('2026-11-21T12:00:00.000Z')
  setServerTime(new Date().toISOString())
  act(() => dispatchToWallet({ type: 'snapshot', snapshot: balance }))
})
afterEach(() => act(forgetWallet))

const spins = { ...prize, id: 'spins', title: '75 gift spins', terms: null, price: null, currencyId: null }
const cash = {
  ...prize,
  id: 'cash',
  title: 'Cash',
  terms: { type: 'cash' as const, amount: 150_000 },
  price: null,
}
const birthday = {
  ...promotion,
  container: 'birthday' as const,
  type: 'personal' as const,
  title: 'A birthday gift',
  prizes: [spins, cash],
  blocks: {
    ...promotion.blocks,
    conditions: [{ icon: 'shield' as const, title: 'The date', text: 'Confirmed' }],
  },
}
const open = (changes: object, part: unknown, who: object = site) =>
  renderInSite(
    <PromotionPage promotion={{ ...birthday, ...changes } as never} own={part as never} others={[]} />,
    {
      site: who,
    },
  )

test('a birthday greets by name, and one gift is chosen and taken for good [3.25] [4.37] [7.42]', async () => {
  const { user } = await open(
    {},
    { ...own, claimable: ['spins', 'cash'], claimableUntil: '2026-11-25T21:00:00.000Z' },
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Happy birthday, Саша!')
  expect(page()).toContain('Your choice is final; open until 25.11.26, 21:00')
  await user.click(screen.getByRole('radio', { name: /1,500.₽/ }))
  const held = platform.hold(exchangePrize)
  await user.click(button(/^Take: 1,500.₽$/))
  await user.click(button(/^Take: 1,500.₽$/))
  expect(platform.sent(exchangePrize)).toMatchObject([{ params: { prizeId: 'cash' }, body: { price: null } }])
  held.answer({ gifts: [gift], points: 0, additionalPoints: 0 })
  await settle()
  expect(page()).toMatch(/It’s yours: 1,500.₽/)
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
})

test('a gift that was not answered for can be taken again, a refused one says why', async () => {
  const { user } = await open({}, { ...own, claimable: ['spins'] })
  platform.silence(exchangePrize)
  await user.click(button('Take: 75 gift spins'))
  await waitFor(() => expect(alerts().join()).toContain('you’ll still get one gift'))
  platform.refuse(exchangePrize, 409, { code: 'cannot_buy_prize' })
  await user.click(button('Take: 75 gift spins'))
  await waitFor(() => expect(alerts().join()).toContain('can’t be taken right now'))
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
})

test('out of its time a birthday shows its gifts and terms, and takes no choice', async () => {
  await open({}, own)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A birthday gift')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(page()).toContain('The choice is closed for now')
  expect(page()).toContain('The dateConfirmed')
})

test('what was chosen stays to be seen, but not as the gift of the next birthday', async () => {
  stopTime('2026-11-21T12:00:00.000Z')
  const received = {
    prizeId: 'spins',
    title: '75 gift spins',
    image: prize.image,
    at: '2026-11-20T12:00:00.000Z',
    giftId: '1',
    place: null,
    ticket: null,
  }
  const { unmount } = await open({}, { ...own, receivedPrizes: [received] })
  expect(page()).toContain('It’s yours: 75 gift spins')
  unmount()
  stopTime('2027-10-20T12:00:00.000Z')
  await open({}, { ...own, receivedPrizes: [received] })
  expect(page()).not.toContain('It’s yours')
  expect(page()).toContain('The choice is closed for now')
})

const levels = [
  { level: 1, name: 'Drop', image: '/1.svg', text: '3%' },
  { level: 6, name: 'Sail', image: '/6.svg', text: '8%' },
  { level: 10, name: 'Crown', image: '/10.svg', text: '15%' },
]
const standing = {
  container: 'secondary' as const,
  type: 'standing' as const,
  fund: 'Up to 15%',
  blocks: { ...promotion.blocks, levels, action: { text: 'See my week', url: '/winback' } },
}

test('a standing offer marks the level of the player and what it brings [3.25]', async () => {
  await open(standing, own)
  expect(page()).toContain('At your level: Sail8%')
  expect(screen.getByRole('listitem', { name: 'Your level: Sail, 8%' }).getAttribute('aria-current')).toBe(
    'step',
  )
  expect(screen.getByRole('link', { name: 'See my week' }).getAttribute('href')).toBe('/winback')
})

test('for a guest a standing offer shows the most it brings, and marks no level', async () => {
  await open(standing, 'guest', {})
  expect(page()).toContain('Up to 15%')
  expect(screen.queryByRole('listitem', { name: /^Your level/ })).toBeNull()
})

const rung = (title: string) => ({ title, text: 'on a deposit', from: 'from 500 ₽' })
const steps = {
  container: 'third' as const,
  type: 'newcomer' as const,
  slug: 'bonus',
  fund: 'Up to 300,000 ₽',
  isBonus: true,
  blocks: {
    ...promotion.blocks,
    rungs: [rung('100%'), rung('75%'), rung('50%')],
    questions: [{ question: 'Can I skip a step?', answer: 'Yes.' }],
  },
}
const current = () =>
  screen.queryAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step')

test('a guest is offered the welcome bonus with a way to register [9.31]', async () => {
  await open(steps, 'guest', {})
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/registration')
  expect(page()).toContain('Up to 300,000 ₽')
  expect(page()).toContain('Can I skip a step?')
  expect(current()).toHaveLength(1)
  expect(platform.sent(listGifts)).toEqual([])
})

test('a player sees what is left of the welcome gift, and is led to the cashbox [9.31]', async () => {
  const given = {
    ...gift,
    restrictionsState: { depositProgress: 640_000, deposits: { counted: 1, most: 3 } },
  }
  platform.answer(listGifts, { data: { data: [given] } })
  await open(steps, own)
  await waitFor(() => expect(page()).toContain('2 deposits left'))
  expect(page()).toContain('Steps1 / 3')
  expect(page()).toContain('6,400 ₽ of 20,000 ₽')
  expect(page()).toContain('13,600 ₽ left')
  expect(readText(current()[0]!)).toContain('75%')
  expect(screen.getByRole('link', { name: 'Open the cashbox' }).getAttribute('href')).toBe('/cashbox')
})

test('who has spent the welcome gift is not promised it again', async () => {
  platform.answer(listGifts, { data: { data: [] } })
  await open(steps, own)
  await waitFor(() => expect(page()).toContain('You’ve used this bonus'))
  expect(page()).not.toContain('Up to 300,000 ₽')
  expect(screen.queryByRole('link', { name: 'Open the cashbox' })).toBeNull()
  expect(current()).toEqual([])
})

test('a gift that could not be loaded is looked for under gifts', async () => {
  platform.silence(listGifts)
  await open(steps, own)
  await waitFor(() => expect(page()).toContain('We couldn’t load what’s left'))
})

test('whose account is closed for play is led to neither deposits nor gifts by the welcome bonus', async () => {
  platform.refuse(listGifts, 403, { code: 'self_excluded' })
  await open(steps, own, { player: { ...site.player, profile: { ...player, selfExclusion } } })
  await settle()
  expect(page()).toContain('Can I skip a step?')
  expect(screen.queryByRole('link', { name: 'Open the cashbox' })).toBeNull()
  expect(page()).not.toContain('We couldn’t load')
})

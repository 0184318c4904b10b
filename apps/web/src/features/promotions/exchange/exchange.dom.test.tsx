import { exchangePrize, getPromotion, listBalanceLog } from '@yanta/contract'
import {
  balanceLogRecord,
  gift,
  prize,
  profile,
  promotion,
  userPromotionData,
} from '@yanta/contract/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import { alerts, button, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { BalanceLogModal } from './balance-log-modal.tsx'
import { ExchangeModal } from './exchange-modal.tsx'
import { ExchangePage } from './exchange-page.tsx'

const { reportTrouble } = vi.hoisted(() => ({
  reportTrouble: vi.fn<(label: string, message: string) => void>(),
}))
vi.mock('../../../data/api/report.ts', async (original) => ({ ...(await original<object>()), reportTrouble }))
afterEach(() => void reportTrouble.mockClear())

const shells = { id: 'shell', name: 'shells', icon: '/art/shell.svg', url: null }
const cocktails = { id: 'cocktail', name: 'cocktails', icon: '/art/cocktail.svg', url: null }
const spins = {
  ...prize,
  id: 'spins',
  title: '20 gift spins',
  terms: null,
  price: 400,
  left: null,
  isNew: true,
}
const cash = { ...prize, title: 'Cash', left: 14 }
const xp = { ...prize, id: 'xp', title: '5,000 XP', terms: null, price: 2_400, left: null }
const gone = { ...prize, id: 'gone', title: 'Gone one', terms: null, left: 0 }
const high = { ...prize, id: 'high', title: 'High one', terms: null, level: 9 }
const main = {
  ...prize,
  id: 'main',
  title: 'Main prize',
  terms: null,
  price: 25_000,
  left: null,
  isMain: true,
}
const exchange = {
  ...promotion,
  slug: 'treasure',
  template: 'template2' as const,
  currency: shells,
  prizes: [spins, cash, xp, gone, high, main],
}
const own = { ...userPromotionData, points: 1_860, additionalPoints: 7 }
const site = { player: { profile, balance: null } }
const page = () => readText(document.body)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(readText)
const opened = () => modalStore.getState().stack.map(({ name }) => name)

test('the balance is shown with the way to the main prize [3.27]', async () => {
  await renderInSite(<ExchangePage promotion={exchange} own={own} />, { site })
  expect(page()).toContain('1,860shells to spendTo the main prize1,860 / 25,000')
  const bar = screen.getByRole('progressbar', { name: 'To the main prize' })
  expect(bar.getAttribute('aria-valuetext')).toBe('1,860 of 25,000')
})

test('available prizes come first, all of them show why they can’t be had [3.26]', async () => {
  const { user } = await renderInSite(<ExchangePage promotion={exchange} own={own} />, { site })
  expect(titles()).toEqual(['20 gift spins', 'Cash', '5,000 XP', 'Main prize'])
  expect(page()).toContain('Prizes4')
  expect(button('540 short').disabled).toBe(true)
  expect(page()).toContain('14 left')
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(titles()).toHaveLength(6)
  expect(button('All gone').disabled).toBe(true)
  expect(button('From level 9').disabled).toBe(true)
  await user.click(button('Exchange: Cash'))
  expect(opened()).toEqual(['prizeExchange'])
})

test('a prize of an unknown currency is shown without a price, and logged once [8.9]', async () => {
  const strange = { ...spins, currencyId: 'pearl', price: 777 }
  const { user } = await renderInSite(
    <ExchangePage promotion={{ ...exchange, prizes: [strange, main] }} own={own} />,
    { site },
  )
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(titles()).toContain('20 gift spins')
  expect(page()).not.toContain('777')
  expect(button('Not available yet').disabled).toBe(true)
  expect(reportTrouble.mock.calls).toEqual([['UNKNOWN_PRIZE_CURRENCY', 'treasure: spins: pearl']])
})

test('a guest sees prices and is led to the login', async () => {
  await renderInSite(<ExchangePage promotion={exchange} own={null} />)
  expect(page()).not.toContain('To the main prize')
  expect(screen.getByRole('link', { name: 'Log in to exchange: Cash' }).getAttribute('href')).toBe('/login')
})

test('a past promotion shows its prizes and exchanges nothing [8.32]', async () => {
  await renderInSite(<ExchangePage promotion={{ ...exchange, status: 'past' }} own={own} />, { site })
  expect(titles()).toHaveLength(6)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Exchange:/ })).toBeNull()
  expect(page()).toContain('shells left over')
  expect(page()).not.toMatch(/to spend|To the main prize/)
})

test('with two currencies both balances are shown, and the door to the hunt opens it [1.7] [3.24]', async () => {
  const { user } = await renderInSite(
    <ExchangePage
      promotion={{
        ...exchange,
        template: 'template5',
        additionalCurrency: cocktails,
        duckHunt: { pointsPerShot: 40 },
        prizes: [{ ...spins, price: 8, currencyId: 'cocktail' }, main],
      }}
      own={own}
    />,
    { site },
  )
  expect(page()).toContain('1,860shells to spend7cocktails to spend')
  expect(button('1 short').disabled).toBe(true)
  expect(page()).toContain('One shot for every 40 points')
  await user.click(button('Go hunting'))
  expect(opened()).toEqual(['duckHunt'])
})

const got = { gifts: [gift], points: 960, additionalPoints: 7 }
const dialog = () => readText(screen.getByRole('dialog'))
async function openConfirmation(more: object = {}) {
  const seen = { closed: 0 }
  const view = await renderInSite(
    <ExchangeModal
      promotion={exchange}
      prize={{ ...cash, ...more }}
      own={own}
      onClose={() => seen.closed++}
    />,
    { site },
  )
  return { ...view, seen }
}

test('an exchange is confirmed as final, with what it costs and what stays [4.37] [2.50]', async () => {
  const { user, seen } = await openConfirmation()
  expect(dialog()).toContain('Exchange shells?')
  expect(dialog()).toContain('Price900You will have960To the main prize24,040')
  expect(dialog()).toContain('The exchange is final: you can’t get the shells back.')
  expect(screen.getAllByRole('button').map(readText).slice(-2)).toEqual(['Cancel', 'Exchange'])
  await user.click(button('Cancel'))
  expect(seen.closed).toBe(1)
  expect(platform.calls).toEqual([])
})

test('a confirmed exchange is sent once with its price and a key, and leads to the gift [7.42]', async () => {
  const { user } = await openConfirmation()
  const held = platform.hold(exchangePrize)
  await user.click(button('Exchange'))
  await user.click(button('Exchange'))
  expect(platform.sent(exchangePrize)).toMatchObject([
    {
      params: { promoId: '12', prizeId: 'cash' },
      body: { price: 900, key: expect.stringMatching(/^[\w-]{16,64}$/) },
    },
  ])
  held.answer(got)
  await settle()
  expect(dialog()).toContain('It’s yours')
  expect(dialog()).toContain('You have 960 shells left.')
  expect(screen.getByRole('link', { name: 'To my gifts' }).getAttribute('href')).toBe('/profile/gifts')
})

const keys = () => platform.sent(exchangePrize).map(({ body }) => body as { key: string; price: number })

test('an exchange without an answer says so, and is repeated with the same key [8.4]', async () => {
  const { user } = await openConfirmation()
  platform.silence(exchangePrize)
  await user.click(button('Exchange'))
  await waitFor(() => expect(alerts().join()).toContain('you won’t be charged twice'))
  platform.answer(exchangePrize, got)
  await user.click(button('Exchange'))
  await settle()
  const [first, second] = keys()
  expect(second!.key).toBe(first!.key)
})

test('another price is shown and confirmed anew, with another key', async () => {
  const { user } = await openConfirmation()
  platform.refuse(exchangePrize, 409, { code: 'product_price_changed' })
  platform.answer(getPromotion, { ...exchange, prizes: [{ ...cash, price: 1_000 }, main] })
  await user.click(button('Exchange'))
  await waitFor(() => expect(dialog()).toContain('Price1,000You will have860'))
  expect(alerts().join()).toContain('The price has changed')
  platform.answer(exchangePrize, got)
  await user.click(button('Exchange'))
  await settle()
  const [first, second] = keys()
  expect(second!.price).toBe(1_000)
  expect(second!.key).not.toBe(first!.key)
})

test.each([
  ['insufficient_funds', 'no longer covers this prize'], // [8.30]
  ['cannot_buy_prize', 'can’t be taken right now'], // [8.31]
  ['action_is_inactive', 'isn’t running right now'], // [8.32]
  ['action_not_allowed', 'rules of this promotion'],
  ['invalid_promotion', 'no such promotion'],
  ['user_not_participate', 'Join'],
  ['product_sold_out', 'has just gone'],
  ['product_level_required', 'at a higher level'],
])('after the refusal %s the dialog says why and can only be closed [8.25-8.32]', async (code, words) => {
  const { user } = await openConfirmation()
  platform.refuse(exchangePrize, 409, { code: code as never })
  await user.click(button('Exchange'))
  await waitFor(() => expect(alerts().join()).toContain(words))
  expect(screen.queryByRole('button', { name: 'Exchange' })).toBeNull()
  expect(screen.getAllByRole('button').map(readText)).toContain('Close')
})

test('the log says what points came from and went to, page by page [7.44] [4.56]', async () => {
  const bets = { ...balanceLogRecord, id: '900', kind: 'bets' as const, amount: 120, title: null }
  platform.answer(listBalanceLog, {
    items: [
      balanceLogRecord,
      ...Array.from({ length: 39 }, (_, index) => ({ ...bets, id: `${800 - index}` })),
    ],
  })
  const { user } = await renderInSite(<BalanceLogModal promotion={exchange} onClose={() => {}} />)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40))
  const rows = () => screen.getAllByRole('listitem').map(readText)
  expect(rows()[0]).toMatch(/Exchange · .*-900$/)
  expect(rows()[1]).toMatch(/^Bets20.11.26\+120$/)
  platform.answer(listBalanceLog, { items: [{ ...bets, id: '1' }] })
  await user.click(button('Show more'))
  await waitFor(() => expect(rows()).toHaveLength(41))
  expect(platform.sent(listBalanceLog).at(-1)!.query.get('before')).toBe('762')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a log that did not load is asked for again, an empty one says so', async () => {
  platform.silence(listBalanceLog)
  const { user } = await renderInSite(<BalanceLogModal promotion={exchange} onClose={() => {}} />)
  await waitFor(() => expect(alerts().join()).toContain('The history could not be loaded'))
  platform.answer(listBalanceLog, { items: [] })
  await user.click(button('Try again'))
  expect(await screen.findByText('Nothing yet')).toBeTruthy()
})

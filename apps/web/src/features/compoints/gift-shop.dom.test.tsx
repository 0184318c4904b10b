import { buyCompointProduct, listCompointProducts, listLevels } from '@yanta/contract'
import { balance, compointProduct, gift, level, profile } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { modalStore } from '../../dialogs/store.ts'
import { dispatchToWallet, forgetWallet, walletStore } from '../../domain/wallet/wallet-store.ts'
import { alerts, button, field, fill, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { GiftShop } from './gift-shop.tsx'
import { PurchaseModal } from './purchase-modal.tsx'
import { ShortfallModal } from './shortfall-modal.tsx'

const spins = { ...compointProduct, title: '10 gift spins' }
const chest = {
  ...spins,
  id: 'chest',
  title: 'Chest',
  category: 'surprises' as const,
  price: 500_000,
  isHit: true,
}
const last = { ...spins, id: 'last', title: 'Last one', left: 0 }
const high = { ...spins, id: 'high', title: 'High one', level: 7 }
const site = { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } }
const worth = (compoints: number) =>
  act(() => dispatchToWallet({ type: 'snapshot', snapshot: { ...balance, compoint_balance: compoints } }))

afterEach(() => act(forgetWallet))

const opened = () => modalStore.getState().stack.map(({ name }) => name)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(readText)
async function openShop(items = [spins, chest, last, high], path = '/compoints') {
  platform.answer(listCompointProducts, { items })
  const page = await renderInSite(<GiftShop betsForOne={10_000} />, { site, path })
  await screen.findByRole('list', { name: 'Gifts' })
  return page
}

test('products show their price, and why one can’t be bought [2.68] [8.42]', async () => {
  const { user } = await openShop()
  expect(titles()).toEqual(['10 gift spins', 'Chest', 'Last one', 'High one'])
  expect(readText(document.body)).toContain('Hit')
  expect(button('Chest: 2,660 short')).toBeTruthy()
  expect(button('Sold out').disabled).toBe(true)
  expect(button('From level 7').disabled).toBe(true)
  await user.click(button('Buy: 10 gift spins'))
  expect(opened()).toEqual(['compointPurchase'])
  await user.click(button('Chest: 2,660 short'))
  expect(opened()).toEqual(['compointPurchase', 'compointShortfall'])
})

test('the products are named in the language that was chosen on their page', async () => {
  await openShop([{ ...spins, title: '10 гифтспинов' }])
  platform.answer(listCompointProducts, { items: [spins] })
  act(emptyClientStores)
  await waitFor(() => expect(titles()).toEqual(['10 gift spins']))
})

test('on a break the shop says until when nothing is sold', async () => {
  platform.answer(listCompointProducts, { items: [spins] })
  const resting = { player: { ...site.player, profile: { ...profile, breakUntil: '2099-01-02T10:00:00Z' } } }
  await renderInSite(<GiftShop betsForOne={10_000} />, { site: resting, path: '/compoints' })
  await screen.findByRole('list', { name: 'Gifts' })
  expect(readText(document.body)).toContain('You’re on a breakPurchases open again on')
})

test('what is missing follows the compoints of the player [7.86]', async () => {
  await openShop()
  worth(500_000)
  expect(button('Buy: Chest')).toBeTruthy()
})

test('filters are in the address, and the address has them', async () => {
  const { user, address } = await openShop([spins, chest], '/compoints?category=surprises')
  expect(titles()).toEqual(['Chest'])
  await user.click(button('All'))
  await waitFor(() => expect([titles(), address()]).toEqual([['10 gift spins', 'Chest'], '/compoints']))
  await user.click(screen.getByRole('switch', { name: 'Within my compoints' }))
  await waitFor(() => expect([titles(), address()]).toEqual([['10 gift spins'], '/compoints?enough=1']))
})

test('of two thousand products forty are drawn, and the others are found by their words', async () => {
  const many = Array.from({ length: 2_000 }, (_, place) => ({
    ...spins,
    id: `p-${place}`,
    title: `Product ${place}`,
  }))
  const { user } = await openShop(many)
  expect(titles()).toHaveLength(40)
  await user.click(button('Show 1,960 more'))
  expect(titles()).toHaveLength(80)
  fill('Find a gift', 'product 1999')
  await waitFor(() => expect(titles()).toEqual(['Product 1999']))
  expect(field('Find a gift').value).toBe('product 1999')
})

test('a dozen products can be searched, fewer need no search [2.68]', async () => {
  const dozen = Array.from({ length: 12 }, (_, place) => ({
    ...spins,
    id: `p-${place}`,
    title: `Gift ${place}.`,
  }))
  const { unmount } = await openShop(dozen)
  fill('Find a gift', 'gift 7')
  await waitFor(() => expect(titles()).toEqual(['Gift 7.']))
  unmount()
  await openShop(dozen.slice(1))
  expect(screen.queryByLabelText('Find a gift')).toBeNull()
})

test('products that did not load are fetched again', async () => {
  platform.silence(listCompointProducts)
  const { user } = await renderInSite(<GiftShop betsForOne={null} />, { site })
  await waitFor(() => expect(alerts().join()).toContain('The gifts could not be loaded'))
  platform.answer(listCompointProducts, { items: [spins] })
  await user.click(button('Try again'))
  await waitFor(() => expect(titles()).toEqual(['10 gift spins']))
})

test('a shop without products says so', async () => {
  platform.answer(listCompointProducts, { items: [] })
  await renderInSite(<GiftShop betsForOne={null} />, { site })
  expect(await screen.findByText('The shelves are empty for now')).toBeTruthy()
})

const bought = {
  gifts: [{ ...gift, reason: 'compoint_product_purchase' as const }],
  compoint_balance: 216_000,
}

async function openPurchase() {
  const seen = { closed: 0, changed: 0 }
  const page = await renderInSite(
    <PurchaseModal product={spins} onChanged={() => seen.changed++} onClose={() => seen.closed++} />,
    { site },
  )
  worth(234_000)
  return { ...page, seen }
}
const dialog = () => readText(screen.getByRole('dialog'))

test('the confirmation says the price, what stays, and that the purchase is final [4.37]', async () => {
  await openPurchase()
  expect(dialog()).toContain('Price180You have2,340You will have2,160')
  expect(dialog()).toContain('The purchase is final: compoints are not returned.')
  expect(dialog()).toContain('20 ₽ a spin on us')
})

test('a confirmed purchase is sent once with the price and a key, and leads to the gift [7.31] [4.55]', async () => {
  const { user, seen } = await openPurchase()
  const held = platform.hold(buyCompointProduct)
  await user.click(button('Buy'))
  await user.click(button('Buy'))
  expect(platform.sent(buyCompointProduct)).toMatchObject([
    { params: { id: 'spins-10' }, body: { quantity: 1, price: 18_000 } },
  ])
  expect(seen).toEqual({ closed: 0, changed: 0 })
  held.answer(bought)
  await settle()
  expect(seen).toEqual({ closed: 0, changed: 1 })
  expect(dialog()).toContain('You have 2,160 left')
  expect(screen.getByRole('link', { name: 'To my gifts' }).getAttribute('href')).toBe('/profile/gifts')
  expect(walletStore.getState().wallet?.compoints).toBe(216_000)
})

test('a purchase without an answer is repeated with the same key', async () => {
  const { user } = await openPurchase()
  platform.silence(buyCompointProduct)
  await user.click(button('Buy'))
  await waitFor(() => expect(alerts().join()).toContain('you won’t be charged twice'))
  platform.answer(buyCompointProduct, bought)
  await user.click(button('Buy'))
  await settle()
  const [first, second] = platform.sent(buyCompointProduct).map(({ body }) => (body as { key: string }).key)
  expect(first).toMatch(/^[\w-]{16,64}$/)
  expect(second).toBe(first)
})

test('another price is shown and confirmed anew, with another key', async () => {
  const { user } = await openPurchase()
  platform.refuse(buyCompointProduct, 409, { code: 'product_price_changed' })
  platform.answer(listCompointProducts, { items: [{ ...spins, price: 20_050 }] })
  await user.click(button('Buy'))
  await waitFor(() => expect(dialog()).toContain('Price200.50You have2,340You will have2,139.50'))
  expect(alerts().join()).toContain('The price has changed')
  platform.answer(buyCompointProduct, bought)
  await user.click(button('Buy'))
  await settle()
  const [first, second] = platform.sent(buyCompointProduct).map(({ body }) => body as { key: string })
  expect(second).toMatchObject({ price: 20_050 })
  expect(second!.key).not.toBe(first!.key)
  expect(dialog()).toContain('The gift is yours')
})

test('a product that is sold out meanwhile can only be closed', async () => {
  const { seen } = await openPurchase()
  platform.refuse(buyCompointProduct, 409, { code: 'product_sold_out' })
  await act(async () => button('Buy').click())
  await waitFor(() => expect(alerts().join()).toContain('sold out'))
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
  expect(seen).toEqual({ closed: 0, changed: 1 })
})

test.each([
  ['dollar', 'Not enough dollars'],
  ['compoint', 'Not enough compoints'],
])(
  'a purchase that the balance no longer covers is refused in the name of the unit: %s [8.42]',
  async (unitName, told) => {
    await renderInSite(<PurchaseModal product={spins} onChanged={() => {}} onClose={() => {}} />, {
      site: { ...site, serverData: { jurisdiction: { unitName } } },
    })
    worth(234_000)
    platform.refuse(buyCompointProduct, 402, { code: 'insufficient_compoint_balance' })
    await act(async () => button('Buy').click())
    await waitFor(() => expect(alerts().join()).toContain(told))
  },
)

test('where the jurisdiction allows no name of a currency, a shortfall is one of compoints [8.42]', async () => {
  platform.answer(listLevels, { items: [{ ...level, index: 6, compointsRate: 16 }] })
  await renderInSite(<ShortfallModal needed={394_000} betsForOne={10_000} onClose={() => {}} />, {
    site: { ...site, serverData: { jurisdiction: { unitName: 'compoint' } } },
  })
  expect(screen.getByRole('dialog', { name: 'Not enough compoints' })).toBeTruthy()
  await waitFor(() => expect(dialog()).toContain('At your level it takes about'))
  expect(dialog()).not.toMatch(/dollar/i)
})

test('a shortfall says how many dollars are missing and what earns them on the own level [8.42] [9.25]', async () => {
  platform.answer(listLevels, { items: [{ ...level, index: 6, compointsRate: 16 }] })
  await renderInSite(<ShortfallModal needed={394_000} betsForOne={10_000} onClose={() => {}} />, { site })
  worth(234_000)
  expect(screen.getByRole('dialog', { name: 'Not enough dollars' })).toBeTruthy()
  await waitFor(() => expect(dialog()).toContain('about 100,000 ₽ of real-money bets'))
  expect(dialog()).toContain('1,600 more')
  expect(dialog()).not.toContain('$')
  expect(screen.getByRole('link', { name: 'How to earn' }).getAttribute('href')).toBe('/compoints-about')
})

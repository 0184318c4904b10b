import {
  countPayoutGifts,
  getDeposit,
  getPayoutConditions,
  listNewPayouts,
  listPaymentSystems,
  listPayoutSystems,
} from '@yanta/contract'
import { balance, paymentSystem, profile, selfExclusion } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { CashboxModal } from './cashbox-modal.tsx'

const snapshot = { ...balance, seq: {}, epoch: 'e1' }

function Cashbox({ search }: { search: string }) {
  const [address, setAddress] = useState(`/cashbox${search}`)
  const { searchParams: query } = new URL(address, location.href)
  return <CashboxModal query={query} returnQuery="" onAddress={setAddress} onClose={vi.fn()} />
}

async function open({ rendered = snapshot as typeof snapshot | null, search = '', player = profile } = {}) {
  const site = await renderInSite(<Cashbox search={search} />, {
    path: '/cashbox',
    site: { player: { profile: player, balance: rendered } },
  })
  await settle()
  return site
}
const answer = (deposits = [paymentSystem]) => {
  platform.answer(listPaymentSystems, { items: deposits, lastUsed: null })
  platform.answer(listPayoutSystems, { items: [], lastUsed: null })
  platform.answer(getPayoutConditions, {
    currency: 'RUB',
    available: 0,
    conditions: [],
    documentsFrom: null,
    phone: null,
  })
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
}
const page = () => readText(document.body)
const chosen = () =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')!.textContent

test("payment methods show their limits in the player's currency [3.55], [9.9]", async () => {
  answer()
  await open()
  expect(page()).toContain('12,480.50')
  expect(page()).toMatch(/100–100,000 ₽/)
  expect(chosen()).toBe('Deposit')
})

test('a balance that failed to load is said, and money can be paid in all the same', async () => {
  answer()
  await open({ rendered: null })
  expect(page()).toContain('did not load')
  expect(page()).toContain('Банковская карта')
  expect(page()).not.toContain('12,480')
  expect(button(/^Deposit 500/)).toBeTruthy()
})

test('the address selects the tab, anything else the first one', async () => {
  answer()
  const { unmount } = await open({ search: '?tab=payout' })
  expect(chosen()).toBe('Withdrawal')
  expect(page()).toContain('No withdrawals right now')
  unmount()
  await open({ search: '?tab=nonsense' })
  expect(chosen()).toBe('Deposit')
})

test('when the list fails the cashbox shows an error and requests it again [8.5]', async () => {
  answer()
  platform.silence(listPaymentSystems)
  const { user } = await open()
  expect(page()).toContain('The cashbox is not answering')
  expect(modalStore.getState().stack).toEqual([])
  answer()
  await user.click(button('Try again'))
  await settle()
  expect(page()).toContain('Банковская карта')
  expect(platform.sent(listPaymentSystems)).toHaveLength(2)
})

test('without payment methods there is a button to support', async () => {
  answer([])
  const { user } = await open()
  await user.click(button('Ask support'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'deposit' }],
  ])
})

test.each(['', '?tab=deposit', '?deposit='])(
  'who has closed the account for play finds payouts and history, and no deposit: /cashbox%s',
  async (search) => {
    answer()
    await open({ search, player: { ...profile, selfExclusion } })
    expect(screen.getAllByRole('tab').map((shown) => shown.textContent)).toEqual(['Withdrawal', 'History'])
    expect(chosen()).toBe('Withdrawal')
    expect(platform.sent(listPaymentSystems)).toEqual([])
  },
)

test('a deposit made before the account was closed for play still shows how it ends', async () => {
  answer()
  platform.silence(getDeposit)
  await open({ search: '?deposit=d1', player: { ...profile, selfExclusion } })
  expect(chosen()).toBe('Deposit')
})

import { getBalance, logout } from '@yanta/contract'
import { balance, profile, selfExclusion, serverData } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { modalStore } from '../../dialogs/store.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { AccountArea } from './account-area.tsx'
import { dispatchToWallet, forgetWallet, walletStore } from '../wallet/wallet-store.ts'

const snapshot = { ...balance, seq: {}, epoch: 'e1' }

afterEach(() => act(forgetWallet))

async function open(rendered: typeof snapshot | null = snapshot, player = profile) {
  // The socket's code may load after its page is gone and write that page's balance.
  forgetWallet()
  return renderInSite(
    <AccountArea
      player={{ profile: player, balance: rendered }}
      serverData={{ socketUrl: serverData.socketUrl }}
      notifications={null}
    />,
    { path: '/promo', site: { player: { profile: player, balance: rendered } } },
  )
}
const page = () => readText(document.body)
const win = (to: number) =>
  act(() =>
    dispatchToWallet({
      type: 'changed',
      change: { balance_type: 'real', balance: to, reason: 'win' } as never,
    }),
  )

test('money is shown in major units, compoints as integers [9.9]', async () => {
  await open()
  await settle()
  expect(page()).toContain('12,480.50')
  expect(screen.getByTitle('Compoints').textContent).toBe('2,340')
})

test("the page's balance is the tab's wallet before the socket is there", async () => {
  await open()
  expect(walletStore.getState().wallet).toMatchObject({ real: balance.balance, bonus: balance.bonus })
})

test('a win is not shown before the round ends', async () => {
  await open()
  await settle()
  act(() => {
    dispatchToWallet({ type: 'snapshot', snapshot: balance })
    dispatchToWallet({ type: 'gameShown' })
    dispatchToWallet({ type: 'roundStarted', gameRoundId: 'r1', nowMs: Date.now() })
  })
  win(1_300_000)
  expect(page()).not.toContain('13,000.00')
  expect(page()).toContain('12,480.50')
  act(() => dispatchToWallet({ type: 'roundEnded', gameRoundId: 'r1' }))
  expect(page()).toContain('13,000.00')
})

test('a balance that did not load shows no amount; the button retries, one request at a time', async () => {
  platform.silence(getBalance)
  await open(null)
  expect(page()).toContain('The balance did not load')
  expect(page()).not.toMatch(/₽|\b0\b/)
  expect(button('Menu of Вера, level 6')).toBeTruthy()
  const held = platform.hold(getBalance)
  await act(async () => fireEvent.click(button('Load the balance again')))
  await act(async () => fireEvent.click(button('Load the balance again')))
  expect(platform.sent(getBalance).length).toBe(1)
  held.answer(snapshot)
  await waitFor(() => expect(page()).toContain('12,480.50'))
})

/** The end of the menu is loaded with its first opening. */
async function openMenu(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(button(/^Menu of/))
  await screen.findByRole('button', { name: 'Log out' })
}

test('the menu has its end as soon as it is near: under the pointer, or with the focus of the keyboard', async () => {
  const { user } = await open()
  await settle()
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  await user.hover(button(/^Menu of/))
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Game and site sounds' })).toBeTruthy()
})

test('logging out sends one request, clears the player and goes to main [2.20] [4.22]', async () => {
  const { user, address } = await open()
  const emptied: string[] = []
  const forget = addResettableStore(() => void emptied.push('store'))
  const held = platform.hold(logout)
  await openMenu(user)
  await user.click(button('Log out'))
  expect(button('Log out').getAttribute('aria-busy')).toBe('true')
  await user.click(button('Log out'))
  expect(platform.sent(logout)).toHaveLength(1)
  expect(emptied).toEqual([])
  held.answer({} as never)
  await waitFor(() => expect(address()).toBe('/'))
  expect(emptied).toEqual(['store'])
  expect(toastStore.getState().waiting).toEqual([])
  forget()
})

test('a logout that did not reach the server leaves the player logged in, and shows an error', async () => {
  platform.silence(logout)
  const { user, address } = await open()
  await openMenu(user)
  await user.click(button('Log out'))
  await waitFor(() => expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['alert']))
  expect(modalStore.getState().stack[0]!.props).toMatchObject({ title: 'You are still logged in' })
  expect(address()).toBe('/promo')
})

test.each([
  [null, 'Cashbox', '/cashbox'],
  // Another operator's platform may know no self-exclusion.
  [undefined as never, 'Cashbox', '/cashbox'],
  [selfExclusion, 'Withdraw', '/cashbox?tab=payout'],
])('with self-exclusion %o the main button is %s', async (exclusion, name, href) => {
  await open(snapshot, { ...profile, selfExclusion: exclusion })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

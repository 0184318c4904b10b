import { closeAccount } from '@yanta/contract'
import { balance } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import {
  alerts,
  button,
  field,
  fill,
  platform,
  readText,
  renderInSite,
  settle,
} from '../../../testing/dom.tsx'
import { CloseAccountModal } from './close-account-modal.tsx'
import './data-copy.messages.json'

const empty = { ...balance, seq: 1, epoch: 'epoch', balance: 0, bonus: 12_300, compoint_balance: 4_500 }

async function open(own: object = empty, serverData: object = {}) {
  const onClose = vi.fn()
  const site = await renderInSite(<CloseAccountModal username="vera@example.com" onClose={onClose} />, {
    path: '/profile/info',
    site: { player: { balance: own }, serverData },
  })
  return { ...site, onClose }
}
const confirm = () => {
  fill(/Type “close”/, ' Close ')
  fill('Current password', 'vera-demo-2026')
}

test('who has money is shown the way to the payout, and nothing to confirm', async () => {
  await open({ ...empty, balance: 50_000 })
  expect(readText(screen.getByRole('status'))).toContain('There is 500.00 ₽ in your account')
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/cashbox?tab=payout')
  expect(screen.queryByRole('button', { name: 'Close for good' })).toBeNull()
})

test('the dialog says what is lost, and waits for the typed word and the password', async () => {
  await open({ ...empty, winback: 700 })
  expect(screen.getAllByRole('listitem').map(readText)).toEqual([
    'the bonus of 123.00 ₽ and its wagering',
    'compoints: 45',
    'winback of 7.00 ₽, which you can still claim',
    'gifts, your level and achievements',
    'places in tournaments and tickets of promotions',
  ])
  fill('Current password', 'vera-demo-2026')
  fill(/Type “close”/, 'clo')
  expect(button('Close for good').disabled).toBe(true)
  fireEvent.submit(field('Current password').form!)
  await settle()
  expect(platform.calls).toEqual([])
})

test('where the jurisdiction has no winback, the one that goes back is lost without any way to claim it', async () => {
  await open({ ...empty, winback: 700 }, { jurisdiction: { winback: false } })
  expect(screen.getAllByRole('listitem').map(readText)).toContain('winback of 7.00 ₽')
})

test('money that only the platform knows of is told with the way to it', async () => {
  await open()
  confirm()
  platform.refuse(closeAccount, 409, { code: 'account_has_money', params: { amount: 70_000 } })
  fireEvent.click(button('Close for good'))
  await settle()
  expect(readText(screen.getByRole('status'))).toContain('700.00 ₽')
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy()
})

test.each([
  ['payout_open', 'A payout is still on its way', '/cashbox?tab=history'],
  ['round_open', 'Finish the round', null],
])('%s is told, and the account stays open', async (code, words, way) => {
  const { onClose } = await open()
  confirm()
  platform.refuse(closeAccount, 409, { code })
  fireEvent.click(button('Close for good'))
  await settle()
  expect(alerts()).toEqual([expect.stringContaining(words)])
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(way)
  expect(onClose).not.toHaveBeenCalled()
})

test('a wrong password is told beside its field', async () => {
  await open()
  confirm()
  platform.refuse(closeAccount, 422, { code: 'wrong_password' })
  fireEvent.click(button('Close for good'))
  await settle()
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
})

// The last one: nothing of the player is sent any more after it.
test('a closed account leaves the profile at once, by one call', async () => {
  const { onClose, address } = await open()
  confirm()
  const held = platform.hold(closeAccount)
  fireEvent.click(button('Close for good'))
  fireEvent.submit(field('Current password').form!)
  held.answer({ success: true } as never)
  await settle()
  expect(platform.sent(closeAccount).map(({ body }) => body)).toEqual([{ password: 'vera-demo-2026' }])
  expect(onClose).toHaveBeenCalledOnce()
  expect(address()).toBe('/')
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['Your account is closed'])
})

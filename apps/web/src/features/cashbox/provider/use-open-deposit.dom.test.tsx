import {
  createRbkInvoice,
  type Deposit,
  getDeposit,
  openMarbellaDeposit,
  type PaymentSystem,
} from '@yanta/contract'
import { deposit, paymentSystem } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { DepositResult } from '../result/deposit-result.tsx'
import { useOpenDeposit } from './use-open-deposit.ts'

const pending: Deposit = { ...deposit, status: 'pending', endedAt: null, gift: null }
const marbella: PaymentSystem = { ...paymentSystem, key: 'bank', flow: 'marbella' }
const rbk: PaymentSystem = { ...paymentSystem, key: 'qr', flow: 'rbk' }
const invoice = {
  invoiceId: 'in-1',
  invoiceAccessToken: 'token-1',
  name: 'TestPay',
  description: 'd-501',
  label: 'Pay',
  successUrl: 'https://site.example/?deposit=501',
}

function Press({ system }: { system: PaymentSystem }) {
  const [id, setId] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const { run, refusal } = useOpenDeposit('', (opened) => setId(opened.id))
  return (
    <>
      <button
        type="button"
        onClick={() => {
          run(system, { method: system.key, amount: 500_000, gift: '31' }).catch(() => setIsBroken(true))
        }}
      >
        Pay
      </button>
      {isBroken && <p>Broken</p>}
      {refusal && <p role="alert">{refusal.code}</p>}
      {id && <DepositResult id={id} onAgain={vi.fn()} onClose={vi.fn()} />}
    </>
  )
}

const replace = vi.fn()
const close = vi.fn()
const open = vi.spyOn(window, 'open')
beforeEach(() => {
  replace.mockReset()
  close.mockClear()
  open.mockReset().mockReturnValue({
    document: document.implementation.createHTMLDocument(),
    closed: false,
    close,
    location: { replace },
  } as unknown as Window)
})
afterEach(() => {
  scripts = []
  Reflect.deleteProperty(globalThis, 'RbkmoneyCheckout')
})

async function press(system: PaymentSystem) {
  const site = await renderInSite(<Press system={system} />)
  await site.user.click(button('Pay'))
  await settle()
  return site
}
/** Scripts added to the page; the document of tests loads none. */
let scripts: HTMLScriptElement[] = []
const script = () => scripts.at(-1)!
vi.spyOn(document.head, 'append').mockImplementation((added) => void scripts.push(added as HTMLScriptElement))

test('a deposit of marbella is asked for once, and its address opens in the window [7.76]', async () => {
  platform.answer(openMarbellaDeposit, { deposit: pending, redirectUrl: 'https://bank.example/pay?order=1' })
  await press(marbella)
  const [sent, ...more] = platform.sent(openMarbellaDeposit)
  expect([sent!.params, sent!.query.get('gift'), more]).toEqual([
    { method: 'bank', amount: '500000' },
    '31',
    [],
  ])
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay?order=1')
  expect(close).not.toHaveBeenCalled()
})

test('a deposit is opened also where the site has no certificate', async () => {
  // Browsers have no `randomUUID` there.
  const randomUUID = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  platform.answer(openMarbellaDeposit, { deposit: pending, redirectUrl: 'https://bank.example/pay?order=1' })
  await press(marbella)
  randomUUID.mockRestore()
  expect(platform.sent(openMarbellaDeposit)[0]!.query.get('key')).toMatch(/^[\w-]{8,64}$/)
  expect(replace).toHaveBeenCalledTimes(1)
})

test('a window that could not show its page is closed', async () => {
  replace.mockImplementation(() => {
    throw new Error('the window is gone')
  })
  platform.answer(openMarbellaDeposit, { deposit: pending, redirectUrl: 'https://bank.example/pay?order=1' })
  await press(marbella)
  expect([readText(document.body).includes('Broken'), close.mock.calls.length]).toEqual([true, 1])
})

test('where the window is blocked, marbella opens by a link that tells the bank nothing of this page', async () => {
  open.mockReturnValue(null)
  platform.answer(openMarbellaDeposit, { deposit: pending, redirectUrl: 'https://bank.example/pay?order=1' })
  await press(marbella)
  const link = document.querySelector<HTMLAnchorElement>('a[target]')!
  expect([link.href, link.target, link.rel]).toEqual([
    'https://bank.example/pay?order=1',
    '_blank',
    'noopener noreferrer',
  ])
})

test('a failed call of marbella is not repeated by itself [7.76]', async () => {
  platform.silence(openMarbellaDeposit)
  await press(marbella)
  expect(readText(document.body)).toContain('temporarily_unavailable')
  expect(platform.sent(openMarbellaDeposit)).toHaveLength(1)
})

test("an invoice opens in the provider's own window, whose script is loaded then and once [3.57], [7.78]", async () => {
  platform.answer(createRbkInvoice, {
    deposit: pending,
    invoice,
    scriptUrl: 'https://pay.example/one/checkout.js',
  })
  platform.answer(getDeposit, pending)
  const { user } = await press(rbk)
  expect([open.mock.calls, script().src]).toEqual([[], 'https://pay.example/one/checkout.js'])
  const show = vi.fn()
  const configure = vi.fn((_settings: { closed: () => void }) => ({ open: show }))
  Object.assign(globalThis, { RbkmoneyCheckout: { configure } })
  await act(async () => void script().dispatchEvent(new Event('load')))
  await settle()
  expect(configure).toHaveBeenCalledExactlyOnceWith({
    invoiceID: 'in-1',
    invoiceAccessToken: 'token-1',
    name: 'TestPay',
    description: 'd-501',
    label: 'Pay',
    successUrl: 'https://site.example/?deposit=501',
    popupMode: true,
    finished: expect.any(Function),
    closed: expect.any(Function),
  })
  expect(show).toHaveBeenCalledTimes(1)
  expect(readText(document.body)).toContain('Waiting for your payment')
  await act(async () => configure.mock.calls[0]![0].closed())
  await settle()
  expect(platform.sent(getDeposit)).toHaveLength(1)
  await user.click(button('Open the payment page'))
  await settle()
  expect([show.mock.calls.length, scripts.length]).toEqual([2, 1])
})

test('where the script of an invoice does not load, it can be opened again [7.78]', async () => {
  platform.answer(createRbkInvoice, {
    deposit: pending,
    invoice,
    scriptUrl: 'https://pay.example/two/checkout.js',
  })
  const { user } = await press(rbk)
  await act(async () => void script().dispatchEvent(new Event('error')))
  await settle()
  expect(readText(document.body)).toContain('The payment page didn’t open')
  await user.click(button('Open the payment page'))
  expect(scripts).toHaveLength(2)
})

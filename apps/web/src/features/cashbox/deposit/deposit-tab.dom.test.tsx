import {
  type Deposit,
  type PaymentSystem,
  getDeposit,
  getLastBet,
  getTodayDeposits,
  listDeposits,
  listGifts,
  listPaymentSystems,
  openDeposit,
} from '@yanta/contract'
import { balance, deposit, gift, paymentSystem, profile } from '@yanta/contract/fixtures'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
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
import { DepositTab } from './deposit-tab.tsx'

const snapshot = { ...balance, seq: {}, epoch: 'e1' }
const bank = {
  ...paymentSystem,
  key: 'bank',
  name: 'Банк',
  position: 2,
  limits: [{ currency: 'RUB' as const, min: 50_000, max: 200_000 }],
}
const pending: Deposit = { ...deposit, status: 'pending', endedAt: null, gift: null }
const live = { ...gift, expiredAt: null }

/** The window of the provider, as a click opens it. */
function stubWindow() {
  const page = document.implementation.createHTMLDocument()
  const opened = {
    document: page,
    opener: window,
    closed: false,
    close: vi.fn(),
    location: { replace: vi.fn() },
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { opened, page, open }
}
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
beforeEach(() => {
  submit.mockClear()
  vi.spyOn(window, 'open').mockReset().mockReturnValue(null)
  platform.answer(listGifts, { data: { data: [] } })
})

function Tab({ isSeen }: { isSeen: boolean }) {
  const [isActive, setIsActive] = useState(isSeen)
  const [address, setAddress] = useState('/cashbox')
  return (
    <>
      <output>{address}</output>
      <button type="button" onClick={() => setIsActive(!isActive)}>
        Switch tab
      </button>
      <DepositTab
        depositId={new URL(address, location.href).searchParams.get('deposit')}
        returnQuery="page=2"
        onAddress={setAddress}
        onClose={() => setAddress('closed')}
        isActive={isActive}
      />
    </>
  )
}

async function open({
  systems = [paymentSystem, bank] as PaymentSystem[],
  breakUntil = null as string | null,
  shown = snapshot as object,
  isActive = true,
  isMultiAccount = false,
} = {}) {
  platform.answer(listPaymentSystems, { items: systems, lastUsed: null })
  const site = await renderInSite(<Tab isSeen={isActive} />, {
    path: '/cashbox',
    site: { player: { profile: { ...profile, breakUntil, multi_account: isMultiAccount }, balance: shown } },
  })
  await settle()
  return site
}
const page = () => readText(document.body)
const address = () => document.querySelector('output')!.textContent
const answerOpening = () =>
  platform.answer(openDeposit, {
    deposit: pending,
    url: 'https://pay.example/pay',
    method: 'POST',
    fields: { order: 'o-1', submit: 'yes' },
  })

test('the sum to begin with is nearest to what the player stakes [7.72]', async () => {
  platform.answer(getLastBet, { currency: 'RUB', amount: 5_000, preset: 100_000 })
  await open()
  expect(field('Amount').value).toBe('1,000')
  expect(screen.getByRole('button', { pressed: true }).textContent).toMatch(/^1,000/)
})

test('limits, fee and arrival are said before, and the fee is counted [3.55]', async () => {
  await open({
    systems: [{ ...paymentSystem, fee: { percent: 150, fixed: 3_000 }, arrival: { usual: 30, most: 1_440 } }],
  })
  expect(page()).toContain(
    'From 100 ₽ to 100,000 ₽, fee 1.5% + 30 ₽. Usually credited within 30 minutes, sometimes it takes up to 24 hours.',
  )
  fill('Amount', '1,000')
  expect(page()).toContain('Fee45 ₽Total to pay1,045 ₽')
})

test("today's deposits are shown once there are some [7.10]", async () => {
  platform.answer(getTodayDeposits, { currency: 'RUB', amount: 0, count: 0 })
  const { unmount } = await open()
  expect(page()).toContain('Goes to your balance')
  expect(page()).not.toContain('Deposited today')
  unmount()
  platform.answer(getTodayDeposits, { currency: 'RUB', amount: 350_000, count: 2 })
  await open()
  expect(page()).toContain('Deposited today3,500 ₽')
})

test.each([
  ['', 'Enter an amount'],
  ['99.99', 'At least 100 ₽ with this method'],
  ['100,000.01', 'No more than 100,000 ₽ with this method'],
])('a sum of %j is refused beside the field, and nothing is sent', async (text, words) => {
  const { user } = await open()
  fill('Amount', text)
  await user.click(button('Deposit'))
  expect(alerts()).toEqual([words])
  expect([platform.sent(openDeposit), window.open]).toEqual([[], expect.anything()])
  expect(window.open).not.toHaveBeenCalled()
})

test('limits and ready sums follow the way [3.55], [9.10]', async () => {
  const { user } = await open()
  fill('Amount', '5,000')
  await user.click(screen.getByRole('radio', { name: /^Банк(?!овская)/ }))
  expect(alerts()).toEqual(['No more than 2,000 ₽ with this method'])
  expect(screen.queryByRole('button', { name: /^5,000/ })).toBeNull()
})

test('a deposit is one form, posted in a window that the click opened [7.77]', async () => {
  const { page: blank, opened, open: openWindow } = stubWindow()
  const { user } = await open()
  fill('Amount', '1,500.50')
  const answer = platform.hold(openDeposit)
  await user.click(button(/^Deposit 1,500.50/))
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('', '_blank')
  expect([opened.opener, blank.body.textContent]).toEqual([null, 'Opening the payment page…'])
  // A second press while the first is on its way.
  await user.click(button(/^Deposit/))
  const [sent, ...more] = platform.sent(openDeposit)
  expect([more, openWindow.mock.calls.length]).toEqual([[], 1])
  expect(sent!.body).toEqual({
    dep_qs: { method: 'card', amount: 150_050, gift: null, key: expect.stringMatching(/^[\w-]{8,64}$/) },
    qs: 'page=2',
  })
  await act(async () =>
    answer.answer({
      deposit: pending,
      url: 'https://pay.example/pay',
      method: 'POST',
      fields: { order: 'o-1', submit: 'yes' },
    }),
  )
  await settle()
  const form = blank.querySelector('form')!
  expect([form.getAttribute('action'), form.method.toLowerCase(), form.innerHTML]).toEqual([
    'https://pay.example/pay',
    'post',
    '<input type="hidden" name="order" value="o-1"><input type="hidden" name="submit" value="yes">',
  ])
  expect(submit.mock.contexts).toEqual([form])
  expect(address()).toBe('/cashbox?deposit=501')
  expect(page()).toContain('Waiting for your payment')
})

test('where the window is blocked, the page opens by a button that posts the same form', async () => {
  const { user } = await open()
  answerOpening()
  await user.click(button(/^Deposit 500/))
  await settle()
  expect(page()).toContain('The payment page didn’t open')
  const form = button('Open the payment page').form!
  expect([form.action, form.method.toLowerCase(), form.target, new FormData(form).get('order')]).toEqual([
    'https://pay.example/pay',
    'post',
    '_blank',
    'o-1',
  ])
})

test('a page whose address would run in the site is not opened', async () => {
  const { opened } = stubWindow()
  const { user } = await open()
  platform.answer(openDeposit, { deposit: pending, url: 'javascript:alert(1)', method: 'POST', fields: {} })
  await user.click(button(/^Deposit 500/))
  await settle()
  expect([submit.mock.calls, opened.location.replace.mock.calls]).toEqual([[], []])
  expect(opened.close).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Open the payment page' })).toBeNull()
})

test('a press that nobody answered is sent again as the same one, another sum as another [7.77]', async () => {
  const { opened } = stubWindow()
  const { user } = await open()
  platform.silence(openDeposit)
  const keys = () =>
    platform.sent(openDeposit).map(({ body }) => (body as { dep_qs: { key: string } }).dep_qs.key)
  await user.click(button(/^Deposit 500/))
  await settle()
  expect(alerts()).toEqual(['The cashbox didn’t answer. Press again: it will be the same deposit.'])
  expect(opened.close).toHaveBeenCalledTimes(1)
  await user.click(button(/^Deposit 500/))
  await settle()
  fill('Amount', '600')
  expect(alerts()).toEqual([])
  await user.click(button(/^Deposit 600/))
  await settle()
  const [first, second, third] = keys()
  expect([second === first, third === first]).toEqual([true, false])
})

test.each([
  [409, 'provider_unreachable', 'isn’t answering', 'Reload methods'],
  [404, 'payment_system_not_found', 'isn’t available', 'Reload methods'],
  [400, 'amount_out_of_range', 'outside this method’s limits', 'Reload methods'],
  [403, 'account_closed', 'closed', 'Ask support'],
  [409, 'gift_not_eligible', 'not available right now', 'No gift'],
])('%d %s is said in words, with a way out', async (status, code, words, wayOut) => {
  const { opened } = stubWindow()
  const { user } = await open()
  platform.refuse(openDeposit, status, { code })
  await user.click(button(/^Deposit 500/))
  await settle()
  expect(alerts().join()).toContain(words)
  expect(button(wayOut)).toBeTruthy()
  expect(opened.close).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/cashbox')
})

test.each([
  ['taking_a_break', {}, 'on a break', '/profile/safer-play/break'],
  ['self_excluded', {}, 'excluded yourself', '/profile/safer-play/break'],
  [
    'limit_reached',
    { kind: 'deposit', period: 'day', left: 20_000, resetsAt: '2026-11-20T21:00:00.000Z' },
    'Daily deposit limit: 200\u00a0₽ left. It resets on ',
    '/profile/safer-play',
  ],
])(
  '%s with %j is said in words, with a link to what stops the deposit',
  async (code, params, words, path) => {
    stubWindow()
    const { user } = await open()
    platform.refuse(openDeposit, 403, { code, params })
    await user.click(button(/^Deposit 500/))
    await settle()
    expect(screen.getByRole('alert').textContent).toContain(words)
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(path)
  },
)

test('a gift is chosen for the deposit: what it adds and binds is said, and none is possible [4.43]', async () => {
  stubWindow()
  platform.answer(listGifts, {
    data: {
      data: [
        live,
        {
          ...live,
          id: '40',
          title: 'Half',
          terms: { ...live.terms, percent: 50 } as typeof live.terms,
          isSelected: true,
        },
      ],
    },
  })
  const { user } = await open()
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value)
  expect(chosen()).toEqual(['card', '40'])
  fill('Amount', '1,000')
  expect(page()).toContain('As a bonus+500 ₽')
  expect(page()).toContain('wager 12,500 ₽ within 7 days, with stakes up to 500 ₽')
  answerOpening()
  await user.click(screen.getByRole('radio', { name: /No gift/ }))
  expect(page()).not.toContain('As a bonus')
  await user.click(screen.getByRole('radio', { name: /Бонус 100/ }))
  await user.click(button(/^Deposit 1,000/))
  await settle()
  expect(platform.sent(openDeposit)[0]!.body).toMatchObject({ dep_qs: { gift: '31', amount: 100_000 } })
})

test('below its least deposit a gift is not sent, and its card says from where on it counts', async () => {
  stubWindow()
  platform.answer(listGifts, { data: { data: [live] } })
  const { user } = await open()
  fill('Amount', '300')
  expect(page()).toContain('On a deposit of 500 ₽ or more')
  answerOpening()
  await user.click(button(/^Deposit 300/))
  await settle()
  expect(platform.sent(openDeposit)[0]!.body).toMatchObject({ dep_qs: { gift: null } })
})

test('a gift of another type that opens after deposits stands in the cashbox with what is there of them [4.43]', async () => {
  const spins = {
    ...live,
    id: '41',
    title: 'Spins',
    type: 'giftspin' as const,
    restrictionsState: { depositProgress: 64_000 },
  }
  platform.answer(listGifts, { data: { data: [spins, { ...spins, id: '42', state: 'used' as const }] } })
  await open()
  expect(screen.getAllByRole('listitem').map(readText)).toEqual([
    'SpinsOpens after deposits of 20,000 ₽. 640 ₽ so far',
  ])
  expect(screen.queryByRole('radio', { name: /Spins/ })).toBeNull()
})

test('a second account is offered no gift [6.9]', async () => {
  platform.answer(listGifts, { data: { data: [live] } })
  await open({ isMultiAccount: true })
  expect(screen.queryByRole('radio', { name: /Бонус/ })).toBeNull()
})

test('while a bonus runs no gift is offered, and why is said', async () => {
  platform.answer(listGifts, { data: { data: [live] } })
  await open({
    shown: { ...snapshot, is_active_bonus: true, bonus: 10_000, wagering: { needed: 250_000, done: 0 } },
  })
  expect(page()).toContain('A bonus is being wagered now')
  expect(screen.queryByRole('radio', { name: /Бонус/ })).toBeNull()
})

test('a player on a break gets no form, but the way to a payout [7.77]', async () => {
  const { user } = await open({ breakUntil: '2100-01-01T00:00:00.000Z' })
  expect(page()).toContain('You’re on a break')
  expect(platform.sent(listPaymentSystems)).toEqual([])
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull()
  await user.click(button('Withdraw'))
  expect(address()).toBe('/cashbox?tab=payout')
})

test('a deposit that is not finished is named above the form, and shown on demand [7.73]', async () => {
  platform.answer(listDeposits, {
    items: [{ ...pending, createdAt: new Date().toISOString() }],
    totalItems: 1,
  })
  platform.answer(getDeposit, pending)
  const { user } = await open()
  expect(platform.sent(listDeposits).map(({ query }) => query.get('offset'))).toEqual(['0'])
  expect(page()).toContain('Your deposit of 5,000 ₽ isn’t finished yet.')
  await user.click(button('Have a look'))
  await settle()
  expect(address()).toBe('/cashbox?deposit=501')
  expect(page()).toContain('The bank is still thinking')
})

test('ways and sums are asked for while the form is seen, and anew once it is again [7.71]', async () => {
  const asked = () => platform.sent(listPaymentSystems).length
  const { user } = await open({ isActive: false })
  expect(asked()).toBe(0)
  await user.click(button('Switch tab'))
  await settle()
  fill('Amount', '700')
  platform.answer(listDeposits, {
    items: [{ ...pending, createdAt: new Date().toISOString() }],
    totalItems: 1,
  })
  platform.answer(getDeposit, pending)
  await user.click(button('Switch tab'))
  await settle()
  expect(asked()).toBe(1)
  await user.click(button('Switch tab'))
  await settle()
  expect([asked(), field('Amount').value]).toEqual([2, '700'])
  await user.click(button('Have a look'))
  await user.click(button('Switch tab'))
  await user.click(button('Switch tab'))
  await settle()
  expect([asked(), page().includes('The bank is still thinking')]).toEqual([2, true])
})

test('what is filled in stays when ways and sums can’t be asked for anew', async () => {
  const { user } = await open()
  fill('Amount', '700')
  platform.silence(listPaymentSystems)
  await user.click(button('Switch tab'))
  await user.click(button('Switch tab'))
  await settle()
  expect([platform.sent(listPaymentSystems).length, field('Amount').value]).toEqual([2, '700'])
})

test('one that nobody knows of for more than a day is left to the history', async () => {
  const createdAt = new Date(Date.now() - 24 * 3_600_000).toISOString()
  platform.answer(listDeposits, { items: [{ ...pending, status: 'unknown', createdAt }], totalItems: 1 })
  await open()
  expect(page()).not.toContain('isn’t finished')
})

test('after a decline another way is chosen, with the same sum', async () => {
  stubWindow()
  const { user } = await open()
  fill('Amount', '700')
  answerOpening()
  await user.click(button(/^Deposit 700/))
  await settle()
  platform.answer(getDeposit, { ...pending, status: 'failed', reason: 'no_money' })
  await user.click(button('Check now'))
  await settle()
  expect(alerts().join()).toContain('Not enough money')
  await user.click(button('Another method'))
  await settle()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Банк(?!овская)/ }).checked).toBe(true)
  expect(field('Amount').value).toBe('700')
})

test('a way out of a closed account is support', async () => {
  const { user } = await open()
  platform.refuse(openDeposit, 403, { code: 'account_closed' })
  await user.click(button(/^Deposit 500/))
  await settle()
  await user.click(button('Ask support'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'deposit' }],
  ])
})

import { type Gift, countPayoutGifts, sendPayout, sendPayoutCode } from '@yanta/contract'
import { balance, gift, payout, payoutSystem, profile } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { PayoutRequestModal, type PayoutWish } from './payout-request-modal.tsx'

const [onClose, onRefused, onDone] = [vi.fn(), vi.fn(), vi.fn()]
beforeEach(() => {
  for (const each of [onClose, onRefused, onDone]) each.mockClear()
})

const spins: Gift = {
  ...gift,
  id: '31',
  title: '12 spins',
  type: 'giftspin',
  terms: {
    type: 'giftspin',
    game: { slug: 'lolly-land', name: 'Lolly Land', preview: '/art/lolly.webp' },
    stake: 2_000,
    total: 12,
    left: 12,
    won: 0,
    bonus: { wagerTimes: 20, days: 7, capTimes: 5, maxStake: 50_000 },
  },
}
const cashback: Gift = {
  ...gift,
  id: '32',
  title: 'Cashback',
  type: 'cashback',
  terms: {
    type: 'cashback',
    amount: 44_000,
    percent: 5,
    bonus: { wagerTimes: 3, days: 7, capTimes: 5, maxStake: 50_000 },
  },
}
const request: PayoutWish = {
  system: payoutSystem,
  amount: 800_000,
  currency: 'RUB',
  fields: { wallet: '4100 1184 2207 0715' },
  available: 1_248_050,
  phone: '+7 ••• ••• 45 67',
  hasBonus: false,
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
const sent = () => ({
  code: { expiresAt: inSeconds(600), resendAt: inSeconds(35) },
  is_max_attempts_used: false,
})
const lose = (gifts: Gift[], bonus = 0) =>
  platform.answer(countPayoutGifts, { count: gifts.length, gifts, bonus })

async function open(changes: Partial<PayoutWish> = {}) {
  const site = await renderInSite(
    <PayoutRequestModal
      request={{ ...request, ...changes }}
      onClose={onClose}
      onRefused={onRefused}
      onDone={onDone}
    />,
    { site: { player: { profile, balance } } },
  )
  await settle()
  return site
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent.replaceAll('\u00a0', ' ')
const page = () => readText(document.body)
const type = (code: string) =>
  fireEvent.change(screen.getByLabelText('Code from the message'), { target: { value: code } })
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))
async function toCode() {
  platform.answer(sendPayoutCode, sent())
  fireEvent.click(button('Withdraw'))
  await settle()
  expect(title()).toBe('Confirm the withdrawal')
}

test('what burns is named with its worth and agreed to, then a code confirms the request, with just these gifts [5.27] [2.63] [7.23]', async () => {
  lose([spins, cashback])
  await open()
  expect(title()).toBe('Withdraw 8,000 ₽?')
  for (const text of ['4100 •••• 0715', '4,480.50 ₽', '12 spins', 'Lolly Land', 'Cashback', '440 ₽'])
    expect(page()).toContain(text)
  expect(button('Withdraw').disabled).toBe(true)
  tick(/2 gifts will be lost/)
  await toCode()
  expect(page()).toContain('+7 ••• ••• 45 67')
  platform.answer(sendPayout, payout)
  type('4071')
  await settle()
  expect(platform.sent(sendPayout).map(({ params, body }) => [params, body])).toEqual([
    [
      { method: 'wallet' },
      {
        amount: 800_000,
        fields: request.fields,
        code: '4071',
        gifts: ['31', '32'],
        givesUpBonus: false,
        key: expect.stringMatching(/^\w{8,64}$/),
      },
    ],
  ])
  expect([onDone.mock.calls, onClose.mock.calls.length]).toEqual([[[payout]], 1])
})

test('the request goes to the address that its way names, by default as a post [7.80]', async () => {
  lose([])
  const send = { url: '/json-api/user-payout/send/other-desk' }
  await open({ system: { ...payoutSystem, send } })
  await toCode()
  platform.answer(sendPayout, payout)
  type('4071')
  await settle()
  expect(platform.sent(sendPayout).map(({ params }) => params)).toEqual([{ method: 'other-desk' }])
})

test('with nothing to lose nothing has to be ticked', async () => {
  lose([])
  await open()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(page()).toContain('FeeNo fee')
  await toCode()
})

test('keeping the gifts closes the dialog, and nothing was sent', async () => {
  lose([spins])
  const { user } = await open()
  await user.click(button('Keep my gifts'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect([...platform.sent(sendPayoutCode), ...platform.sent(sendPayout)]).toEqual([])
})

test('a running bonus is given up in so many words [5.27]', async () => {
  lose([], 320_000)
  await open({ hasBonus: true })
  expect(page()).toContain('3,200 ₽')
  expect(button('Withdraw').disabled).toBe(true)
  tick(/I give up the bonus/)
  await toCode()
  platform.answer(sendPayout, payout)
  type('4071')
  await settle()
  expect(platform.sent(sendPayout)[0]!.body).toMatchObject({ givesUpBonus: true })
})

test('gifts that changed meanwhile are shown anew and agreed to again; the code that was sent stays [5.27]', async () => {
  lose([spins])
  await open()
  tick(/1 gift will be lost/)
  await toCode()
  platform.refuse(sendPayout, 409, { code: 'burnt_gifts_changed' })
  lose([spins, cashback])
  type('4071')
  await settle()
  expect([title(), page()]).toEqual(['Withdraw 8,000 ₽?', expect.stringContaining('Your gifts have changed')])
  expect(button('Withdraw').disabled).toBe(true)
  tick(/2 gifts will be lost/)
  fireEvent.click(button('Withdraw'))
  await settle()
  expect(platform.sent(sendPayoutCode)).toHaveLength(1)
  platform.answer(sendPayout, payout)
  type('4071')
  await settle()
  const [first, second] = platform
    .sent(sendPayout)
    .map(({ body }) => body as { key: string; gifts: string[] })
  expect([second!.gifts, second!.key === first!.key]).toEqual([['31', '32'], true])
})

test('a wrong code is said with the tries that are left, and the request waits [8.37]', async () => {
  lose([])
  await open()
  await toCode()
  platform.refuse(sendPayout, 422, { code: 'wrong_code', params: { left: 4 } })
  type('1111')
  await settle()
  expect(page()).toContain('4 tries left')
  expect(onClose).not.toHaveBeenCalled()
})

test('when no more codes may be sent today, the support chat is a press away [2.62] [8.34]', async () => {
  lose([])
  const { user } = await open()
  platform.answer(sendPayoutCode, { code: null, is_max_attempts_used: true })
  fireEvent.click(button('Withdraw'))
  await settle()
  expect(title()).toBe('That’s it for today')
  await user.click(button('Ask in chat'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'codes', isChatWanted: true }],
  ])
})

test('after too many wrong codes another one can be had after a while [8.40]', async () => {
  stopTime()
  lose([])
  await open()
  await pass(1)
  await toCode()
  platform.refuse(sendPayout, 422, { code: 'code_attempts_used', params: { retryAfter: 30 } })
  type('1111')
  await pass(1)
  await settle()
  expect(page()).toMatch(/New code in 0:(30|29)/)
  await pass(31_000)
  platform.answer(sendPayoutCode, sent())
  fireEvent.click(button('Send again'))
  await settle()
  expect(title()).toBe('Confirm the withdrawal')
})

test('the countdown to another code goes on after a reload, and the code that was sent is asked for [2.63] [9.2]', async () => {
  stopTime()
  lose([])
  const { unmount } = await open()
  await pass(1)
  await toCode()
  unmount()
  await pass(10_000)
  await open()
  await pass(1)
  fireEvent.click(button('Withdraw'))
  await settle()
  expect(page()).toMatch(/New code in 0:2\d/)
  expect(platform.sent(sendPayoutCode)).toHaveLength(1)
})

test('while a code for something else has just been sent, it is said when one can be had', async () => {
  lose([])
  await open()
  platform.refuse(sendPayoutCode, 429, { code: 'code_too_soon', params: { retryAfter: 20 } })
  fireEvent.click(button('Withdraw'))
  await settle()
  expect(page()).toContain('You can request the withdrawal code in 20 seconds')
  await toCode()
})

test.each([
  'insufficient_funds',
  'money_held',
  'payout_limit_reached',
  'phone_restriction',
  'amount_out_of_range',
] as const)('the refusal %s goes back to the form [8.42]', async (code) => {
  lose([])
  await open()
  await toCode()
  platform.refuse(sendPayout, 409, { code })
  type('4071')
  await settle()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onRefused.mock.calls).toMatchObject([[{ code }]])
})

test('without an answer the same request is sent again, never a second one', async () => {
  lose([])
  await open()
  await toCode()
  platform.silence(sendPayout)
  type('4071')
  await settle()
  expect(page()).toContain('it won’t make a second request')
  platform.answer(sendPayout, payout)
  type('4071')
  await settle()
  const keys = platform.sent(sendPayout).map(({ body }) => (body as { key: string }).key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('without the list of gifts nothing can be confirmed, and it is asked for again', async () => {
  platform.silence(countPayoutGifts)
  const { user } = await open()
  expect(page()).toContain('Your gifts did not load')
  lose([])
  await user.click(button('Try again'))
  await settle()
  expect(button('Withdraw').disabled).toBe(false)
})

test('the way back from the code leads to what burns, where the focus is, and the same code is asked for again', async () => {
  lose([])
  const { user } = await open()
  await toCode()
  await user.click(button('Back'))
  expect(title()).toBe('Withdraw 8,000 ₽?')
  expect(document.activeElement?.textContent).toContain('Left on your balance')
  fireEvent.click(button('Withdraw'))
  await settle()
  expect([title(), platform.sent(sendPayoutCode).length]).toEqual(['Confirm the withdrawal', 1])
})

test('who has another number finds the way to it [2.63]', async () => {
  lose([])
  await open()
  await toCode()
  expect(screen.getByRole('link', { name: 'Number changed?' }).getAttribute('href')).toBe('/profile/info')
})

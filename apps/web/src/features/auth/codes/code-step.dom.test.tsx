import type { SentCode } from '@yanta/contract'
import { sentCode } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import type { Result } from '../../../data/api/result.ts'
import { modalStore } from '../../../dialogs/store.ts'
import { alerts, button, pass, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { CodeStep } from './code-step.tsx'
import { type SentCodeControl, useSentCode } from '../../../domain/codes/use-sent-code.ts'

const send = vi.fn<() => Promise<Result<SentCode, string>>>()
const check = vi.fn<(code: unknown) => Promise<Result<string, string>>>()
const onProven = vi.fn()
let control: SentCodeControl

function Step() {
  const code = useSentCode({ purpose: 'login', send, check, onProven })
  useLayoutEffect(() => {
    control = code
  })
  return <CodeStep code={code} submitLabel="Continue" />
}
const refusal = (code: string, params: Record<string, number> = {}): Result<never, string> => ({
  ok: false,
  refusal: { code, status: 422, errors: [{ code, params }] },
})

/** A code has been sent to a phone. */
async function open() {
  stopTime('2026-11-20T12:00:00.000Z')
  for (const mock of [send, check, onProven]) mock.mockReset()
  send.mockResolvedValue({ ok: true, value: sentCode })
  check.mockResolvedValue({ ok: true, value: 'proof' })
  const site = await renderInSite(<Step />)
  await act(() => control.start({ type: 'phone', value: '79161234567' }))
  await settle()
  return site
}
const digits = () => screen.getByLabelText<HTMLInputElement>('Code from the message')
const page = () => readText(document.body)

test('another code can be requested after 35 seconds, counted down in place of its button [9.2]', async () => {
  const { user } = await open()
  expect(page()).toContain('0:35')
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  await pass(1_000)
  expect(page()).toContain('0:34')
  await pass(33_500)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  await pass(600)
  expect(page()).not.toContain('New code in')
  await user.click(button('Send again'))
  expect(send).toHaveBeenCalledTimes(2)
})

test('the fourth digit submits the code, once [4.55]', async () => {
  const { user } = await open()
  let answer!: (result: Result<string, string>) => void
  check.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await user.type(digits(), '123')
  expect(check).not.toHaveBeenCalled()
  await user.type(digits(), '4')
  expect(check.mock.calls).toEqual([
    [{ contact: { type: 'phone', value: '79161234567' }, codeId: 'code-id-example-0001', code: '1234' }],
  ])
  expect(button('Continue').getAttribute('aria-busy')).toBe('true')
  await act(() => control.submit())
  expect(check).toHaveBeenCalledTimes(1)
  await act(async () => answer({ ok: true, value: 'proof' }))
  expect(onProven).toHaveBeenCalledTimes(1)
})

test('a code is required, has at least four digits, and shows as ##-## with dashes for missing ones [5.1]', async () => {
  const { user } = await open()
  const cells = () => Array.from(digits().parentElement!.querySelectorAll('span'), (cell) => cell.textContent)
  expect(cells()).toEqual(['–', '–', '', '–', '–'])
  await user.click(button('Continue'))
  expect(alerts()).toEqual(['Enter the code from the message we sent.'])
  await user.type(digits(), '159')
  expect(cells()).toEqual(['1', '5', '', '9', '–'])
  await user.click(button('Continue'))
  expect(alerts()).toHaveLength(1)
  expect(check).not.toHaveBeenCalled()
})

test('a wrong code shows an error and the tries left, and empties the field; the next digit clears the error [8.41]', async () => {
  const { user } = await open()
  check.mockResolvedValueOnce(refusal('wrong_code', { left: 3 }))
  await user.type(digits(), '9999')
  await settle()
  expect(alerts()).toEqual(['That code isn’t right. 3 tries left.'])
  expect(digits().value).toBe('')
  await user.type(digits(), '1')
  expect(alerts()).toEqual([])
})

test('submitting without digits shows an error and sends nothing [8.41]', async () => {
  const { user } = await open()
  await user.click(button('Continue'))
  expect(alerts()).toEqual(['Enter the code from the message we sent.'])
  expect(check).not.toHaveBeenCalled()
})

test('too many codes lead to the limit step, which counts down the five minutes of the response [8.39], [9.2]', async () => {
  const { user } = await open()
  await pass(35_000)
  send.mockResolvedValueOnce(refusal('code_too_often', { retryAfter: 300 }))
  await user.click(button('Send again'))
  await settle()
  expect(page()).toContain('5:00')
  await pass(299_000)
  expect(page()).toContain('0:01')
  await pass(1_500)
  expect(page()).toContain('You can request a new code.')
})

test('the step and its countdown survive a reload [9.2]', async () => {
  const { unmount } = await open()
  await pass(10_000)
  unmount()
  await renderInSite(<Step />)
  await settle()
  expect(page()).toContain('0:25')
  expect(send).toHaveBeenCalledTimes(1)
})

test('when no more codes may be sent today, the support chat is a press away [2.62]', async () => {
  const { user } = await open()
  await pass(36_000)
  send.mockResolvedValueOnce(refusal('code_limit_reached', { retryAfter: 3_600 }))
  await user.click(button('Send again'))
  await user.click(button('Contact support'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'codes', isChatWanted: true }],
  ])
})

import { getServerData, login } from '@yanta/contract'
import { serverData, tokens } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeModal, modalStore } from '../../dialogs/store.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { PopupSlot } from '../../app/popup-slot.tsx'
import { callWithCaptcha } from './call-with-captcha.ts'
import type { CaptchaProps } from './captcha-modal.tsx'

const body = { type: 'email' as const, login: 'vera@example.com', password: 'secret', remember: true }
const google = { ...serverData, captcha: { ...serverData.captcha, site_key: 'site-key' } }

/** A login that requires a captcha, while Google's script loads. */
async function ask() {
  await renderInSite(<PopupSlot />)
  platform.answer(getServerData, google)
  const first = platform.hold(login)
  const result = callWithCaptcha(login, { body })
  platform.answer(login, tokens)
  await act(async () => first.refuse(403, { code: 'captcha_required' }))
  await settle()
  return { result }
}
const modal = () => modalStore.getState().stack[0]

// Must be first: the script is requested once per page.
test("when Google's script does not load within 15 seconds an error shows, and a retry is possible", async () => {
  stopTime()
  await ask()
  await pass(14_000)
  expect(readText(document.body)).toContain('Loading the check')
  await pass(1_500)
  expect(readText(document.body)).toContain('The check did not load')
  act(() => button('Try again').click())
  await settle()
  expect(readText(document.body)).toContain('Loading the check')
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&hl=en',
  ])
})

test("a call that requires a captcha is repeated with the player's answer [2.50], [9.21]", async () => {
  const { result } = await ask()
  expect(modal()?.name).toBe('captcha')
  expect(platform.sent(login)).toHaveLength(1)
  await act(async () => (modal()!.props as CaptchaProps).onAnswer('token-1'))
  expect((await result).ok).toBe(true)
  expect(platform.sent(login).map(({ body }) => (body as { captcha?: string }).captcha)).toEqual([
    undefined,
    'token-1',
  ])
  expect(modalStore.getState().stack).toEqual([])
})

test('closing the dialog is a refusal, and the call is not repeated', async () => {
  const { result } = await ask()
  await act(async () => closeModal('captcha'))
  expect(await result).toMatchObject({ ok: false, refusal: { code: 'captcha_required' } })
  expect(platform.sent(login)).toHaveLength(1)
})

import { passSecondFactor } from '@yanta/contract'
import { secondFactor, tokens } from '@yanta/contract/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import { alerts, button, pass, platform, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

const handlers = { onDone: vi.fn(async () => {}), onExpired: vi.fn(), onBack: vi.fn(), onChoose: vi.fn() }

async function open() {
  for (const mock of Object.values(handlers)) mock.mockClear()
  const site = await renderInSite(
    <SecondFactorStep factor={secondFactor} method="totp" isRemembered {...handlers} />,
    { path: '/login', isPopup: true },
  )
  return { ...site, form: site.container.querySelector('form')! }
}
const code = () => screen.getByLabelText<HTMLInputElement>('Code from the app')

test('the sixth digit sends the code, and no submit sends it again meanwhile [4.55]', async () => {
  const { user, form } = await open()
  const held = platform.hold(passSecondFactor)
  await user.type(code(), '40712')
  expect(platform.calls).toEqual([])
  await user.type(code(), '3')
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(passSecondFactor)).toHaveLength(1)
  held.answer(tokens)
  await waitFor(() => expect(handlers.onDone).toHaveBeenCalledTimes(1))
})

test('a wrong code shows an error and empties the field; the next digit clears the error [4.55]', async () => {
  const { user } = await open()
  platform.refuse(passSecondFactor, 422, { code: 'wrong_code', params: { left: 2 } })
  await user.type(code(), '000000')
  await waitFor(() => expect(alerts()).toEqual(['That code isn’t right. 2 tries left.']))
  expect(code().value).toBe('')
  await user.type(code(), '1')
  expect(alerts()).toEqual([])
})

test('digits that could not be checked stay, so that the button retries them', async () => {
  const { user } = await open()
  platform.silence(passSecondFactor)
  await user.type(code(), '407123')
  await waitFor(() => expect(alerts()).toEqual(['The server is not answering. Please try again.']))
  expect(code().value).toBe('407123')
  platform.answer(passSecondFactor, tokens)
  await user.click(button('Confirm'))
  await waitFor(() => expect(handlers.onDone).toHaveBeenCalledTimes(1))
})

test('an expired step leads back to the beginning', async () => {
  const { user } = await open()
  platform.refuse(passSecondFactor, 410, { code: 'second_factor_expired' })
  await user.type(code(), '407123')
  await waitFor(() => expect(handlers.onExpired).toHaveBeenCalledTimes(1))
  expect(handlers.onDone).not.toHaveBeenCalled()
})

test('offers the other method, support and a way back', async () => {
  const { user } = await open()
  await user.click(button('Recovery code'))
  expect(handlers.onChoose).toHaveBeenCalledWith('recovery')
  await user.click(button('No access'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'login' }],
  ])
  await user.click(button('Log in again'))
  expect(handlers.onBack).toHaveBeenCalledTimes(1)
})

test('the clock of the app counts down to its next code, half a minute each', async () => {
  stopTime('2026-11-20T12:00:10.000Z')
  await open()
  expect(screen.getByText('The code changes in 20 seconds')).toBeTruthy()
  await pass(20_000)
  expect(screen.getByText('The code changes in 30 seconds')).toBeTruthy()
})

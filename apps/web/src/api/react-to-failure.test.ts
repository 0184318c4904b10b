import { beforeEach, expect, test, vi } from 'vitest'
import { closeAllModals, modalStore } from '../lib/modal-stack.ts'
import { reactToFailure } from './react-to-failure.ts'

beforeEach(closeAllModals)
const refusal = (status: number, message?: string) => ({
  code: 'some_code',
  status,
  errors: [{ code: 'some_code', message }],
})
const opened = () => modalStore.getState().stack.map(({ name, props }) => [name, props])

test("a deed that failed opens the alert with the code, and with the platform's word where it has one [8.11]", () => {
  expect(reactToFailure(refusal(409), 'deed', vi.fn())).toBeNull()
  expect(opened()).toEqual([['alert', { title: undefined, code: 'some_code', text: undefined }]])
  reactToFailure(refusal(409, 'Нельзя'), 'deed', vi.fn(), 'Не вышло')
  expect(opened()).toEqual([['alert', { title: 'Не вышло', code: 'some_code', text: 'Нельзя' }]])
})

test('a deed without a session leads to the login, and says nothing [8.13]', () => {
  const goToLogin = vi.fn()
  expect(reactToFailure(refusal(401), 'deed', goToLogin)).toBeNull()
  expect(goToLogin).toHaveBeenCalledOnce()
  expect(opened()).toEqual([])
})

test('a form gets its errors and opens nothing, whatever the status [8.1] [8.14]', () => {
  const goToLogin = vi.fn()
  for (const status of [400, 401, 413, 429, 500])
    expect(reactToFailure(refusal(status), 'form', goToLogin)?.form).toHaveLength(1)
  expect([goToLogin.mock.calls, opened()]).toEqual([[], []])
})

test('what is aside stays silent [8.5]', () => {
  expect(reactToFailure(refusal(500), 'aside', vi.fn())).toBeNull()
  expect(opened()).toEqual([])
})

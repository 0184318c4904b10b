import { beforeEach, expect, test, vi } from 'vitest'
import { closeAllModals, modalStore } from '../../dialogs/store.ts'
import { reactToFailure } from './react-to-failure.ts'

beforeEach(closeAllModals)
const refusal = (status: number, message?: string) => ({
  code: 'some_code',
  status,
  errors: [{ code: 'some_code', message }],
})
const opened = () => modalStore.getState().stack.map(({ name, props }) => [name, props])

test("a failed press opens the alert with the code, and with the platform's message if there is one", () => {
  reactToFailure(refusal(409), vi.fn())
  expect(opened()).toEqual([['alert', { title: undefined, code: 'some_code', text: undefined }]])
  reactToFailure(refusal(409, 'Нельзя'), vi.fn(), 'Не вышло')
  expect(opened()).toEqual([['alert', { title: 'Не вышло', code: 'some_code', text: 'Нельзя' }]])
})

test('a press without a session leads to the login and opens no dialog [8.13]', () => {
  const goToLogin = vi.fn()
  reactToFailure(refusal(401), goToLogin)
  expect(goToLogin).toHaveBeenCalledOnce()
  expect(opened()).toEqual([])
})

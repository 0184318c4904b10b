import { endLoginSession, endOtherLoginSessions } from '@yanta/contract'
import { loginSession } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ConfirmProps } from '../../../dialogs/dialogs.ts'
import type { Answering } from '../../../dialogs/registry.ts'
import { closeModal, modalStore } from '../../../dialogs/store.ts'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import { button, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { DeviceList } from './device-list.tsx'
import './security.messages.json'

const phone = { ...loginSession, id: 'phone-1', device: 'Safari, iPhone', isCurrent: false }
const tablet = { ...loginSession, id: 'tablet-1', device: 'Chrome, Android', isCurrent: false }
const open = () => renderInSite(<DeviceList sessions={[loginSession, phone, tablet]} />)
const question = () =>
  modalStore.getState().stack[0]?.props as (ConfirmProps & Answering<boolean>) | undefined
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await settle()
}
const say = async (isYes: boolean) => {
  await act(async () => (isYes ? question()!.onAnswer(true) : closeModal('confirm')))
  await settle()
}

test('this device has no logout button here, the others ask for confirmation first', async () => {
  await open()
  expect(screen.getAllByRole('listitem').map((row) => row.querySelectorAll('button').length)).toEqual([
    0, 1, 1,
  ])
  await press(/Log out\s*Safari/)
  expect(readText(document.body)).toContain('This device')
  expect(question()?.text).toContain('Safari, iPhone')
  await say(false)
  expect(platform.calls).toEqual([])
})

test('logging out everywhere else is one call, one at a time, and is confirmed', async () => {
  await open()
  await press('Log out everywhere else')
  expect(question()?.text).toContain('2 devices')
  const held = platform.hold(endOtherLoginSessions)
  await say(true)
  expect(button('Log out everywhere else').getAttribute('aria-busy')).toBe('true')
  await press(/Log out\s*Safari/)
  await say(true)
  expect(platform.sent(endOtherLoginSessions)).toHaveLength(1)
  expect(platform.sent(endLoginSession)).toEqual([])
  held.answer({} as never)
  await settle()
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual([
    'Only this device is logged in now',
  ])
})

test('one device is logged out by its own id; one that is already gone counts as done', async () => {
  await open()
  platform.refuse(endLoginSession, 404, { code: 'login_session_not_found' })
  await press(/Log out\s*Safari/)
  await say(true)
  expect(platform.sent(endLoginSession).map(({ params }) => params.id)).toEqual(['phone-1'])
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['Logged out'])
})

test('a failure shows a dialog and no success message', async () => {
  await open()
  platform.refuse(endLoginSession, 503)
  await press(/Log out\s*Safari/)
  await say(true)
  expect(
    modalStore.getState().stack.map(({ name, props }) => [name, (props as { title?: string }).title]),
  ).toEqual([['alert', 'Could not log out']])
  expect(toastStore.getState().waiting).toEqual([])
})

import { logout } from '@yanta/contract'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { useUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { button, platform, renderInSite, settle } from '../../testing/dom.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('session')
afterEach(() => otherTab.close())

test('the other tabs receive a logout from this one', async () => {
  const received: unknown[] = []
  otherTab.onmessage = ({ data }) => void received.push(data)
  platform.answer(logout, { success: true })
  await renderInSite(<LogOutButton />, { path: '/profile/info' })
  fireEvent.click(button(/log out/i))
  await settle()
  await waitFor(() => expect(received).toEqual(['logout']))
})

function Form() {
  useUnsavedChanges(true)
  return <LogOutButton />
}

test.each([
  ['goes on with it', false, 0],
  ['logs out all the same', true, 1],
])('a player whose form would be lost is asked, and %s [2.26]', async (_, answer, calls) => {
  platform.answer(logout, { success: true })
  await renderInSite(<Form />, { path: '/profile/info' })
  fireEvent.click(button(/log out/i))
  await waitFor(() => expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['confirm']))
  const { onAnswer } = modalStore.getState().stack[0]!.props as { onAnswer: (answer: boolean) => void }
  await act(async () => onAnswer(answer))
  await settle()
  expect(platform.sent(logout)).toHaveLength(calls)
})

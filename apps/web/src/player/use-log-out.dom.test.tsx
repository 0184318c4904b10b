import { logout } from '@yanta/contract'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { button, platform, renderInSite, settle } from '../testing/dom.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('session')
afterEach(() => otherTab.close())

test('the other tabs hear of a logout from this one', async () => {
  const heard: unknown[] = []
  otherTab.onmessage = ({ data }) => void heard.push(data)
  platform.answer(logout, { success: true })
  await renderInSite(<LogOutButton />, { path: '/profile/info' })
  fireEvent.click(button(/log out/i))
  await settle()
  await waitFor(() => expect(heard).toEqual(['logout']))
})

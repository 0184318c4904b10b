import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSessionHint } from '../data/api/session-hint.ts'
import { consumeRedirect } from '../navigation/guest-redirect.ts'
import { toastStore } from '../dialogs/toast-queue.ts'
import { useOpenScreen } from '../domain/player/use-open-screen.ts'
import { renderInSite } from '../testing/dom.tsx'
import { useLedAway } from './use-guest-redirect.ts'

afterEach(() => writeSessionHint(false))

function Screen() {
  useLedAway()
  const open = useOpenScreen()
  return <button onClick={() => void open('/remind')}>Forgot?</button>
}
const said = () =>
  toastStore.getState().waiting.map(({ title, text, durationMs }) => [title, text, durationMs])

test.each([
  [
    'newPassword',
    'That link is for people who can’t log in. You can change your password under <a href="/profile/security">Login security</a>.',
  ],
  [
    'login',
    'There is no need to log in again. You can see where you are logged in under <a href="/profile/security">Login security</a>.',
  ],
  [
    'registration',
    'You already have an account and are using it now. Your details are under <a href="/profile/info">Personal details</a>.',
  ],
])(
  'a player redirected from %s to main sees why, once, with a link to the setting [2.17]',
  async (name, text) => {
    document.cookie = `led_away=${name}; path=/`
    await renderInSite(<Screen />)
    await waitFor(() => expect(said()).toEqual([['You’re already logged in', text, 0]]))
    expect(consumeRedirect()).toBeNull()
  },
)

test('a link of the site to a screen of guests explains it too; other links show nothing', async () => {
  writeSessionHint(true)
  const { user, address } = await renderInSite(<Screen />, { path: '/help' })
  expect(said()).toEqual([])
  await user.click(screen.getByText('Forgot?'))
  await waitFor(() => expect(said()).toHaveLength(1))
  expect(address()).toBe('/')
})

test('a cookie that names no screen of guests is ignored', async () => {
  document.cookie = 'led_away=toString; path=/'
  await renderInSite(<Screen />)
  await vi.dynamicImportSettled()
  expect(said()).toEqual([])
})

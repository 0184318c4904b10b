import {
  getProfile,
  listPaymentSystems,
  listPayoutSystems,
  login,
  refreshToken,
  updateProfile,
} from '@yanta/contract'
import { balance, profile, serverData, tokens } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { writeSessionHint } from '../data/api/session-hint.ts'
import { OwnDataForm } from '../features/profile/own-data-form.tsx'
import '../features/profile/profile.messages.json'
import { installPopstateInterceptor } from '../browser/popstate-interceptor.ts'
import { toastStore } from '../dialogs/toast-queue.ts'
import { hasUnsavedChanges } from '../navigation/unsaved-changes.ts'
import { browserCall } from '../data/api/browser-call.ts'
import { useLivePlayer } from '../domain/player/use-live-player.ts'
import { button, field, fill, platform, renderInSite, settle } from '../testing/dom.tsx'
import { PopupSlot } from './popup-slot.tsx'

installPopstateInterceptor()
afterEach(() => writeSessionHint(false))

const snapshot = { ...balance, seq: {}, epoch: 'e1' }
/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('session')
const over = () => screen.queryByRole('heading', { name: 'Your session has ended' })

function Screen() {
  useLivePlayer({ profile, balance: snapshot }, serverData.socketUrl)
  return (
    <>
      <OwnDataForm profile={profile} />
      <Link to="/profile/info" mask="/cashbox">
        Cashbox
      </Link>
      <PopupSlot />
    </>
  )
}

/** Opens the personal data screen with a session that can't be renewed. */
async function open() {
  writeSessionHint(true)
  platform.refuse(updateProfile, 401, { code: 'unauthorized' })
  platform.refuse(refreshToken, 401, { code: 'invalid_refresh_token' })
  const site = await renderInSite(<Screen />, {
    path: '/profile/info',
    site: { serverData, player: { profile, balance: snapshot } },
  })
  await settle()
  return site
}
async function save() {
  fireEvent.click(button('Save'))
  await settle()
}
async function openOverForm() {
  const site = await open()
  fill('Last name', 'Lebedeva')
  await save()
  expect(over()).not.toBeNull()
  return site
}
async function logIn() {
  platform.answer(login, tokens)
  fill('Password', 'vera-demo-2026')
  fireEvent.click(button('Log in'))
  await settle()
}
async function close() {
  fireEvent.click(screen.getByRole('link', { name: 'Close' }))
  await settle()
}

test('a session that ends under a form opens the login over it, and the input is sent after that [4.22] [4.24]', async () => {
  const { address } = await openOverForm()
  expect(field('E-mail').value).toBe('vera@example.com')
  await logIn()
  await waitFor(() => expect(over()).toBeNull())
  expect(address()).toBe('/profile/info')
  expect(hasUnsavedChanges()).toBe(true)
  platform.answer(updateProfile, { success: true })
  await save()
  expect(platform.sent(updateProfile).at(-1)?.body).toEqual({ lastname: 'Lebedeva' })
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
})

test('a login in another tab logs this one in too', async () => {
  const { address } = await openOverForm()
  otherTab.postMessage('login')
  await waitFor(() => expect(over()).toBeNull())
  expect([address(), field('Last name').value]).toEqual(['/profile/info', 'Lebedeva'])
})

test('input of one player is gone when another one logs in', async () => {
  const { address } = await openOverForm()
  platform.answer(getProfile, { ...profile, id: '2' })
  await logIn()
  await waitFor(() => expect(address()).toBe('/'))
  expect(hasUnsavedChanges()).toBe(false)
})

test('closing the login leaves the screen, after a question if input would be lost [2.26]', async () => {
  const { address } = await openOverForm()
  await close()
  fireEvent.click(button('Log in'))
  await settle()
  expect(over()).not.toBeNull()
  await close()
  fireEvent.click(button('Leave'))
  await waitFor(() => expect(address()).toBe('/'))
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['Your session has ended'])
})

test('a logout elsewhere clears the screen, even with unsaved input', async () => {
  const { address } = await openOverForm()
  otherTab.postMessage('logout')
  await waitFor(() => expect(address()).toBe('/'))
  expect(over()).toBeNull()
  expect(screen.queryByText('Leave without logging in?')).toBeNull()
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['You are logged out'])
})

test('the cashbox stays open after the login over it', async () => {
  platform.answer(listPaymentSystems, { items: [], lastUsed: null })
  platform.answer(listPayoutSystems, { items: [], lastUsed: null })
  const { popup } = await open()
  fireEvent.click(screen.getByText('Cashbox'))
  await settle()
  await act(() => browserCall(updateProfile, { body: {} }))
  await settle()
  expect(over()).not.toBeNull()
  await logIn()
  await waitFor(() => expect(over()).toBeNull())
  expect(popup()).toBe('/cashbox')
})

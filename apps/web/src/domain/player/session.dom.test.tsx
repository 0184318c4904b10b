import { getBalance, getProfile, logout, refreshToken } from '@yanta/contract'
import { balance, profile, serverData } from '@yanta/contract/fixtures'
import { act, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { browserCall } from '../../data/api/browser-call.ts'
import { readSessionHint, writeSessionHint } from '../../data/api/session-hint.ts'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { modalStore } from '../../dialogs/store.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { hasUnsavedChanges, useUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { button, platform, renderInSite, settle } from '../../testing/dom.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { useLivePlayer } from './use-live-player.ts'
import { useLoginElsewhere } from './use-login-elsewhere.ts'

const snapshot = { ...balance, seq: {}, epoch: 'e1' }

function Player() {
  useLivePlayer({ profile, balance: snapshot }, serverData.socketUrl)
  return null
}
function Guest({ isFilling = false }: { isFilling?: boolean }) {
  useLoginElsewhere()
  useUnsavedChanges(isFilling)
  return null
}
/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('session')
afterEach(() => writeSessionHint(false))

const open = async () => {
  writeSessionHint(true)
  return renderInSite(<Player />, { path: '/profile/info' })
}
const toasts = () => toastStore.getState().waiting.map(({ title, text }) => `${title}: ${text}`)

test('a session that can not be renewed ends in this tab: the player is cleared, sent to main and shown why [4.24]', async () => {
  const { address } = await open()
  const emptied: string[] = []
  const forget = addResettableStore(() => void emptied.push('store'))
  platform.refuse(getBalance, 401, { code: 'unauthorized' })
  platform.refuse(refreshToken, 401, { code: 'invalid_refresh_token' })
  await act(() => browserCall(getBalance))
  await waitFor(() => expect(address()).toBe('/'))
  expect(emptied).toEqual(['store'])
  expect(toasts()).toEqual(['Your session has ended: Please log in again.'])
  expect(readSessionHint()).toBe(false)
  expect(platform.sent(refreshToken)).toHaveLength(1)
  forget()
})

test('while it is unknown whether the session is over, it goes on [4.24]', async () => {
  const { address } = await open()
  platform.refuse(getBalance, 401, { code: 'unauthorized' })
  platform.refuse(refreshToken, 503)
  const result = await act(() => browserCall(getBalance))
  expect(result).toMatchObject({ ok: false, refusal: { code: 'temporarily_unavailable', status: 503 } })
  await settle()
  expect(address()).toBe('/profile/info')
  expect(toasts()).toEqual([])
})

test('a call is repeated once, and only once, after its session is renewed [4.24]', async () => {
  await open()
  const first = platform.hold(getBalance)
  platform.answer(refreshToken, {} as never)
  platform.answer(getBalance, snapshot)
  const result = browserCall(getBalance)
  first.refuse(401, { code: 'unauthorized' })
  expect((await result).ok).toBe(true)
  expect(platform.sent(getBalance)).toHaveLength(2)
  platform.refuse(getBalance, 401, { code: 'unauthorized' })
  expect((await browserCall(getBalance)).ok).toBe(false)
})

test('a logout that another source reports before its own answer comes leads to main once, so that one step back leaves it [2.20], [4.22]', async () => {
  writeSessionHint(true)
  const entries = new Set<string>()
  function Entries() {
    entries.add(useLocation().key)
    return null
  }
  const { address } = await renderInSite(
    <>
      <Player />
      <LogOutButton />
      <Entries />
    </>,
    { path: '/profile/info' },
  )
  const held = platform.hold(logout)
  act(() => button(/log out/i).click())
  otherTab.postMessage('logout')
  await waitFor(() => expect(address()).toBe('/'))
  await settle()
  held.answer({ success: true })
  await settle()
  await settle()
  expect([address(), entries.size]).toEqual(['/', 2])
})

test('a logout in another tab is followed here, with an explanation', async () => {
  const { address } = await open()
  otherTab.postMessage('logout')
  await waitFor(() => expect(address()).toBe('/'))
  expect(toasts()).toEqual(['You are logged out: You logged out in another tab or on another device.'])
})

test("a login in another tab is followed by a guest's tab", async () => {
  writeSessionHint(false)
  await renderInSite(<Guest />)
  expect(readSessionHint()).toBe(false)
  otherTab.postMessage('login')
  await waitFor(() => expect(readSessionHint()).toBe(true))
})

test.each([
  ['stays until the visitor agrees', true, false],
  ['stays as it is for a visitor who would rather go on', false, true],
])('a registration form interrupted by a login in another tab %s [2.26]', async (_, isAgreed, isKept) => {
  await renderInSite(<Guest isFilling />, { path: '/registration' })
  otherTab.postMessage('login')
  await waitFor(() => expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['confirm']))
  expect(hasUnsavedChanges()).toBe(true)
  const { onAnswer } = modalStore.getState().stack[0]!.props as { onAnswer: (answer: boolean) => void }
  await act(async () => onAnswer(isAgreed))
  expect(hasUnsavedChanges()).toBe(isKept)
})

test('a half-typed login form is closed by a login in another tab', async () => {
  await renderInSite(<Guest isFilling />, { path: '/login' })
  otherTab.postMessage('login')
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  expect(modalStore.getState().stack).toEqual([])
})

test.each([
  ['another player begins at main', '2', '/', ['store']],
  ['the same player stays where they are', profile.id, '/profile/info', []],
])('after a login in another tab %s', async (_, id, path, stores) => {
  const { address } = await open()
  const emptied: string[] = []
  const forget = addResettableStore(() => void emptied.push('store'))
  platform.answer(getProfile, { ...profile, id })
  otherTab.postMessage('login')
  await waitFor(() => expect(platform.sent(getProfile)).toHaveLength(1))
  await settle()
  expect([address(), emptied]).toEqual([path, stores])
  expect(readSessionHint()).toBe(true)
  forget()
})

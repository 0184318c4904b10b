import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { modalStore } from '../dialogs/store.ts'
import { installPopstateInterceptor } from '../browser/popstate-interceptor.ts'
import { useUnsavedChanges } from '../navigation/unsaved-changes.ts'
import { emitPlayerEvent } from '../data/player-events.ts'
import { button, renderInSite, settle } from '../testing/dom.tsx'
import { PopupSlot } from './popup-slot.tsx'

installPopstateInterceptor()

function Form({ isDirty }: { isDirty: boolean }) {
  const letGo = useUnsavedChanges(isDirty)
  return (
    <>
      <Link to="/promo">Leave</Link>
      <Link to="/profile/info?tab=2">Same screen</Link>
      <button type="button" onClick={letGo}>
        Sent
      </button>
      <PopupSlot />
    </>
  )
}
async function open(isDirty = true) {
  const site = await renderInSite(<Form isDirty={isDirty} />, { path: '/profile/info' })
  await settle()
  return site
}
const go = async (name: string) => {
  fireEvent.click(screen.getByText(name))
  await settle()
}
const question = () => screen.queryByText('Leave without saving?')
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('leaving a form with input asks first; the answer decides [2.26]', async () => {
  const { address } = await open()
  await go('Leave')
  expect(question()).not.toBeNull()
  expect(address()).toBe('/profile/info')
  fireEvent.click(button('Stay'))
  await settle()
  expect(address()).toBe('/profile/info')
  expect(modalStore.getState().stack).toEqual([])
  await go('Leave')
  fireEvent.click(screen.getAllByRole('button', { name: 'Leave' }).at(-1)!)
  await settle()
  expect(address()).toBe('/promo')
})

test('an untouched or submitted form is left without a question [2.26]', async () => {
  const untouched = await open(false)
  await go('Leave')
  expect(untouched.address()).toBe('/promo')
  untouched.unmount()
  const { address } = await open()
  await go('Sent')
  await go('Leave')
  expect(question()).toBeNull()
  expect(address()).toBe('/promo')
})

test('a navigation that retains the form does not ask [2.26]', async () => {
  const { address } = await open()
  await go('Same screen')
  expect(question()).toBeNull()
  expect(address()).toBe('/profile/info?tab=2')
})

test('the browser asks when the tab is closed while there is unsaved input [2.26]', async () => {
  await open()
  expect(unload()).toBe(true)
  await go('Sent')
  await waitFor(() => expect(unload()).toBe(false))
})

test('after a logout meanwhile no question is asked', async () => {
  const { address } = await open()
  emitPlayerEvent('logout')
  await go('Leave')
  expect(question()).toBeNull()
  expect(address()).toBe('/promo')
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNavigate } from 'react-router'
import { showToast } from '../dialogs/toast-queue.ts'
import { emptyClientStores } from '../browser/resettable-stores.ts'
import { button, pass, readText, renderInSite, settle, stopTime } from '../testing/dom.tsx'
import { ToastSlot } from './toast-slot.tsx'

function Page() {
  const navigate = useNavigate()
  return (
    <>
      {['/', '/cashbox', '/promo'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          to {path}
        </button>
      ))}
      <ToastSlot />
    </>
  )
}
async function open(path = '/') {
  stopTime()
  return renderInSite(<Page />, { path })
}
/** Shows a toast and waits for its text: a live region must exist for 100 ms before it changes. */
async function show(title: string, more: Partial<Parameters<typeof showToast>[0]> = {}) {
  act(() => showToast({ type: 'info', title, ...more }))
  await settle()
  await pass(200)
}
const shown = () => screen.queryAllByRole('group').map((card) => card.querySelector('b')!.textContent)
const go = (path: string) => act(async () => fireEvent.click(button(`to ${path}`)))

test('a toast closes 10 seconds after it was shown [4.53] [9.1]', async () => {
  await open()
  await show('Saved')
  expect(shown()).toEqual(['Saved'])
  await pass(9_700)
  expect(shown()).toEqual(['Saved'])
  await pass(400)
  expect(shown()).toEqual([])
})

test('a toast with duration 0 stays until it is closed [4.53]', async () => {
  await open()
  await show('Read me', { durationMs: 0 })
  await pass(60_000)
  expect(shown()).toEqual(['Read me'])
  await act(async () => fireEvent.click(button(/close|dismiss|hide/i)))
  await pass(10)
  expect(shown()).toEqual([])
})

test('toasts are held back on the cashbox route, and shown after it with their full duration [4.53]', async () => {
  await open()
  await show('First')
  await go('/cashbox')
  await pass(10)
  expect(shown()).toEqual([])
  await show('Second')
  await pass(60_000)
  expect(shown()).toEqual([])
  await go('/promo')
  await pass(200)
  expect(shown()).toEqual(['First'])
  await pass(9_700)
  expect(shown()).toEqual(['First'])
  await pass(500)
  expect(shown()).toEqual(['Second'])
})

test('a toast queued on the cashbox route is held back from the start [4.53]', async () => {
  await open('/cashbox')
  await show('Credited')
  expect(shown()).toEqual([])
  await go('/')
  await pass(200)
  expect(shown()).toEqual(['Credited'])
})

test('the next toast is shown when the one before is closed, a blocker last [4.52]', async () => {
  await open()
  act(() => {
    showToast({ type: 'info', title: 'Blocker', isBlocker: true })
    showToast({ type: 'info', title: 'Second' })
  })
  await settle()
  await pass(200)
  expect(shown()).toEqual(['Blocker'])
  act(() => showToast({ type: 'info', title: 'Third', isBlocker: true }))
  act(() => showToast({ type: 'info', title: 'Fourth' }))
  for (const next of ['Second', 'Fourth', 'Third']) {
    await act(async () => fireEvent.click(button(/close|dismiss|hide/i)))
    await pass(10)
    expect(shown()).toEqual([next])
  }
})

test('hovering a toast pauses its timer, and so does switching tabs', async () => {
  await open()
  await show('Saved')
  await pass(5_000)
  fireEvent.pointerEnter(screen.getByRole('group'), { pointerType: 'mouse' })
  await pass(60_000)
  expect(shown()).toEqual(['Saved'])
  fireEvent.pointerLeave(screen.getByRole('group'), { pointerType: 'mouse' })
  await pass(4_500)
  expect(shown()).toEqual(['Saved'])
  await pass(600)
  expect(shown()).toEqual([])
})

test('HTML of the platform is sanitised [2.51]', async () => {
  await open()
  await show('Gift', { text: '<b>30 spins</b><img src=x onerror=alert(1)>' })
  await settle()
  const card = screen.getByRole('group')
  expect(readText(card)).toContain('30 spins')
  expect(card.innerHTML).not.toContain('onerror')
})

test('a change of language removes all toasts, whose texts are in the old one [1.4]', async () => {
  await open()
  await show('Saved')
  act(() => emptyClientStores())
  await pass(10)
  expect(shown()).toEqual([])
})

test('a toast with a component of its own is rendered by it, and can close itself [2.51], [3.63]', async () => {
  await open()
  const Own = ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Hooray
    </button>
  )
  await show('Level 7', { text: 'Not this', component: Own })
  expect(readText(screen.getByRole('group'))).not.toContain('Not this')
  await act(async () => fireEvent.click(button('Hooray')))
  await pass(10)
  expect(shown()).toEqual([])
})

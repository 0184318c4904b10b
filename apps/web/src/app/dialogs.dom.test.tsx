import { activateGift } from '@yanta/contract'
import { balance, gift, profile } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { askConfirm, chooseOne, showAlert } from '../dialogs/dialogs.ts'
import { installPopstateInterceptor } from '../browser/popstate-interceptor.ts'
import { closeModal, openModal } from '../dialogs/store.ts'
import { button, platform, renderInSite, settle } from '../testing/dom.tsx'
import { PopupSlot } from './popup-slot.tsx'

installPopstateInterceptor()

/** State of a dialog's promise. */
function follow<T>(promise: Promise<T>) {
  const state: { answer?: T; isOver: boolean } = { isOver: false }
  void promise.then((answer) => Object.assign(state, { answer, isOver: true }))
  return state
}
async function open<T>(ask: () => Promise<T>) {
  await renderInSite(<PopupSlot />)
  let state!: ReturnType<typeof follow<T>>
  await act(async () => {
    state = follow(ask())
  })
  await settle()
  return state
}
const seat = { title: 'Buy a seat?', text: 'It costs 300.' }
const dialogs = () => document.querySelectorAll('dialog:not([data-leaving])')
const isLocked = () => document.documentElement.hasAttribute('data-locked')

test('only the main button confirms a question; cancel, cross, Escape and the backdrop are a no [2.48], [2.50]', async () => {
  const yes = await open(() => askConfirm(seat))
  expect(yes.isOver).toBe(false)
  fireEvent.click(button('Buy'))
  await settle()
  expect(yes).toEqual({ isOver: true, answer: true })
  const ways = [
    () => fireEvent.click(button('Cancel')),
    () => fireEvent.click(button('Close')),
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    () => {
      fireEvent.mouseDown(screen.getByRole('dialog'))
      fireEvent.click(screen.getByRole('dialog'))
    },
  ]
  for (const close of ways) {
    let no!: ReturnType<typeof follow<boolean>>
    await act(async () => {
      no = follow(askConfirm(seat))
    })
    await settle()
    close()
    await settle()
    expect(no).toEqual({ isOver: true, answer: false })
  }
})

test('a press that starts inside the dialog does not close it when it ends on the backdrop', async () => {
  const state = await open(() => askConfirm(seat))
  fireEvent.mouseDown(screen.getByText('It costs 300.'))
  fireEvent.click(screen.getByRole('dialog'))
  await settle()
  expect(state.isOver).toBe(false)
})

test('an alert shows the message of its code and closes by its button [8.11]', async () => {
  const state = await open(() => showAlert({ code: 'too_many_requests' }))
  expect(screen.getByRole('heading').textContent).toBe('Please try again later')
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await settle()
  expect(state.isOver).toBe(true)
})

test('an option is chosen by a press, and closing chooses none [2.51]', async () => {
  const options = [
    { value: 'a', title: 'Apple' },
    { value: 'b', title: 'Berry' },
  ]
  const state = await open(() => chooseOne({ title: 'Pick', options, value: 'a' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Berry' }), { detail: 1 })
  await settle()
  expect(state).toEqual({ isOver: true, answer: 'b' })
})

test('dialogs stack, close by name, and the last one restores scrolling [2.46]', async () => {
  await renderInSite(<PopupSlot />)
  act(() => {
    openModal('alert', { title: 'First', text: '1' })
    openModal('confirm', { title: 'Second', text: '2', onAnswer() {} })
  })
  await settle()
  expect(dialogs()).toHaveLength(2)
  expect(isLocked()).toBe(true)
  act(() => closeModal('alert'))
  await settle()
  expect(screen.getByRole('heading', { name: 'Second' })).toBeTruthy()
  expect(isLocked()).toBe(true)
  act(() => closeModal('confirm'))
  await settle()
  expect(dialogs()).toHaveLength(0)
  expect(isLocked()).toBe(false)
})

test('a dialog closes with the screen it was opened on, and a step back closes the top one', async () => {
  const way = (
    <>
      <Link to="/promo">Away</Link>
      <PopupSlot />
    </>
  )
  const { address } = await renderInSite(way)
  const ask = async () => {
    let state!: ReturnType<typeof follow<boolean>>
    await act(async () => {
      state = follow(askConfirm(seat))
    })
    await settle()
    return state
  }
  const first = await ask()
  history.go(-1)
  await settle()
  expect(first).toEqual({ isOver: true, answer: false })
  const second = await ask()
  fireEvent.click(screen.getByText('Away'))
  await settle()
  expect(address()).toBe('/promo')
  expect(second).toEqual({ isOver: true, answer: false })
})

test('the late answer of a gift’s dialog that was closed leaves the dialog of the next gift open', async () => {
  await renderInSite(<PopupSlot />, { site: { player: { profile, balance } } })
  const held = platform.hold(activateGift)
  const terms = { type: 'cash' as const, amount: 50_000 }
  const restrictions = { ...gift.restrictions, depositLimits: [] }
  const lasting = { ...gift, type: 'cash' as const, terms, restrictions, expiredAt: null }
  act(() => openModal('gift', { gift: { ...lasting, id: '1' } }))
  await settle()
  fireEvent.click(button('Take'))
  act(() => closeModal('gift'))
  act(() => openModal('gift', { gift: { ...lasting, id: '2' } }))
  await settle()
  held.answer({ success: true, gift: { ...lasting, id: '1', state: 'activated' }, chosen: null })
  await settle()
  expect(dialogs()).toHaveLength(1)
})

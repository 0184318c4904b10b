import { beforeEach, expect, test, vi } from 'vitest'
import { closeAllModals, closeModal, closeOpened, modalStore, openModal } from './store.ts'

const names = () => modalStore.getState().stack.map(({ name }) => name)
const question = { title: 'Leave?', onAnswer() {} }
beforeEach(closeAllModals)

test('modals stack in the order they are opened and close by name [2.46]', () => {
  openModal('support')
  openModal('confirm', question)
  openModal('alert')
  closeModal('confirm')
  expect(names()).toEqual(['support', 'alert'])
  closeModal('support')
  closeModal('alert')
  expect(names()).toEqual([])
})

test('a modal opened again moves to the top with its new props [2.46]', () => {
  openModal('alert', { title: 'first' })
  openModal('confirm', question)
  openModal('alert', { title: 'second' })
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'confirm' },
    { name: 'alert', props: { title: 'second' } },
  ])
})

test('onClosed is called once when a modal closes', () => {
  const onClosed = vi.fn()
  openModal('alert', {}, onClosed)
  closeModal('alert')
  closeModal('alert')
  expect(onClosed).toHaveBeenCalledOnce()
})

test('a dialog that closes itself late, as when its answer comes after the next one of its name was opened, closes nothing', () => {
  openModal('alert', { title: 'first' })
  const [first] = modalStore.getState().stack
  closeOpened(first!)
  openModal('alert', { title: 'second' })
  closeOpened(first!)
  expect(modalStore.getState().stack).toMatchObject([{ name: 'alert', props: { title: 'second' } }])
})

test('closing all closes the top one first', () => {
  const order: string[] = []
  for (const name of ['menu', 'support', 'search'] as const) openModal(name, {}, () => order.push(name))
  closeAllModals()
  expect(order).toEqual(['search', 'support', 'menu'])
})

test('a name without a dialog, and props that are not those of the dialog, do not compile', () => {
  // @ts-expect-error there is no such dialog
  openModal('confrim')
  // @ts-expect-error a question has a title
  openModal('confirm', { onAnswer() {} })
  // @ts-expect-error the menu has no props
  openModal('menu', { title: 'Menu' })
  expect(names()).toEqual(['confrim', 'confirm', 'menu'])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { closeAllModals, closeModal, modalStore, openModal } from './store.ts'

const names = () => modalStore.getState().stack.map(({ name }) => name)
beforeEach(closeAllModals)

test('modals stack in the order they are opened and close by name [2.46]', () => {
  openModal('support')
  openModal('confirm')
  openModal('alert')
  closeModal('confirm')
  expect(names()).toEqual(['support', 'alert'])
  closeModal('support')
  closeModal('alert')
  expect(names()).toEqual([])
})

test('a modal opened again moves to the top with its new props [2.46]', () => {
  openModal('alert', { title: 'first' })
  openModal('confirm')
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

test('closing all closes the top one first', () => {
  const order: string[] = []
  for (const name of ['a', 'b', 'c']) openModal(name, {}, () => order.push(name))
  closeAllModals()
  expect(order).toEqual(['c', 'b', 'a'])
})

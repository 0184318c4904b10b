import { beforeEach, expect, test } from 'vitest'
import { askConfirm, chooseOne, showAlert } from './dialogs.ts'
import type { Answering } from './registry.ts'
import { closeAllModals, closeModal, modalStore } from './store.ts'

beforeEach(closeAllModals)

const top = () => modalStore.getState().stack.at(-1)!

test('only the main button confirms a question', async () => {
  const bought = askConfirm({ title: 'Купить место?' })
  ;(top().props as Answering<boolean>).onAnswer(true)
  expect(await bought).toBe(true)
  const closed = askConfirm({ title: 'Купить место?' })
  closeModal('confirm')
  expect(await closed).toBe(false)
})

test('a question replaced by the same question resolves to no, and only the newer one is answered', async () => {
  const first = askConfirm({ title: 'Первый' })
  const second = askConfirm({ title: 'Второй' })
  expect(
    modalStore.getState().stack.map(({ name, props }) => [name, (props as { title: string }).title]),
  ).toEqual([['confirm', 'Второй']])
  expect(await first).toBe(false)
  ;(top().props as Answering<boolean>).onAnswer(true)
  expect(await second).toBe(true)
})

test('a choice resolves to its value, or null', async () => {
  const options = [{ value: 'rub', title: 'Рубль' }]
  const chosen = chooseOne({ title: 'Валюта', options, value: null })
  ;(top().props as Answering<string>).onAnswer('rub')
  expect(await chosen).toBe('rub')
  const left = chooseOne({ title: 'Валюта', options, value: null })
  closeAllModals()
  expect(await left).toBeNull()
})

test('an alert resolves when it is dismissed, and opens over the dialogs already open [2.46]', async () => {
  const question = askConfirm({ title: 'Купить?' })
  const read = showAlert({ code: 'too_many_requests' })
  expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['confirm', 'alert'])
  closeModal('alert')
  await read
  expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['confirm'])
  closeAllModals()
  expect(await question).toBe(false)
})

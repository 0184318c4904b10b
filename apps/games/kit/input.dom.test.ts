// What a key that stays down does to the buttons of a game, by itself and by the browser.
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { createFieldView } from '../engines/mines/client/field-view.ts'
import { messages as minesMessages } from '../engines/mines/client/messages.ts'
import { createBoard } from '../engines/roulette/client/board.ts'
import { messages as tableMessages } from '../engines/roulette/client/messages.ts'
import { h } from './dom.ts'
import { bindKeys } from './input.ts'

const main = vi.fn<() => void>()
bindKeys({ main })

afterEach(() => {
  document.body.replaceChildren()
  main.mockClear()
})

/** Whether the browser is kept from its own answer to the key, which on a button is a click. */
function isStopped(target: Element, key: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

const ignore = () => undefined
const buildCells = () => createFieldView('deep', createTranslate(minesMessages, 'en'), ignore).grid
const buildSpots = () =>
  createBoard(
    { t: createTranslate(tableMessages, 'en'), currency: 'EUR', locale: 'en' },
    { lay: ignore, take: ignore, mean: ignore },
  ).root

test.each<[string, () => Element, string]>([
  ['the button of the next round', () => h('div', {}, h('button', {}, h('i', {}))), 'button'],
  ['a part of a button', () => h('div', {}, h('button', {}, h('i', {}))), 'i'],
  ['a cell of mines, where the focus comes while the key is still down', buildCells, '[role="gridcell"]'],
  ['a spot of roulette', buildSpots, '.spot'],
])('Enter that stays down presses %s once', (_, build, selector) => {
  document.body.append(build())
  const button = document.querySelector(selector)!
  expect([isStopped(button, 'Enter', false), isStopped(button, 'Enter', true)]).toEqual([false, true])
  expect(main).not.toHaveBeenCalled()
})

test('a key that stays down is left alone in a dialog and in a text field, and where it moves the focus', () => {
  document.body.append(h('button', {}), h('input', {}), h('dialog', { open: false }, h('button', {})))
  expect(isStopped(document.querySelector('input')!, 'Enter', true)).toBe(false)
  expect(isStopped(document.querySelector('button')!, 'Tab', true)).toBe(false)
  document.querySelector('dialog')!.setAttribute('open', '')
  expect(isStopped(document.querySelector('dialog button')!, 'Enter', true)).toBe(false)
})

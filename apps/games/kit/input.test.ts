import { expect, test } from 'vitest'
import { findAction } from './input.ts'

const target = (inside: string) => ({
  closest: (selector: string) => (selector.split(', ').includes(inside) ? {} : null),
})
const press = (key: string, changes: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  target: target('body'),
  ...changes,
})

test.each([
  ['a space spins', press(' '), 'main'],
  ['Enter spins', press('Enter'), 'main'],
  ['an arrow up raises the stake', press('ArrowUp'), 'up'],
  ['an arrow left lowers it', press('ArrowLeft'), 'down'],
  ['a held arrow goes on', press('ArrowUp', { repeat: true }), 'up'],
  ['a held space counts once', press(' ', { repeat: true }), null],
  ['a focused button keeps the space', press(' ', { target: target('button') }), null],
  ['a focused button leaves arrows to the stake', press('ArrowUp', { target: target('button') }), 'up'],
  ['a text field keeps its letters', press('m', { target: target('input') }), null],
  ['M in the Russian layout is the sound', press('ь'), 'sound'],
  ['I in the Russian layout opens the panel', press('Ш'), 'info'],
  ['a shortcut of the browser is left alone', press('i', { ctrlKey: true }), null],
])('%s', (_, key, action) => {
  expect(findAction(key, false)).toBe(action)
})

test('no key triggers an action while a dialog is open', () => {
  expect(findAction(press(' '), true)).toBeNull()
  expect(findAction(press('Escape'), true)).toBeNull()
})

import { expect, it } from 'vitest'
import { addPress } from './early-words.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

it.each([
  ['a letter', 'не', press('о'), 'нео'],
  ['a space', 'neon', press(' '), 'neon '],
  ['a letter of two code units', 'a', press('😀'), 'a😀'],
  ['the way back', 'a😀', press('Backspace'), 'a'],
  ['the way back from nothing', '', press('Backspace'), ''],
  ['a key without a letter', 'нео', press('ArrowDown'), null],
  ['a dead key', 'нео', press('Dead'), null],
  ['a shortcut', 'нео', press('r', { ctrlKey: true }), null],
])('%s', (_, words, pressed, after) => {
  expect(addPress(words, pressed)).toBe(after)
})

import { expect, test } from 'vitest'
import { isSearchKey } from './search-keys.ts'

const press = (changes: Partial<Parameters<typeof isSearchKey>[0]>) => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...changes,
})

test.each([
  ['a slash', press({ key: '/', code: 'Slash' })],
  ['the same key of a Russian keyboard', press({ key: '.', code: 'Slash' })],
  ['a slash where that keyboard has it', press({ key: '/', code: 'Backslash', shiftKey: true })],
  ['Ctrl with K', press({ key: 'k', code: 'KeyK', ctrlKey: true })],
  ['Cmd with K, Russian', press({ key: 'л', code: 'KeyK', metaKey: true })],
])('%s opens the search', (_name, pressed) => {
  expect(isSearchKey(pressed, false)).toBe(true)
})

test.each([
  ['a question mark', press({ key: '?', code: 'Slash', shiftKey: true })],
  ['a key that is held', press({ key: '/', code: 'Slash', repeat: true })],
  ['Ctrl with a slash', press({ key: '/', code: 'Slash', ctrlKey: true })],
  [
    "Ctrl, Shift and K, which is the browser's own",
    press({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }),
  ],
  ['the letter alone', press({ key: 'k', code: 'KeyK' })],
])('%s does not open it', (_name, pressed) => {
  expect(isSearchKey(pressed, false)).toBe(false)
})

test('in a field a slash is a slash, and Ctrl with K still searches', () => {
  expect(isSearchKey(press({ key: '/', code: 'Slash' }), true)).toBe(false)
  expect(isSearchKey(press({ key: 'k', code: 'KeyK', ctrlKey: true }), true)).toBe(true)
})

import { expect, it } from 'vitest'
import { type DockCorner, findNearestCorner, isDrag, moveCorner, readCorner } from './dock-corner.ts'

const window = { width: 1440, height: 900 }

it.each([
  [{ x: 10, y: 10 }, 'top-left'],
  [{ x: 1400, y: 10 }, 'top-right'],
  [{ x: 10, y: 890 }, 'bottom-left'],
  [{ x: 1400, y: 890 }, 'bottom-right'],
  [{ x: 720, y: 450 }, 'bottom-right'],
  [{ x: -50, y: 2000 }, 'bottom-left'],
])('a card dropped at %j snaps to %s', (centre, corner) => {
  expect(findNearestCorner(centre, window)).toBe(corner)
})

it.each<[DockCorner, string, DockCorner | null]>([
  ['bottom-right', 'ArrowLeft', 'bottom-left'],
  ['bottom-right', 'ArrowUp', 'top-right'],
  ['bottom-right', 'ArrowRight', 'bottom-right'],
  ['top-left', 'ArrowDown', 'bottom-left'],
  ['top-left', 'ArrowRight', 'top-right'],
  ['top-left', 'Enter', null],
  ['top-left', 'a', null],
])('from %s the key %s leads to %s', (corner, key, expected) => {
  expect(moveCorner(corner, key)).toBe(expected)
})

it('a press becomes a drag from 10 px on [9.18]', () => {
  expect(isDrag({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(false)
  expect(isDrag({ x: 0, y: 0 }, { x: 6, y: 8 })).toBe(true)
})

it('a device remembers the corner, and a device without one uses the bottom right', () => {
  expect(readCorner('top-left')).toBe('top-left')
  expect(readCorner(null)).toBe('bottom-right')
  expect(readCorner('the middle')).toBe('bottom-right')
})

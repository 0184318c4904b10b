import { expect, test, vi } from 'vitest'
import { noteFirstFinger, readFirstFinger } from './first-finger.ts'

const sign = (type: string, pointerType?: string) => Object.assign(new Event(type), { pointerType })

test('a finger laid down first is there until it is lifted or taken for scrolling; a mouse or a key is none', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  for (const other of [sign('pointerdown', 'mouse'), sign('pointermove', 'touch'), sign('keydown')])
    noteFirstFinger(other)
  expect(readFirstFinger()).toBeNull()
  for (const end of ['pointerup', 'pointercancel']) {
    const finger = sign('pointerdown', 'touch')
    noteFirstFinger(finger)
    expect(readFirstFinger()).toBe(finger)
    page.dispatchEvent(new Event(end))
    expect(readFirstFinger()).toBeNull()
  }
})

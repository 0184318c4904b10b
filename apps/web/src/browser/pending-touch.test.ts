import { expect, test, vi } from 'vitest'
import { recordPendingTouch, readPendingTouch } from './pending-touch.ts'

const sign = (type: string, pointerType?: string) => Object.assign(new Event(type), { pointerType })

test('the first touch is pending until it is lifted or becomes a scroll; a mouse or a key is no touch', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  for (const other of [sign('pointerdown', 'mouse'), sign('pointermove', 'touch'), sign('keydown')])
    recordPendingTouch(other)
  expect(readPendingTouch()).toBeNull()
  for (const end of ['pointerup', 'pointercancel']) {
    const finger = sign('pointerdown', 'touch')
    recordPendingTouch(finger)
    expect(readPendingTouch()).toBe(finger)
    page.dispatchEvent(new Event(end))
    expect(readPendingTouch()).toBeNull()
  }
})

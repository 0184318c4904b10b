import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoop } from './loop.ts'

let asked = new Map<number, FrameRequestCallback>()
let requests = 0
let stamp = 0

beforeEach(() => {
  asked.clear()
  vi.stubGlobal(
    'requestAnimationFrame',
    (run: FrameRequestCallback) => asked.set((requests += 1), run) && requests,
  )
  vi.stubGlobal('cancelAnimationFrame', (request: number) => asked.delete(request))
})
afterEach(() => vi.unstubAllGlobals())

/** The browser draws a frame; whether anything was drawn. */
function passFrame(): boolean {
  const runs = [...asked.values()]
  asked = new Map()
  stamp += 16
  for (const run of runs) run(stamp)
  return runs.length > 0
}

test('a game that the site pauses before its first frame is drawn once, and goes on when it may', () => {
  const drawn: number[] = []
  const loop = startLoop((now) => drawn.push(now))
  loop.setPaused(true)
  expect([passFrame(), passFrame()]).toEqual([true, false])
  loop.setPaused(false)
  passFrame()
  passFrame()
  expect(drawn).toEqual([0, 0, 16])
})

test('a game that is paused while it draws a frame stands still; the time in between does not count', () => {
  const drawn: number[] = []
  const loop = startLoop((now) => {
    drawn.push(now)
    if (drawn.length === 2) loop.setPaused(true)
  })
  expect([passFrame(), passFrame(), passFrame()]).toEqual([true, true, false])
  stamp += 60_000
  loop.setPaused(false)
  passFrame()
  passFrame()
  expect(drawn).toEqual([0, 16, 16, 32])
})

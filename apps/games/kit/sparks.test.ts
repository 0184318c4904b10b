import { expect, test } from 'vitest'
import { particleKinds } from './particles.ts'
import { createSparks } from './sparks.ts'

function fakeCanvas(calls: Record<string, number[][]>, height = 340) {
  const context = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...values: number[]) =>
          void (calls[name] ??= []).push(values),
      set: () => true,
    },
  )
  return { clientWidth: 292, clientHeight: height, width: 300, height: 150, getContext: () => context }
}

test.each(particleKinds)('%s are drawn, are gone after a while, and only bubbles rise', (kind) => {
  const calls: Record<string, number[][]> = {}
  const sparks = createSparks(fakeCanvas(calls) as unknown as HTMLCanvasElement, kind)
  for (let ms = 0; ms < 2000; ms += 16) {
    sparks.drift(16)
    sparks.draw(16)
  }
  const heights = calls['translate']!.map(([, y]) => y!)
  expect(calls['fill']!.length).toBeGreaterThanOrEqual(calls['translate']!.length)
  expect(heights[0]! > 300).toBe(kind === 'bubbles')
  for (let ms = 0; ms < 6000; ms += 16) sparks.draw(16)
  calls['translate'] = []
  sparks.draw(16)
  expect(calls['translate']).toEqual([])
})

test('sparks leave no trails when the stage is resized while they fly', () => {
  const calls: Record<string, number[][]> = {}
  const canvas = fakeCanvas(calls)
  const sparks = createSparks(canvas as unknown as HTMLCanvasElement)
  sparks.burst(20)
  sparks.draw(16)
  canvas.clientHeight = 252
  sparks.draw(16)
  expect(calls['clearRect']).toEqual([
    [0, 0, 292, 340],
    [0, 0, 292, 252],
  ])
  expect([canvas.width, canvas.height]).toEqual([292, 252])
})

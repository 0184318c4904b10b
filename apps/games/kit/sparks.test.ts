import { expect, test } from 'vitest'
import { createSparks } from './sparks.ts'

test('sparks leave no trails when the stage is resized while they fly', () => {
  const cleared: number[][] = []
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...values: number[]) => {
          if (name === 'clearRect') cleared.push(values)
        },
      set: () => true,
    },
  )
  const canvas = { clientWidth: 292, clientHeight: 340, width: 300, height: 150, getContext: () => context }
  const sparks = createSparks(canvas as unknown as HTMLCanvasElement)
  sparks.burst(20)
  sparks.draw(16)
  canvas.clientHeight = 252
  sparks.draw(16)
  expect(cleared).toEqual([
    [0, 0, 292, 340],
    [0, 0, 292, 252],
  ])
  expect([canvas.width, canvas.height]).toEqual([292, 252])
})

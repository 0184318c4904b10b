import { expect, test } from 'vitest'
import { buildFlight } from './dock-flight.ts'

const dock = { x: 1112, y: 660, width: 300, height: 210 }

test('the dock starts with the size and position of the stage', () => {
  expect(buildFlight({ x: 284, y: 96, width: 1128, height: 740 }, dock)).toMatchObject({
    transformOrigin: '0 0',
    transform: `translate(-828px, -564px) scale(3.76, ${740 / 210})`,
  })
})

test('a bar on a phone fades in instead of growing out of a whole screen', () => {
  expect(
    buildFlight({ x: 0, y: 0, width: 390, height: 844 }, { x: 12, y: 690, width: 366, height: 76 }),
  ).toMatchObject({ opacity: 0, transform: 'scale(1.25)' })
})

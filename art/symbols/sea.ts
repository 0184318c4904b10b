import { dark } from '../kit/colour.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

const gold = '#ffc22e'

/** Reef and treasure. */
export const sea: SymbolSet = {
  cherry: (art) => {
    for (let i = -3; i <= 3; i++)
      art.group(`transform="translate(0 62) rotate(${i * 20})"`, () =>
        art.gloss('M-11 14C-32 -50 -28 -128 0 -140C28 -128 32 -50 11 14Z', i % 2 ? '#ff8aa8' : '#ff4a6a', { edge: 6, contour: 3 }),
      )
    art.gloss(shape.rect(-30, 62, 60, 26, 12), '#e0305a', { contour: 4, edge: 6 })
  },
  orange: (art) => {
    art.gloss(
      shape.smooth(
        times(10, (i) => shape.polar(0, 4, i % 2 ? 48 : 104, -90 + i * 36)),
        true,
        0.7,
      ),
      '#ff8a1f',
      { contour: 6, edge: 16 },
    )
    for (let i = 0; i < 5; i++) for (const r of [30, 54, 74]) art.circle(...shape.polar(0, 4, r, -90 + i * 72), 6, '#ffe0a8')
    for (const x of [-14, 14]) art.circle(x, 0, 7, '#3a1408')
  },
  lemon: (art) => {
    art.gloss('M-56 0L-106 -46V46Z', '#ffb01f', { contour: 5, edge: 8 })
    art.gloss('M-70 0C-40 -80 60 -90 104 0C60 90 -40 80 -70 0Z', '#ffd92a', { contour: 6, edge: 16 })
    for (const x of [-20, 14]) art.stroke(`M${x} -58Q${x + 22} 0 ${x} 58`, '#ffffff', 12)
    art.circle(62, -18, 16, '#fff')
    art.circle(66, -16, 9, '#12203c')
  },
  plum: (art) => {
    for (const x of [-60, -22, 22, 60]) art.stroke(`M${x * 0.7} 20Q${x * 1.4} 60 ${x} 94`, dark('#9a3af0', 0.3), 24)
    art.gloss('M0 -100C70 -100 92 -40 80 10C70 48 -70 48 -80 10C-92 -40 -70 -100 0 -100Z', '#9a3af0', { contour: 6, edge: 20 })
    for (const x of [-28, 28]) {
      art.circle(x, -20, 18, '#fff')
      art.circle(x + 2, -16, 10, '#1c1040')
    }
    art.stroke('M-16 16Q0 30 16 16', '#3a0a5a', 6)
  },
  bell: (art) => {
    art.metal('M-80 60C-96 -40 -50 -96 0 -96C50 -96 96 -40 80 60L96 92H-96Z', '#d8943a', { contour: 6, edge: 16 })
    for (const [x, r] of [
      [0, 36],
      [-66, 15],
      [66, 15],
    ] as const) {
      art.ring(x, -10, r + 5, '#5a2f08', 15)
      art.ring(x, -10, r + 5, '#ffd08a', 9)
      art.ball(x, -10, r, '#2a9ad0', { rim: '#d8f8ff' })
    }
    for (let i = 0; i < 5; i++) art.circle(-72 + i * 36, 76, 7, '#ffe0a8')
  },
  seven: (art) => {
    art.metal(
      'M-10 -20H10V106H-10ZM0 -110L18 -70H10V-20H-10V-70H-18ZM-70 -96L-52 -62H-58C-58 -24 -34 -20 0 -20C34 -20 58 -24 58 -62H52L70 -96L88 -62H80C80 -6 50 6 0 6C-50 6 -80 -6 -80 -62H-88Z',
      gold,
      { contour: 6, edge: 7 },
    )
    art.gem(0, 8, 18, '#ff3a5a', 'hex')
  },
  bar: (art) => {
    art.gloss('M-100 -16C-100 -76 -62 -96 0 -96C62 -96 100 -76 100 -16Z', '#8a4a1f', { contour: 6, edge: 10 })
    for (const x of [-58, -20, 20, 58]) art.ball(x, -20, 20, gold, { contour: 3 })
    art.gloss(shape.rect(-102, -10, 204, 104, 12), '#9a5522', { contour: 6, edge: 12 })
    for (const x of [-80, 56]) art.gloss(shape.rect(x, -10, 24, 104, 3), gold, { contour: 3, sheen: 0, shade: 0 })
    art.metal(shape.rect(-22, 0, 44, 52, 10), gold, { contour: 4, edge: 5 })
    art.path('M-5 20H5L9 40H-9Z', '#2a0f00')
  },
  star: (art) => {
    for (let i = 0; i < 8; i++) art.turned(i * 45, () => art.gloss(shape.rect(-9, -106, 18, 50, 9), '#8a4a22', { contour: 4, sheen: 0, shade: 0 }))
    art.ring(0, 0, 66, '#3a1a08', 30)
    art.ring(0, 0, 66, '#b8702a', 20)
    for (let i = 0; i < 4; i++) art.turned(i * 45, () => art.stroke('M0 -60V60', '#8a4a22', 11))
    art.metal(shape.circle(0, 0, 26), gold, { contour: 5, edge: 6 })
  },
  gem: (art) => {
    art.gloss('M-98 20C-90 -60 -40 -96 0 -96C40 -96 90 -60 98 20Q0 -10 -98 20Z', '#5ac8d8', { contour: 6, edge: 14 })
    art.gloss('M-98 34Q0 6 98 34C90 80 50 100 0 100C-50 100 -90 80 -98 34Z', '#3a9ab8', { contour: 6, edge: 14 })
    art.ball(0, 18, 44, '#fbf0fa', { contour: 5, rim: '#ffc8f0' })
    art.spark(-14, 2, 30)
  },
  clover: (art) => {
    for (const [x, y, turn] of [
      [-70, -40, 30],
      [70, -40, -30],
      [-66, 60, -30],
      [66, 60, 30],
    ] as const)
      art.at(x, y, 1, turn, () => art.gloss(shape.ellipse(0, 0, 26, 40), '#4ad07a', { contour: 5, sheen: 0, shade: 0 }))
    art.gloss(shape.circle(0, -84, 28), '#4ad07a', { contour: 5, sheen: 0, shade: 0 })
    art.gloss(shape.ellipse(0, 10, 72, 78), '#1f8a5a', { contour: 6, edge: 14 })
    for (const [x, y] of [
      [0, -30],
      [-34, 6],
      [34, 6],
      [0, 46],
    ] as const)
      art.gloss(shape.regular(x, y, 25, 6), '#3ab87a', { contour: 3, sheen: 0, shade: 0 })
    for (const x of [-10, 10]) art.circle(x, -90, 5, '#0a2a1c')
  },
  wild: (art) => wildPlate(art, 'M-110 -40Q-56 -84 0 -56T110 -60V50Q56 84 0 60T-110 64Z', '#1a8ad0', 'lobster', ['#ffffff', '#fff0b0', '#ffb62a']),
  scatter: (art) => {
    art.ring(0, -78, 20, '#0a1c34', 20)
    art.ring(0, -78, 20, gold, 11)
    art.metal(
      'M-13 -58H13V-34H56V-10H13V60C50 56 70 40 76 16L56 22L84 -26L110 22L98 20C90 74 40 106 0 108C-40 106 -90 74 -98 20L-110 22L-84 -26L-56 22L-76 16C-70 40 -50 56 -13 60V-10H-56V-34H-13Z',
      '#ffb01f',
      { contour: 6, edge: 8 },
    )
  },
}

import * as emblem from '../kit/emblems.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

const gold = '#ffc42e'

/** Lanterns, jade and blossom. */
export const asia: SymbolSet = {
  cherry: (art) => {
    art.gloss(shape.rect(-26, -106, 52, 18, 6), gold, { contour: 4, edge: 4 })
    art.gloss('M-34 -88H34C104 -78 104 58 34 68H-34C-104 58 -104 -78 -34 -88Z', '#e8202f', { contour: 6, edge: 22 })
    for (const q of [-60, -22, 22, 60]) art.stroke(`M${q * 0.5} -86Q${q * 1.5} -10 ${q * 0.5} 66`, '#ffb04a', 5, 'opacity=".8"')
    art.gloss(shape.rect(-28, 64, 56, 16, 6), gold, { contour: 4, edge: 4 })
    for (const q of [-14, 0, 14]) art.stroke(`M${q} 82V106`, gold, 6)
  },
  orange: (art) => {
    art.ball(0, 12, 86, '#ff8a1f', { contour: 6, rim: '#ffd8a0' })
    art.leaf(0, -66, 86, 26, -0.5, '#3aa84a')
    art.leaf(0, -66, 70, 22, 3.5, '#2a8a3c')
    art.ball(0, -66, 10, '#5a7a1c')
  },
  lemon: (art) => {
    art.metal('M-104 -26C-92 -50 -70 -40 -62 -16C-42 -44 42 -44 62 -16C70 -40 92 -50 104 -26C104 26 68 62 0 62C-68 62 -104 26 -104 -26Z', '#ffd22e', {
      contour: 6,
      edge: 14,
    })
    art.ellipse(0, -18, 58, 24, art.linear(['#fff3b0', '#e8a02a']))
    art.spark(-34, -26, 28)
  },
  plum: (art) => {
    for (let i = 0; i < 5; i++)
      art.turned(i * 72, () =>
        art.gloss('M0 0C-46 -20 -50 -84 -14 -100Q0 -90 14 -100C50 -84 46 -20 0 0Z', '#b45af0', { contour: 5, edge: 12, lift: 0.5 }),
      )
    for (let i = 0; i < 10; i++) art.stroke(shape.line([[0, 0], shape.polar(0, 0, 36, i * 36)]), '#ffe08a', 4)
    art.ball(0, 0, 17, gold, { contour: 4 })
  },
  bell: (art) => {
    art.gloss('M-72 -60C-100 -20 -100 40 -72 78H72C100 40 100 -20 72 -60Z', '#c8202f', { contour: 6, edge: 18 })
    art.gloss(shape.ellipse(0, -60, 74, 30), '#f8e8c8', { contour: 5, edge: 8 })
    art.path(shape.ellipse(0, 78, 72, 16), '#f0d8a8')
    for (let i = 0; i < 7; i++) art.ball(-72 + i * 24, -32 + Math.abs(i - 3) * -4 + 8, 6, gold)
    art.path(shape.spark(0, 24, 36, 0.24), '#ffe08a')
  },
  seven: (art) => {
    for (const side of [-1, 1]) art.gloss(`M${side * 72} -30L${side * 70} -104L${side * 20} -74Z`, '#fff8ee', { contour: 5, edge: 8 })
    art.gloss('M0 -82C58 -82 84 -44 84 -8C84 40 52 66 0 66C-52 66 -84 40 -84 -8C-84 -44 -58 -82 0 -82Z', '#fffaf2', { contour: 6, edge: 18 })
    for (const side of [-1, 1]) {
      art.stroke(`M${side * 20} -10Q${side * 38} -32 ${side * 56} -10`, '#2a1a1a', 9)
      art.circle(side * 54, 18, 13, '#ff9a8a', 'opacity=".7"')
    }
    art.path('M-9 10H9L0 20Z', '#ff5a6a')
    art.stroke('M0 20Q-12 36 -24 26M0 20Q12 36 24 26', '#2a1a1a', 6)
    art.gloss('M-66 54Q0 84 66 54L68 72Q0 104 -68 72Z', '#e0142f', { contour: 4, edge: 6 })
    art.ball(0, 90, 17, gold, { contour: 4 })
  },
  bar: (art) => {
    art.gloss(shape.rect(-82, -54, 164, 108, 6), '#fff3dc', { contour: 5, edge: 12 })
    for (const x of [-104, 78]) art.gloss(shape.rect(x, -74, 26, 148, 13), '#c8202f', { contour: 5, edge: 7 })
    art.stroke('M-54 20Q-30 -40 0 0T54 -24', '#2a6a5a', 12)
    art.circle(36, -26, 15, '#e0303a')
  },
  star: (art) => {
    for (let i = 0; i < 9; i++)
      art.gloss(shape.wedge(0, 66, 118, -160 + i * 15.6, -160 + (i + 1) * 15.6, 34), i % 2 ? '#e8304a' : '#ff6a7a', { sheen: 0, shade: 0 })
    art.path(shape.wedge(0, 66, 118, -160, -19.6, 102), gold)
    for (const x of [-50, 4, 54]) art.circle(x, 4 + Math.abs(x) * 0.3, 11, '#fff0f4')
    art.ball(0, 70, 13, gold, { contour: 4 })
  },
  gem: (art) => {
    art.ring(0, 0, 74, '#04301f', 64)
    art.ring(0, 0, 74, art.linear(['#a8ffd0', '#2fc884', '#0a6a44'], 60), 52)
    art.ring(0, 0, 92, '#d8ffea', 4, 'opacity=".7"')
    art.path('M-70 -46A84 84 0 0 1 10 -84', 'none', 'stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity=".7"')
    art.stroke('M0 100V110', '#e0142f', 12)
  },
  clover: (art) => {
    for (const [x, top] of [
      [-40, -90],
      [6, -106],
      [48, -76],
    ] as const) {
      art.gloss(shape.rect(x - 15, top, 30, 100 - top, 9), '#4ab84a', { contour: 5, edge: 7, angle: 0 })
      for (let y = top + 44; y < 90; y += 46) art.stroke(`M${x - 14} ${y}h28`, '#1f5a2a', 6)
    }
    for (const [x, y, turn] of [
      [50, -60, -0.4],
      [-40, -40, 3.5],
      [10, -20, 0.5],
    ] as const)
      art.path(emblem.leaf(x, y, 56, 14, turn), '#2f9a3a', 'stroke="#0f3a1a" stroke-width="4"')
  },
  wild: (art) => wildPlate(art, shape.rect(-106, -64, 212, 128, 64), '#d8142f', 'dela-gothic-one', ['#ffffff', '#ffe9a0', '#ffb01f']),
  scatter: (art) => {
    art.metal(shape.circle(0, 0, 104), gold, { contour: 6, edge: 12 })
    art.metal(shape.circle(0, 0, 84), '#e8a02a', { edge: 6 })
    art.path(shape.rect(-32, -32, 64, 64, 4), '#8a1420', `stroke="#ffe08a" stroke-width="9" stroke-linejoin="round"`)
    for (const i of times(4, (k) => k)) art.turned(i * 90, () => art.path(emblem.diamond(0, -60, 17), '#fff3c0'))
  },
}

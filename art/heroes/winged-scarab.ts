import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { pick } from '../kit/numbers.ts'

/** Rows of feathers from the longest to the shortest: where they begin, how long they are, their colours. */
const rows = [
  { from: 96, length: 150, count: 9, colours: ['#1a4aa8', '#2a6ad0'] },
  { from: 70, length: 104, count: 8, colours: ['#12a8a0', '#3ad0c0'] },
  { from: 44, length: 76, count: 7, colours: ['#e0452a', '#ff7a3a'] },
] as const

/** The scarab of a necklace: wings of enamel, the sun between its legs. */
export function drawWingedScarab(art: Art): void {
  art.shadow(0, 70, 280, 130, 0.35)
  for (const side of [-1, 1]) art.onSide(side, () => drawWing(art))
  drawSun(art)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      for (const d of ['M44 -20C84 -50 78 -94 46 -112', 'M58 50C104 60 122 100 112 140', 'M44 112C70 130 76 160 62 192']) {
        art.stroke(d, '#3a1a06', 25)
        art.stroke(d, '#ffc83a', 14)
      }
    })
  drawBody(art)
}

function drawWing(art: Art): void {
  for (const { from, length, count, colours } of rows)
    for (let i = 0; i < count; i++) {
      const angle = ((58 - (i * 112) / (count - 1)) * Math.PI) / 180
      const [x, y] = [30 + Math.cos(angle) * from * 0.9, 20 + Math.sin(angle) * from * 0.8]
      const reach = length * (0.72 + 0.28 * Math.cos(angle + 0.35))
      const feather = emblem.leaf(x, y, reach, 19, angle - 0.12)
      art.path(feather, '#3a1a06', 'stroke="#3a1a06" stroke-width="11" stroke-linejoin="round"')
      art.path(feather, '#ffd86a', 'stroke="#ffd86a" stroke-width="5" stroke-linejoin="round"')
      const colour = pick(colours, i)
      art.path(feather, art.linear([light(colour, 0.35), colour, dark(colour, 0.35)], 50))
    }
  art.metal('M20 -46C70 -70 110 -40 116 6C112 50 70 84 24 86Z', '#ffc83a', { contour: 7, edge: 10 })
  for (const [x, y, colour] of [[52, -20, '#e0344a'], [80, 8, '#2ac0c8'], [56, 44, '#2a6ad0']] as const) art.gem(x, y, 16, colour, 'hex')
}

function drawSun(art: Art): void {
  art.glow(0, -150, 190, '#fff3b0', 1)
  art.ball(0, -150, 74, '#ff6a2a', { contour: 9, rim: '#ffe9a0' })
  art.ring(0, -150, 56, '#ffd86a', 6, 'opacity=".8"')
  art.spark(-28, -182, 36)
}

function drawBody(art: Art): void {
  art.metal('M-46 -82C-40 -112 40 -112 46 -82L58 -46H-58Z', '#ffc83a', { contour: 8, edge: 10 })
  art.gloss('M-70 -50C-50 -72 50 -72 70 -50L76 0H-76Z', '#12a8a0', { contour: 8, edge: 14 })
  const shell = 'M-80 -6C-90 60 -60 150 0 178C60 150 90 60 80 -6Z'
  art.gloss(shell, '#2a6ad0', { contour: 9, edge: 24, lift: 0.5 })
  art.inside(shell, () => {
    for (const side of [-1, 1]) for (let i = 0; i < 4; i++) art.stroke(`M${side * (16 + i * 17)} 0Q${side * (22 + i * 18)} 80 ${side * 6} 176`, '#ffd86a', 5, 'opacity=".75"')
  })
  art.stroke('M0 -6V172', '#ffd86a', 9)
  art.gem(0, 30, 27, '#ff5a3a', 'oval')
  for (const side of [-1, 1]) art.circle(side * 27, -78, 10, '#2a1006')
}

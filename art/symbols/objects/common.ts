// Things that several worlds have.
import type { Art } from '../../kit/art.ts'
import * as emblem from '../../kit/emblems.ts'
import { times } from '../../kit/numbers.ts'
import * as shape from '../../kit/shapes.ts'
import * as props from '../../props/bat.ts'

/** A bat before the full moon. */
export function bat(art: Art): void {
  art.circle(0, 0, 100, art.radial(['#fffbe0', '#ffe08a', '#e8a83a']), 'stroke="#5a2a08" stroke-width="7"')
  for (const [x, y, r] of [[-48, -46, 18], [52, 50, 14], [40, -60, 10]] as const) art.circle(x, y, r, '#d8a04a', 'opacity=".55"')
  props.bat(art, 0, 4, 0.94)
  for (const x of [-7, 7]) art.circle(x, -3, 4, '#ff3a4a')
}

export function candelabra(art: Art): void {
  art.stroke('M-70 -16V6Q-70 42 0 42Q70 42 70 6V-16', '#3a2206', 24)
  art.stroke('M-70 -16V6Q-70 42 0 42Q70 42 70 6V-16', '#ffc42e', 13)
  art.metal('M-11 -30H11V66L52 92H-52L-11 66Z', '#ffc42e', { contour: 6, edge: 6 })
  for (const [x, y] of [[-70, -20], [0, -32], [70, -20]] as const) {
    art.gloss(shape.rect(x - 13, y - 36, 26, 40, 4), '#fff3dc', { contour: 5, edge: 5, depth: 0.25 })
    art.metal(shape.rect(x - 22, y, 44, 13, 5), '#ffc42e', { contour: 4, edge: 3 })
    art.glow(x, y - 54, 34, '#ffb04a', 0.7)
    art.flame(x, y - 34, 13, 44)
  }
}

export function rose(art: Art): void {
  art.stroke('M0 20Q14 70 0 110', '#1a5a2a', 14)
  art.stroke('M0 20Q14 70 0 110', '#3aa84a', 7)
  art.leaf(4, 86, 72, 24, -0.5, '#3aa84a')
  art.leaf(2, 92, 68, 22, 3.6, '#2f9a3f')
  art.gloss(shape.circle(0, -30, 72), '#c8142f', { contour: 6, edge: 16 })
  for (let i = 0; i < 5; i++) {
    const [r, turn] = [58 - i * 12, i * 40]
    const petal = shape.smooth(times(5, (k) => shape.polar(0, -30, r * (k % 2 ? 1.1 : 0.94), turn + k * 72)), true, 1.1)
    art.gloss(petal, i % 2 ? '#a80a24' : '#f0304a', { edge: 9 })
  }
}

/** A book of spells. */
export function book(art: Art): void {
  art.turned(-8, () => {
    art.gloss(shape.rect(-70, -92, 152, 184, 10), '#f4e4c0', { contour: 6, edge: 8, depth: 0.3 })
    art.gloss(shape.rect(-84, -98, 150, 184, 12), '#5a2a9a', { contour: 6, edge: 14 })
    art.metal(shape.rect(-84, -98, 22, 184, 6), '#ffc42e', { contour: 3, edge: 4 })
    art.ring(4, -8, 44, '#ffd86a', 7)
    art.path(shape.star(4, -8, 36, 15), '#ffd86a')
    for (const y of [-98, 64]) art.metal(shape.rect(40, y, 26, 22, 5), '#ffc42e', { contour: 3, edge: 3 })
  })
}

export function acorn(art: Art): void {
  art.stroke('M0 -66Q4 -96 26 -106', '#4a2410', 13)
  art.gloss('M-62 -26C-62 50 -24 78 0 106C24 78 62 50 62 -26Z', '#d8862a', { contour: 6, edge: 18 })
  art.gloss('M-78 -18C-82 -64 -40 -80 0 -80C40 -80 82 -64 78 -18Q0 4 -78 -18Z', '#8a5020', { contour: 6, edge: 12 })
  for (let i = -2; i < 3; i++) art.stroke(`M${i * 26 - 12} -18L${i * 22 + 14} -70`, '#5a3010', 4, 'opacity=".7"')
  art.ellipse(-26, 20, 9, 26, '#fff', 'opacity=".4" transform="rotate(12 -26 20)"')
}

/** A cog wheel of that colour. */
export function cog(art: Art, colour: string): void {
  for (let i = 0; i < 10; i++) art.turned(i * 36, () => art.metal('M-17 -72L-13 -108H13L17 -72Z', colour, { contour: 6, edge: 5 }))
  art.metal(shape.circle(0, 0, 82), colour, { contour: 3, edge: 12 })
  art.circle(0, 0, 52, '#241408')
  art.metal('M-9 -56H9V-9H56V9H9V56H-9V9H-56V-9H-9Z', colour, { edge: 3 })
  art.metal(shape.circle(0, 0, 26), '#ffd86a', { contour: 5, edge: 6 })
}

/** A flower of `count` petals. */
export function flower(art: Art, petal: string, heart: string, count: number, width: number): void {
  for (let i = 0; i < count; i++) art.turned((i * 360) / count, () => art.gloss(emblem.leaf(0, -12, 94, width, -Math.PI / 2), petal, { contour: 5, edge: 10, depth: 0.3 }))
  art.ball(0, 0, 26, heart, { contour: 5 })
}

/** A lidded woven basket; what lies in it is drawn first. */
export function basket(art: Art, drawContent: () => void): void {
  art.stroke('M-74 6Q0 -160 74 6', '#4a2410', 22)
  art.stroke('M-74 6Q0 -160 74 6', '#d8a04a', 11)
  drawContent()
  art.gloss('M-96 0H96L72 96H-72Z', '#b8742a', { contour: 6, edge: 14 })
  for (let row = 0; row < 3; row++)
    for (let i = -3; i < 4; i++) art.path(shape.rect(i * 24 - 9 + (row % 2) * 9, 24 + row * 23, 16, 12, 5), '#e8b05a')
  art.gloss(shape.rect(-104, -8, 208, 24, 10), '#d89a44', { contour: 5, edge: 6 })
}

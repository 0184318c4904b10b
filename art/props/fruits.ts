import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { fullTurn } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

export function cherry(art: Art, x: number, y: number, r: number, colour = '#e0123a'): void {
  art.stroke(`M${x - r * 0.9} ${y}Q${x - r * 0.3} ${y - r * 1.6} ${x + r * 0.5} ${y - r * 2.3}`, '#3c7a1a', r * 0.14)
  art.stroke(`M${x + r} ${y + r * 0.3}Q${x + r * 1.1} ${y - r * 1.2} ${x + r * 0.5} ${y - r * 2.3}`, '#5aa82a', r * 0.14)
  art.leaf(x + r * 0.5, y - r * 2.25, r * 1.9, r * 0.55, -0.25, '#4fb52c')
  art.ball(x - r, y + r * 0.5, r, colour, { rim: '#ff9ab0' })
  art.ball(x + r, y + r * 0.8, r, colour, { rim: '#ff9ab0' })
}

export function citrusSlice(art: Art, x: number, y: number, r: number, colour: string, rotation = 0, count = 9): void {
  art.at(x, y, 1, rotation, () => {
    art.shadow(r * 0.1, r * 0.2, r * 1.1, r * 1.05, 0.4)
    art.circle(0, 0, r, art.linear([light(colour, 0.3), colour, dark(colour, 0.4)], 60))
    art.circle(0, 0, r * 0.9, light(colour, 0.82))
    for (let i = 0; i < count; i++) {
      const d = shape.wedge(0, 0, r * 0.84, (i * 360) / count + 2.5, ((i + 1) * 360) / count - 2.5, r * 0.09)
      art.path(
        d,
        art.radialOn(
          [
            [0, light(colour, 0.55)],
            [0.5, light(colour, 0.12)],
            [1, colour],
          ],
          0,
          0,
          r * 0.86,
        ),
      )
    }
    art.path(shape.wedge(0, 0, r * 0.86, 190, 300, r * 0.6), '#fff', 'opacity=".22"')
  })
}

export function melon(art: Art, x: number, y: number, r: number, rotation = 0): void {
  art.at(x, y, 1, rotation, () => {
    const half = (q: number) => `M${-q} 0A${q} ${q} 0 0 0 ${q} 0Z`
    art.path(half(r), art.linear(['#2f9a3a', '#0f4a1f'], 90))
    art.path(half(r * 0.9), '#d9f5b0')
    art.path(half(r * 0.84), art.linear(['#ff7a86', '#f0263f', '#b80f33'], 90))
    for (const [i, j] of [
      [-0.5, 0.2],
      [-0.2, 0.32],
      [0.15, 0.25],
      [0.45, 0.22],
      [-0.02, 0.58],
      [-0.36, 0.5],
      [0.32, 0.52],
    ] as const)
      art.path(emblem.drop(i * r, j * r, r * 0.035, r * 0.06), '#2a0a12')
    art.rect(-r, -r * 0.03, r * 2, r * 0.06, '#ff9aa2')
  })
}

export function grapes(art: Art, x: number, y: number, r: number, colour = '#7a2fd0'): void {
  art.leaf(x, y - r * 2.6, r * 2.4, r * 0.9, -0.6, '#57b52c')
  art.leaf(x, y - r * 2.5, r * 2.1, r * 0.8, 3.6, '#3f9a26')
  for (const [i, j] of [
    [-2, -1],
    [2, -1],
    [-1, -1.5],
    [1, -1.5],
    [0, -1.4],
    [-1.6, 0.2],
    [1.6, 0.2],
    [-0.6, 0],
    [0.6, 0],
    [-1, 1.4],
    [1, 1.4],
    [0, 1.1],
    [-0.5, 2.4],
    [0.5, 2.4],
    [0, 3.4],
  ] as const)
    art.ball(x + i * r * 0.85, y + j * r * 0.85, r * 0.78, colour, { rim: light(colour, 0.6) })
}

export function strawberry(art: Art, x: number, y: number, s: number, rotation = 0): void {
  art.at(x, y, 1, rotation, () => {
    const d = `M0 ${s * 1.15}C${-s * 0.55} ${s * 0.8} ${-s * 1.15} ${-s * 0.1} ${-s * 0.8} ${-s * 0.6}C${-s * 0.5} ${-s * 0.95} ${-s * 0.2} ${-s * 0.8} 0 ${-s * 0.75}C${s * 0.2} ${-s * 0.8} ${s * 0.5} ${-s * 0.95} ${s * 0.8} ${-s * 0.6}C${s * 1.15} ${-s * 0.1} ${s * 0.55} ${s * 0.8} 0 ${s * 1.15}Z`
    art.gloss(d, '#f01f3f', { edge: s * 0.2, lift: 0.3 })
    for (let j = -2; j < 5; j++)
      for (let i = -3; i < 4; i++) {
        const px = (i + (j % 2 ? 0.5 : 0)) * s * 0.26,
          py = j * s * 0.25 - s * 0.05
        if (Math.abs(px) < s * (0.72 - Math.max(0, j) * 0.13)) art.path(emblem.drop(px, py, s * 0.028, s * 0.055), '#ffe08a')
      }
    for (let i = 0; i < 6; i++) art.leaf(0, -s * 0.72, s * 0.62, s * 0.19, -Math.PI * (0.02 + i * 0.19), '#4db82f')
  })
}

export function splash(art: Art, colour: string, r0: number, r1: number, count: number): void {
  const points: shape.Point[] = []
  for (let i = 0; i < count * 2; i++) {
    const angle = (i / (count * 2)) * fullTurn,
      r = i % 2 ? r0 : r1 * (0.7 + art.random() * 0.5)
    points.push([Math.cos(angle) * r, Math.sin(angle) * r])
  }
  art.path(
    shape.smooth(points, true, 1),
    art.radial([
      [0, light(colour, 0.5)],
      [0.6, colour],
      [1, dark(colour, 0.35)],
    ]),
  )
  for (let i = 0; i < 14; i++) {
    const angle = art.random() * fullTurn,
      d = r1 * (1 + art.random() * 0.35)
    art.ball(Math.cos(angle) * d, Math.sin(angle) * d, 4 + art.random() * 12, colour, {})
  }
}

// Facets of cut stones. A facet's tone says how far it goes towards white (positive) or ink (negative).
import { dark, light } from './colour.ts'
import type { GradientCanvas } from './gradients.ts'
import { round, times } from './numbers.ts'
import { line, polar, polygon, type Point } from './shapes.ts'

export type GemCut = 'brilliant' | 'hex' | 'square' | 'oval'

/** Draws a stone around 0, 0. */
export function drawGem(canvas: GradientCanvas, r: number, colour: string, cut: GemCut): void {
  if (cut === 'brilliant') drawBrilliant(canvas, r, colour)
  else drawStepCut(canvas, r, colour, cut)
}

function facet(canvas: GradientCanvas, points: readonly Point[], colour: string, tone: number): void {
  canvas.path(polygon(points), tone < 0 ? dark(colour, -tone) : light(colour, tone))
}

function drawBrilliant(canvas: GradientCanvas, r: number, colour: string): void {
  const [top, girdle] = [-r * 0.62, -r * 0.12]
  const tip: Point = [0, r * 0.95]
  const crown = [-0.55, -0.2, 0.2, 0.55].map((x): Point => [x * r, top])
  const belt = [-1, -0.52, 0, 0.52, 1].map((x): Point => [x * r, girdle])
  const [a, b, c, d] = crown as [Point, Point, Point, Point]
  const [k, l, m, n, o] = belt as [Point, Point, Point, Point, Point]
  const body = canvas.linear([light(colour, 0.4), colour, dark(colour, 0.5)], 70)
  canvas.path(polygon([a, d, o, tip, k]), body, `stroke="${dark(colour, 0.75)}" stroke-width="${round(r * 0.06)}" stroke-linejoin="round"`)
  const pavilion = [
    [k, l, -0.12],
    [l, m, 0.38],
    [m, n, -0.25],
    [n, o, -0.5],
  ] as const
  for (const [from, to, tone] of pavilion) facet(canvas, [from, to, tip], colour, tone)
  const table = [
    [a, k, l, 0.25],
    [a, b, l, 0.62],
    [b, l, m, 0.3],
    [b, c, m, 0.82],
    [c, m, n, 0.12],
    [c, d, n, 0.42],
    [d, n, o, -0.1],
  ] as const
  for (const [one, two, three, tone] of table) facet(canvas, [one, two, three], colour, tone)
  canvas.path(
    polygon([
      [-r * 0.5, top + 4],
      [-r * 0.22, top + 4],
      [-r * 0.46, girdle - 4],
    ]),
    '#fff',
    'opacity=".6"',
  )
}

const stepCuts = {
  hex: { sides: 6, narrow: 1, start: -90 },
  square: { sides: 8, narrow: 0.8, start: 22.5 },
  oval: { sides: 10, narrow: 0.78, start: -90 },
}

function drawStepCut(canvas: GradientCanvas, r: number, colour: string, cut: Exclude<GemCut, 'brilliant'>): void {
  const { sides, narrow, start } = stepCuts[cut]
  const corner = (share: number, i: number): Point => {
    const [x, y] = polar(0, 0, r * share, start + (i * 360) / sides)
    return [x * narrow, y]
  }
  const outline = polygon(times(sides, (i) => corner(1, i)))
  canvas.path(outline, dark(colour, 0.5), `stroke="${dark(colour, 0.75)}" stroke-width="${round(r * 0.07)}" stroke-linejoin="round"`)
  for (let i = 0; i < sides; i++) {
    const lit = Math.cos(((start + ((i + 0.5) * 360) / sides) * Math.PI) / 180 + 2.2)
    facet(canvas, [corner(1, i), corner(1, i + 1), corner(0.62, i + 1), corner(0.62, i)], colour, lit > 0 ? lit * 0.55 : lit * 0.6)
  }
  const table = polygon(times(sides, (i) => corner(0.62, i)))
  canvas.path(table, canvas.linear([light(colour, 0.75), light(colour, 0.15), dark(colour, 0.15), light(colour, 0.35)], 55))
  canvas.path(polygon([corner(0.62, 0), corner(0.62, sides - 1), corner(0.62, sides - 2), [0, 0]]), '#fff', 'opacity=".22"')
  for (let i = 0; i < sides; i++) canvas.stroke(line([corner(1, i), corner(0.62, i)]), light(colour, 0.6), r * 0.015, 'opacity=".55"')
  canvas.stroke(table, light(colour, 0.8), r * 0.02, 'opacity=".6"')
}

import type { Art } from '../kit/art.ts'
import * as shape from '../kit/shapes.ts'

/** A football of radius r around x, y. */
export function leatherBall(art: Art, x: number, y: number, r: number): void {
  art.shadow(x, y + r * 1.02, r * 1.1, r * 0.26, 0.7)
  art.circle(x, y, r + 6, '#10141f')
  art.circle(x, y, r, '#f6f8ff')
  art.inside(shape.circle(x, y, r), () => {
    art.path(shape.regular(x, y, r * 0.34, 5), '#1a2030')
    for (let i = 0; i < 5; i++) {
      const t = ((-90 + i * 72) * Math.PI) / 180
      art.path(shape.regular(x + Math.cos(t) * r * 0.92, y + Math.sin(t) * r * 0.92, r * 0.36, 5, 90 + i * 72 + 0), '#1a2030')
      art.stroke(
        shape.line([
          [x + Math.cos(t) * r * 0.34, y + Math.sin(t) * r * 0.34],
          [x + Math.cos(t) * r * 0.62, y + Math.sin(t) * r * 0.62],
        ]),
        '#1a2030',
        r * 0.035,
      )
      const t2 = t + 0.628
      art.stroke(
        shape.line([
          [x + Math.cos(t - 0.42) * r * 0.66, y + Math.sin(t - 0.42) * r * 0.66],
          [x + Math.cos(t2 - 1.256) * r * 0.74, y + Math.sin(t2 - 1.256) * r * 0.74],
          [x + Math.cos(t2 - 1.256) * r, y + Math.sin(t2 - 1.256) * r],
        ]),
        '#1a2030',
        r * 0.03,
      )
    }
  })
  art.circle(
    x,
    y,
    r,
    art.radial(
      [
        [0, '#fff', 0.4],
        [0.4, '#fff', 0],
        [0.75, '#0a1430', 0.2],
        [1, '#0a1430', 0.75],
      ],
      0.5,
      0.5,
      0.56,
      0.34,
      0.28,
    ),
  )
}

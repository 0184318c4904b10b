import { dark, light } from './colour.ts'
import { drawGem, type GemCut } from './gem.ts'
import { MaterialCanvas } from './materials.ts'
import { fullTurn, round } from './numbers.ts'
import { spark, star } from './shapes.ts'

export interface BallOptions {
  /** Colour of the light along the lower edge. */
  rim?: string
  /** Strength of the highlight. */
  shine?: number
  contour?: number
}

const gold = '#ffbf1f'

/** Adds round and cut things: balls, coins and gems. */
export class SolidCanvas extends MaterialCanvas {
  ball(x: number, y: number, r: number, colour: string, options: BallOptions = {}): this {
    const { rim = light(colour, 0.5), shine = 0.85, contour = 0 } = options
    if (contour) this.circle(x, y, r + contour, dark(colour, 0.85))
    const body = [
      [0, light(colour, 0.55)],
      [0.25, light(colour, 0.18)],
      [0.6, colour],
      [0.88, dark(colour, 0.5)],
      [1, dark(colour, 0.65)],
    ] as const
    this.circle(x, y, r, this.radial(body, 0.5, 0.5, 0.54, 0.36, 0.3))
    const edge = [
      [0, rim, 0],
      [0.86, rim, 0],
      [0.97, rim, 0.6],
      [1, rim, 0.15],
    ] as const
    this.circle(x, y, r, this.radial(edge, 0.44, 0.4, 0.6))
    if (!shine) return this
    const spot = (dx: number, dy: number, rx: number, ry: number, fill: string, turn: number) =>
      this.ellipse(x + dx, y + dy, rx, ry, fill, `transform="rotate(${turn} ${round(x + dx)} ${round(y + dy)})"`)
    spot(
      -r * 0.34,
      -r * 0.44,
      r * 0.3,
      r * 0.19,
      this.radial([
        [0, '#fff', shine],
        [1, '#fff', 0],
      ]),
      -32,
    )
    spot(
      r * 0.42,
      r * 0.55,
      r * 0.22,
      r * 0.1,
      this.radial([
        [0, rim, 0.5],
        [1, rim, 0],
      ]),
      -38,
    )
    return this
  }

  /** A coin turned by `rotation` degrees; `squash` 1 faces us, near 0 shows its edge. `mark` is an outline of radius r around 0, 0. */
  coin(x: number, y: number, r: number, rotation = 0, squash = 1, colour = gold, mark = 'spark'): this {
    const thickness = r * 0.18 * (1.2 - squash)
    const d = mark === 'spark' ? spark(0, 0, r * 0.55, 0.16) : mark === 'star' ? star(0, 0, r * 0.5, r * 0.22) : mark
    return this.at(x, y, 1, rotation, () => {
      this.group(`transform="scale(${squash} 1)"`, () => {
        this.circle(thickness / squash, r * 0.05, r, dark(colour, 0.62))
        this.circle(0, 0, r, this.linear([light(colour, 0.6), colour, dark(colour, 0.35)], 60))
        this.circle(0, 0, r * 0.82, this.linear([dark(colour, 0.35), colour, light(colour, 0.5)], 60))
        this.circle(0, 0, r * 0.76, this.linear([light(colour, 0.25), colour, dark(colour, 0.22)], 60))
        this.path(d, dark(colour, 0.45), `transform="translate(${round(r * 0.03)} ${round(r * 0.04)})"`)
        this.path(d, this.linear([light(colour, 0.8), light(colour, 0.2)], 80))
        const shine = `M${round(-r * 0.6)} ${round(-r * 0.62)}A${round(r * 0.87)} ${round(r * 0.87)} 0 0 1 ${round(r * 0.1)} ${round(-r * 0.86)}`
        this.stroke(shine, '#fff', r * 0.07, 'opacity=".8"')
      })
    })
  }

  /** Coins flying around a point. */
  coins(count: number, x: number, y: number, spread: number, r: number, colour?: string): this {
    for (let i = 0; i < count; i++) {
      const angle = this.random() * fullTurn
      const distance = (0.25 + 0.75 * this.random()) * spread
      const size = r * (0.55 + this.random() * 0.7)
      const [cx, cy] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.8]
      this.coin(cx, cy, size, this.random() * 360, 0.35 + this.random() * 0.65, colour)
    }
    return this
  }

  /** A cut stone of radius r. */
  gem(x: number, y: number, r: number, colour: string, cut: GemCut = 'brilliant', rotation = 0): this {
    return this.at(x, y, 1, rotation, () => drawGem(this, r, colour, cut))
  }
}

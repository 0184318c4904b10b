import { dark, light } from './colour.ts'
import { LitCanvas } from './light.ts'
import { round, times } from './numbers.ts'
import { circle, line, rect, smooth, type Point } from './shapes.ts'

/** Adds what stands far behind: mountains, hills, clouds. */
export class SceneryCanvas extends LitCanvas {
  /** Jagged mountains from edge to edge around height `y`; `rough` 0 is rolling, 1 is all teeth. */
  ridge(y: number, amplitude: number, count: number, fill: string, attributes = '', rough = 0.5): this {
    const phase = this.random() * 9
    const points = times(count + 1, (i): Point => {
      const share = i / count
      const tooth = i % 2 ? this.random() : this.random() * 0.35
      const top = y - Math.abs(Math.sin(phase + share * 5.3)) * amplitude * (1 - rough) - tooth * amplitude * rough * 1.6
      return [share * this.width * 1.02 - this.width * 0.01, top]
    })
    const bottom = this.height + 5
    return this.path(`${line([[-10, bottom], ...points, [this.width + 10, bottom]])}Z`, fill, attributes)
  }

  /** Soft hills from edge to edge. */
  hills(y: number, amplitude: number, count: number, fill: string): this {
    const points = times(count + 1, (i): Point => [(i / count) * this.width, y + (this.random() - 0.5) * amplitude])
    const bottom = this.height + 40
    return this.path(smooth([[-40, bottom], [-40, y], ...points, [this.width + 40, y], [this.width + 40, bottom]], true, 0.9), fill)
  }

  cloud(x: number, y: number, w: number, colour: string, opacity = 1): this {
    const h = w * 0.32
    const puffs = circle(x - w * 0.28, y, h * 0.55) + circle(x - w * 0.05, y - h * 0.35, h * 0.75) + circle(x + w * 0.22, y - h * 0.1, h * 0.62)
    return this.group(`opacity="${opacity}"`, () => {
      const fill = this.linear([
        [0, light(colour, 0.35)],
        [0.55, colour],
        [1, dark(colour, 0.25)],
      ])
      this.path(puffs + rect(x - w * 0.5, y - h * 0.05, w, h * 0.6, round(h * 0.3)), fill)
    })
  }
}

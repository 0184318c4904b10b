import { dark, light } from './colour.ts'
import { leaf } from './emblems.ts'
import { round } from './numbers.ts'
import { line } from './shapes.ts'
import { SolidCanvas } from './solids.ts'

const fire = ['#ff3d1f', '#ff9a1f', '#ffe27a']

/** Adds flames and leaves. */
export class NatureCanvas extends SolidCanvas {
  /** A flame standing on x, y; `colours` from the outer tongue to the inner one. */
  flame(x: number, y: number, w: number, h: number, colours: readonly string[] = fire): this {
    colours.forEach((colour, i) => {
      const share = 1 - i * 0.28
      const at = (dx: number, dy: number) => `${round(x + w * share * dx)} ${round(y + h * share * dy)}`
      const left = `M${at(0, 0)}C${at(-1, 0)} ${at(-0.95, -0.45)} ${at(-0.3, -0.62)}C${at(-0.35, -0.45)} ${at(-0.05, -0.5)} ${at(0.1, -1)}`
      const right = `C${at(0.2, -0.7)} ${at(0.55, -0.6)} ${at(0.5, -0.42)}C${at(0.7, -0.5)} ${at(1, 0)} ${at(0, 0)}Z`
      this.path(left + right, this.linear([light(colour, 0.15), colour], -90))
    })
    return this
  }

  /** A leaf with its vein, from x, y along `angle` (radians). */
  leaf(x: number, y: number, length: number, w: number, angle: number, colour: string): this {
    this.path(leaf(x, y, length, w, angle), this.linear([light(colour, 0.28), colour, dark(colour, 0.5)], 60))
    const tip = [x + Math.cos(angle) * length * 0.92, y + Math.sin(angle) * length * 0.92] as const
    return this.stroke(line([[x, y], tip]), light(colour, 0.4), Math.max(1, w * 0.06), 'opacity=".55"')
  }
}

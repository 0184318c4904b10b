import { light } from './colour.ts'
import { GradientCanvas, type Stop } from './gradients.ts'
import { times } from './numbers.ts'
import { circle, spark, wedge } from './shapes.ts'

const ink = '#05020c'

function fading(colour: string, opacity: number): Stop[] {
  return [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.55],
    [0.7, colour, opacity * 0.14],
    [1, colour, 0],
  ]
}

/** Adds light and air: glows, rays, sparks, dust, fog and the darkening that carries titles. */
export class LitCanvas extends GradientCanvas {
  /** False for pictures without a title: their foot stays light. */
  carriesTitle = true

  /** Fills the whole picture. */
  backdrop(colours: readonly Stop[], angle = 90): this {
    return this.rect(0, 0, this.width, this.height, this.linear(colours, angle))
  }

  glow(x: number, y: number, r: number, colour: string, opacity = 1): this {
    return this.circle(x, y, r, this.radial(fading(colour, opacity)))
  }

  glowEllipse(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): this {
    return this.ellipse(x, y, rx, ry, this.radial(fading(colour, opacity)))
  }

  /** A soft shadow on the ground. */
  shadow(x: number, y: number, rx: number, ry: number, opacity = 0.55, colour = ink): this {
    const stops: Stop[] = [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.6],
      [1, colour, 0],
    ]
    return this.ellipse(x, y, rx, ry, this.radial(stops))
  }

  /** A sunburst of `count` rays; `duty` is the share of the circle that is lit. */
  rays(x: number, y: number, r: number, count: number, colour: string, opacity = 0.3, rotation = 0, duty = 0.5): this {
    const from = (i: number) => rotation + (i * 360) / count
    const d = times(count, (i) => wedge(x, y, r, from(i), from(i) + (360 / count) * duty)).join('')
    const stops: Stop[] = [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.5],
      [1, colour, 0],
    ]
    return this.path(d, this.radialOn(stops, x, y, r))
  }

  /** Uneven beams spread over `spread` degrees around `direction` (90 is down). */
  beams(x: number, y: number, count: number, length: number, spread: number, colour: string, opacity = 0.25, direction = 90): this {
    const stops: Stop[] = [
      [0, colour, opacity],
      [1, colour, 0],
    ]
    for (let i = 0; i < count; i++) {
      const angle = direction + (i / (count - 1) - 0.5) * spread + (this.random() - 0.5) * 6
      const half = 2 + this.random() * 5
      this.path(wedge(x, y, length, angle - half, angle + half), this.radialOn(stops, x, y, length))
    }
    return this
  }

  /** Out-of-focus lights between two heights. */
  bokeh(count: number, colour: string, opacity = 0.35, top = 0, bottom = this.height, smallest = 3, largest = 16): this {
    const stops: Stop[] = [
      [0, colour, opacity],
      [0.75, colour, opacity * 0.7],
      [0.85, colour, opacity],
      [1, colour, 0],
    ]
    for (let i = 0; i < count; i++) {
      const r = smallest + this.random() ** 2 * (largest - smallest)
      this.circle(this.random() * this.width, top + this.random() * (bottom - top), r, this.radial(stops))
    }
    return this
  }

  /** Fine specks as one path. */
  dust(count: number, colour: string, top = 0, bottom = this.height, smallest = 0.8, largest = 3): this {
    const speck = () => circle(this.random() * this.width, top + this.random() * (bottom - top), smallest + this.random() ** 3 * (largest - smallest))
    return this.path(times(count, speck).join(''), colour, 'opacity=".8"')
  }

  /** A glint with its glow. */
  spark(x: number, y: number, r: number, colour = '#fff'): this {
    this.glow(x, y, r * 0.9, colour, 0.55)
    return this.path(spark(x, y, r, 0.07), light(colour, 0.7))
  }

  /** Glints strewn over the upper part of the picture. */
  sparks(count: number, colour: string, top = 0, bottom = this.height * 0.75, smallest = 8, largest = 26): this {
    for (let i = 0; i < count; i++) {
      const x = this.width * (0.06 + 0.88 * this.random())
      this.spark(x, top + this.random() * (bottom - top), smallest + this.random() ** 2 * (largest - smallest), colour)
    }
    return this
  }

  /** A band of mist. */
  fog(y: number, height: number, colour: string, opacity = 0.6): this {
    const stops: Stop[] = [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]
    return this.rect(0, y, this.width, height, this.linear(stops))
  }

  /** Darkens everything below `y`, so that a title reads there. */
  floor(y: number, colour: string, opacity = 1): this {
    if (!this.carriesTitle) return this
    const stops: Stop[] = [
      [0, colour, 0],
      [0.55, colour, opacity * 0.85],
      [1, colour, opacity],
    ]
    return this.rect(0, y, this.width, this.height - y, this.linear(stops))
  }

  /** Darkens the corners. */
  vignette(colour = ink, opacity = 0.7): this {
    const stops: Stop[] = [
      [0, colour, 0],
      [0.62, colour, 0],
      [1, colour, opacity],
    ]
    const fill = this.radialOn(stops, this.width / 2, this.height * 0.44, Math.hypot(this.width, this.height) * 0.56)
    return this.rect(0, 0, this.width, this.height, fill)
  }
}

import { dark, light } from './colour.ts'
import { round, round2 } from './numbers.ts'
import { SceneryCanvas } from './scenery.ts'

export interface GlossOptions {
  /** Direction of the light in degrees. */
  angle?: number
  /** How far the lit side goes to white and the other to ink, 0 to 1. */
  lift?: number
  depth?: number
  /** Width of the soft inner edges. */
  edge?: number
  /** Width and colour of the contour, none at 0. */
  contour?: number
  contourColour?: string
  /** Strength of the inner light and shade. */
  sheen?: number
  shade?: number
}

export interface MetalOptions {
  angle?: number
  edge?: number
  contour?: number
}

/** Adds materials: soft inner shade, lacquer and metal, without filters, so that a cover stays cheap to paint. */
export class MaterialCanvas extends SceneryCanvas {
  /** Shade along the inside of an outline: three clipped strokes, moved by dx, dy. */
  innerShade(d: string, colour: string, width: number, dx: number, dy: number, opacity = 0.5): this {
    const clip = this.clip(d)
    const outline = this.outline(d)
    const look = `stroke="${colour}" stroke-opacity="${round2(opacity / 2.2)}" fill="none"`
    this.add(`<g clip-path="${clip}"><g transform="translate(${round(dx)} ${round(dy)})" ${look}>`)
    for (let i = 3; i >= 1; i--) this.add(`<use href="#${outline}" stroke-width="${round(((width * i) / 3) * 2)}"/>`)
    return this.add('</g></g>')
  }

  private reuse(d: string, attributes: string): this {
    return this.add(d.length > 50 ? `<use href="#${this.outline(d)}" ${attributes}/>` : `<path d="${d}" ${attributes}/>`)
  }

  private contour(d: string, width: number, colour: string): void {
    if (width) this.reuse(d, `fill="${colour}" stroke="${colour}" stroke-width="${round(width * 2)}" stroke-linejoin="round"`)
  }

  /** Lacquered plastic, wood, cloth: a gradient with a lit and a shaded inner edge. */
  gloss(d: string, colour: string, options: GlossOptions = {}): this {
    const { angle = 75, lift = 0.35, depth = 0.45, edge = 10, contour = 0, contourColour = dark(colour, 0.8), sheen = 0.5, shade = 0.5 } = options
    this.contour(d, contour, contourColour)
    const fill = this.linear(
      [
        [0, light(colour, lift)],
        [0.45, colour],
        [1, dark(colour, depth)],
      ],
      angle,
    )
    this.reuse(d, `fill="${fill}"`)
    if (shade) this.innerShade(d, dark(colour, 0.85), edge * 1.3, -edge * 0.5, -edge * 0.8, shade)
    if (sheen) this.innerShade(d, light(colour, 0.75), edge * 0.55, edge * 0.3, edge * 0.45, sheen)
    return this
  }

  /** Polished metal with bands of reflection. */
  metal(d: string, colour: string, options: MetalOptions = {}): this {
    const { angle = 70, edge = 6, contour = 0 } = options
    this.contour(d, contour, dark(colour, 0.82))
    const fill = this.linear(
      [
        [0, light(colour, 0.55)],
        [0.22, colour],
        [0.38, dark(colour, 0.45)],
        [0.52, light(colour, 0.25)],
        [0.62, light(colour, 0.7)],
        [0.74, colour],
        [1, dark(colour, 0.6)],
      ],
      angle,
    )
    this.reuse(d, `fill="${fill}"`)
    this.innerShade(d, light(colour, 0.85), edge * 0.5, edge * 0.25, edge * 0.35, 0.7)
    return this.innerShade(d, dark(colour, 0.8), edge, -edge * 0.4, -edge * 0.6, 0.5)
  }
}

import { round } from './numbers.ts'
import { seededRandom } from './random.ts'

/**
 * An SVG picture being drawn: elements in painting order, definitions shared by what they contain.
 * Layers on top of it add one concern each: gradients, light, scenery, materials, solids, nature, lettering.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  /** The picture's own row of random numbers; drawing in the same order gives the same picture. */
  readonly random: () => number
  private readonly prefix: string
  private readonly definitions: string[] = []
  private readonly elements: string[] = []
  private readonly idOfDefinition = new Map<string, string>()
  private idsGiven = 0

  /** `prefix` starts every id, so that pictures of different kinds can stand in one document. */
  constructor(width: number, height: number, seed: string, prefix = 'a') {
    this.width = width
    this.height = height
    this.random = seededRandom(seed)
    this.prefix = prefix
  }

  private newId(): string {
    return this.prefix + (this.idsGiven++).toString(36)
  }

  /** Defines what `make` writes once per `key` and gives its id. */
  define(key: string, make: (id: string) => string): string {
    const known = this.idOfDefinition.get(key)
    if (known !== undefined) return known
    const id = this.newId()
    this.idOfDefinition.set(key, id)
    this.definitions.push(make(id))
    return id
  }

  /** Defines an outline for repeated use and gives its id. */
  outline(d: string): string {
    return this.define(`s${d}`, (id) => `<path id="${id}" d="${d}"/>`)
  }

  /** A clip of that outline, as the value of `clip-path`. */
  clip(d: string): string {
    const shape = d.length > 70 ? `<use href="#${this.outline(d)}"/>` : `<path d="${d}"/>`
    return `url(#${this.define(`c${d}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)})`
  }

  /** Adds a finished element. */
  add(element: string): this {
    this.elements.push(element)
    return this
  }

  /** A filled outline; `attributes` are written as they are. */
  path(d: string, fill = 'none', attributes = ''): this {
    return this.add(`<path d="${d}" fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`)
  }

  /** An outline drawn with round ends and joins. */
  stroke(d: string, colour: string, width: number, attributes = ''): this {
    const look = `stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`
    return this.add(`<path d="${d}" fill="none" ${look}${attributes ? ` ${attributes}` : ''}/>`)
  }

  circle(x: number, y: number, r: number, fill: string, attributes = ''): this {
    return this.add(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`)
  }

  /** A circle that is only a line. */
  ring(x: number, y: number, r: number, colour: string, width: number, attributes = ''): this {
    return this.circle(x, y, r, 'none', `stroke="${colour}" stroke-width="${round(width)}"${attributes ? ` ${attributes}` : ''}`)
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): this {
    const place = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`
    return this.add(`<ellipse ${place} fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`)
  }

  rect(x: number, y: number, w: number, h: number, fill: string, attributes = ''): this {
    const place = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`
    return this.add(`<rect ${place} fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`)
  }

  /** Everything `draw` adds goes into one group with these attributes. */
  group(attributes: string, draw: () => void): this {
    this.add(`<g ${attributes}>`)
    draw()
    return this.add('</g>')
  }

  /** Draws with x, y as the origin, scaled and turned (degrees). */
  at(x: number, y: number, scale: number, rotation: number, draw: () => void): this {
    const turn = rotation ? ` rotate(${round(rotation)})` : ''
    const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
    return this.group(`transform="translate(${round(x)} ${round(y)})${turn}${size}"`, draw)
  }

  /** Draws everything turned by `degrees` around the origin. */
  turned(degrees: number, draw: () => void): this {
    return this.group(`transform="rotate(${round(degrees)})"`, draw)
  }

  /** Draws the same on the right (1) or mirrored on the left (-1). */
  onSide(side: number, draw: () => void): this {
    return this.group(`transform="scale(${side} 1)"`, draw)
  }

  /** Draws inside the outline only. */
  inside(d: string, draw: () => void): this {
    return this.group(`clip-path="${this.clip(d)}"`, draw)
  }

  /** The finished picture. */
  svg(): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.definitions.join('')}</defs>${this.elements.join('')}</svg>`
  }
}

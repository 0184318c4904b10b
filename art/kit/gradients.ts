import { Canvas } from './canvas.ts'
import { round, round2 } from './numbers.ts'

/** A colour, or where it stands (0 to 1), the colour and how opaque it is. Bare colours spread evenly. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number]

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, colour, opacity] = typeof stop === 'string' ? ([i / Math.max(1, stops.length - 1), stop] as const) : stop
      const faint = opacity !== undefined && opacity !== 1 ? ` stop-opacity="${round2(opacity)}"` : ''
      return `<stop offset="${round(offset * 100) / 100}" stop-color="${colour}"${faint}/>`
    })
    .join('')
}

/** Adds gradients. Each method gives a fill; equal gradients are defined once. */
export class GradientCanvas extends Canvas {
  /** Across the box of what it fills, at an angle in degrees (90 is downwards). */
  linear(stops: readonly Stop[], angle = 90): string {
    const turn = (angle * Math.PI) / 180
    const dx = Math.cos(turn) / 2
    const dy = Math.sin(turn) / 2
    const line = `x1="${round2(0.5 - dx)}" y1="${round2(0.5 - dy)}" x2="${round2(0.5 + dx)}" y2="${round2(0.5 + dy)}"`
    const key = `l${JSON.stringify(stops)}${angle}`
    return `url(#${this.define(key, (id) => `<linearGradient id="${id}" ${line}>${writeStops(stops)}</linearGradient>`)})`
  }

  /** From one point of the picture to another. */
  linearOn(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const line = `gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
    const key = `u${JSON.stringify([stops, x1, y1, x2, y2])}`
    return `url(#${this.define(key, (id) => `<linearGradient id="${id}" ${line}>${writeStops(stops)}</linearGradient>`)})`
  }

  /** In the box of what it fills, all numbers as shares of it; fx, fy is where the light falls. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): string {
    const key = `r${JSON.stringify([stops, cx, cy, r, fx, fy])}`
    const place = `cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}"`
    return `url(#${this.define(key, (id) => `<radialGradient id="${id}" ${place}>${writeStops(stops)}</radialGradient>`)})`
  }

  /** Around a point of the picture. */
  radialOn(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    const place = `gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"`
    const key = `v${JSON.stringify([stops, cx, cy, r])}`
    return `url(#${this.define(key, (id) => `<radialGradient id="${id}" ${place}>${writeStops(stops)}</radialGradient>`)})`
  }
}

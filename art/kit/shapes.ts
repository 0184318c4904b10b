// Outlines as SVG path data. Every function is pure: it gives a string to fill, stroke or clip with.
import { radians, round, times } from './numbers.ts'

export type Point = readonly [x: number, y: number]

/** A point at `angle` degrees (0 to the right, 90 down) and `radius` from x, y. */
export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(radians(angle)), y + radius * Math.sin(radians(angle))]
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r)
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${round(rx)} ${round(ry)} 0 1 1`
  return `M${round(x - rx)} ${round(y)}${arc} ${round(2 * rx)} 0${arc} ${round(-2 * rx)} 0Z`
}

/** A rectangle from its top left corner, `r` rounds the corners. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}${corner(r, r)}v${round(h - 2 * r)}${corner(-r, r)}h${round(-(w - 2 * r))}${corner(-r, -r)}v${round(-(h - 2 * r))}${corner(r, -r)}Z`
}

export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`
}

export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A regular polygon; `rotation` is where the first corner lies, -90 is up. */
export function regular(x: number, y: number, r: number, sides: number, rotation = -90): string {
  return polygon(times(sides, (i) => polar(x, y, r, rotation + (i * 360) / sides)))
}

export function star(x: number, y: number, outer: number, inner: number, arms = 5, rotation = -90): string {
  return polygon(times(arms * 2, (i) => polar(x, y, i % 2 ? inner : outer, rotation + (i * 180) / arms)))
}

/** The four-pointed glint of the brand; `waist` is how thick it is between the points. */
export function spark(x: number, y: number, r: number, waist = 0.12): string {
  const near = r * waist
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`
  return `M${at(0, -r)}Q${at(near, -near)} ${at(r, 0)}Q${at(near, near)} ${at(0, r)}Q${at(-near, near)} ${at(-r, 0)}Q${at(-near, -near)} ${at(0, -r)}Z`
}

/** A smooth curve through all points (Catmull-Rom); `tension` 0 gives straight lines. */
export function smooth(points: readonly Point[], closed = true, tension = 0.5): string {
  const count = points.length
  const point = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`
  let path = `M${at(...point(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const leave = at(from[0] + ((to[0] - before[0]) * tension) / 3, from[1] + ((to[1] - before[1]) * tension) / 3)
    const arrive = at(to[0] - ((after[0] - from[0]) * tension) / 3, to[1] - ((after[1] - from[1]) * tension) / 3)
    path += `C${leave} ${arrive} ${at(...to)}`
  }
  return path + (closed ? 'Z' : '')
}

/** A slice of a disc between two angles in degrees; with `inner` a slice of a ring. */
export function wedge(x: number, y: number, r: number, from: number, to: number, inner = 0): string {
  const large = to - from > 180 ? 1 : 0
  const at = (angle: number, radius: number) => polar(x, y, radius, angle).map(round).join(' ')
  const outer = `${at(from, r)}A${round(r)} ${round(r)} 0 ${large} 1 ${at(to, r)}`
  if (!inner) return `M${round(x)} ${round(y)}L${outer}Z`
  return `M${at(from, inner)}L${outer}L${at(to, inner)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${at(from, inner)}Z`
}

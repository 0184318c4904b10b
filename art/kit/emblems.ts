// Small well-known outlines: suits of cards, drops, leaves. `s` is half of the height.
import { round } from './numbers.ts'
import { circle, polygon } from './shapes.ts'

/** Writes a template of path commands around a centre: numbers are shares of `s`. */
function around(x: number, y: number, s: number, commands: readonly (string | readonly number[])[]): string {
  return commands.map((part) => (typeof part === 'string' ? part : part.map((value, i) => round((i % 2 ? y : x) + s * value)).join(' '))).join('')
}

export function heart(x: number, y: number, s: number): string {
  return around(x, y, s, ['M', [0, 0.9], 'C', [-1.5, -0.1, -0.95, -1.1, 0, -0.35], 'C', [0.95, -1.1, 1.5, -0.1, 0, 0.9], 'Z'])
}

export function spade(x: number, y: number, s: number): string {
  const right = ['C', [0.3, -0.55, 0.95, -0.2, 0.95, 0.3], 'C', [0.95, 0.8, 0.3, 0.85, 0.12, 0.45]] as const
  const stem = ['C', [0.14, 0.75, 0.25, 0.95, 0.42, 1], `H${round(x - s * 0.42)}`, 'C', [-0.25, 0.95, -0.14, 0.75, -0.12, 0.45]] as const
  const left = ['C', [-0.3, 0.85, -0.95, 0.8, -0.95, 0.3], 'C', [-0.95, -0.2, -0.3, -0.55, 0, -1], 'Z'] as const
  return around(x, y, s, ['M', [0, -1], ...right, ...stem, ...left])
}

export function club(x: number, y: number, s: number): string {
  const stem = polygon([
    [x - s * 0.2, y - s * 0.1],
    [x + s * 0.2, y - s * 0.1],
    [x + s * 0.1, y + s * 0.3],
    [x + s * 0.38, y + s],
    [x - s * 0.38, y + s],
    [x - s * 0.1, y + s * 0.3],
  ])
  return circle(x, y - s * 0.48, s * 0.46) + circle(x - s * 0.5, y + s * 0.2, s * 0.46) + circle(x + s * 0.5, y + s * 0.2, s * 0.46) + stem
}

export function diamond(x: number, y: number, s: number): string {
  return polygon([
    [x, y - s],
    [x + s * 0.75, y],
    [x, y + s],
    [x - s * 0.75, y],
  ])
}

/** A falling drop, `w` and `h` are half of its size. */
export function drop(x: number, y: number, w: number, h: number): string {
  const at = (dx: number, dy: number) => `${round(x + w * dx)} ${round(y + h * dy)}`
  const right = `C${at(0.35, -0.45)} ${at(1, -0.05)} ${at(1, 0.35)}C${at(1, 0.75)} ${at(0.55, 1)} ${at(0, 1)}`
  return `M${at(0, -1)}${right}C${at(-0.55, 1)} ${at(-1, 0.75)} ${at(-1, 0.35)}C${at(-1, -0.05)} ${at(-0.35, -0.45)} ${at(0, -1)}Z`
}

/** A leaf that starts at x, y and points along `angle` (radians). */
export function leaf(x: number, y: number, length: number, w: number, angle: number): string {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const at = (along: number, across: number) => `${round(x + along * cos - across * sin)} ${round(y + along * sin + across * cos)}`
  const far = `C${at(length * 0.25, -w)} ${at(length * 0.7, -w * 0.9)} ${at(length, 0)}`
  return `M${at(0, 0)}${far}C${at(length * 0.7, w * 0.9)} ${at(length * 0.25, w)} ${at(0, 0)}Z`
}

/** The brand's rounded hexagon; `rounding` is the share of a side that a corner takes. */
export function roundedHexagon(x: number, y: number, r: number, rounding = 0.22): string {
  const corner = (i: number): [number, number] => {
    const angle = ((-90 + i * 60) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  }
  let path = ''
  for (let i = 0; i < 6; i++) {
    const here = corner(i)
    const towards = (other: [number, number]) => here.map((value, k) => round(value + ((other[k] ?? 0) - value) * rounding)).join(' ')
    path += `${i ? 'L' : 'M'}${towards(corner((i + 5) % 6))}Q${here.map(round).join(' ')} ${towards(corner((i + 1) % 6))}`
  }
  return `${path}Z`
}

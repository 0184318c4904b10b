/** A scene being drawn; `svg()` gives the finished picture. */
export interface Art {
  w: number
  h: number
  svg(): string
  rect(x: number, y: number, w: number, h: number, fill: string): void
  /** A linear gradient in picture units; returns the fill that uses it. Stops are [offset, colour, opacity]. */
  linU(stops: [number, string, number][], x1: number, y1: number, x2: number, y2: number): string
}

export interface Palette {
  /** Ground from top to bottom. */
  bg: [string, string, string]
  /** Accent. */
  a: string
}

export const motifs: Record<string, { pal: Palette[] }>
export function cover(options: { motif: string; v: number; lines: string[]; seed: string; format: 'tall' | 'land' }): string
export function scene(options: { motif: string; v: number; w: number; h: number; seed: string; hx: number; hy: number; hs: number }): Art

// Outlines of text. Faces are files under fonts/, one for Latin and one for Cyrillic.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype, { type Font, type Glyph } from 'opentype.js'
import { round } from './numbers.ts'

export type PathCommand = { type: string; x: number; y: number; x1: number; y1: number; x2: number; y2: number }

const fonts = new Map<string, Font>()

function openFont(face: string, letter: string): Font {
  const script = /[\u0400-\u04FF₽]/.test(letter) ? 'cyrillic' : 'latin'
  const name = `${face}-${script}`
  let font = fonts.get(name)
  if (!font) {
    const file = readFileSync(join(import.meta.dirname, '../fonts', `${name}.woff`))
    font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
    fonts.set(name, font)
  }
  return font
}

/** The outline of one line of text, baseline at 0, and its width. */
export function layLetters(face: string, text: string, size: number, tracking = 0): { commands: PathCommand[]; width: number } {
  const commands: PathCommand[] = []
  let x = 0
  let before: { font: Font; glyph: Glyph } | undefined
  for (const letter of text) {
    const font = openFont(face, letter)
    const glyph = font.charToGlyph(letter)
    const scale = size / font.unitsPerEm
    if (before && before.font === font) x += font.getKerningValue(before.glyph, glyph) * scale
    commands.push(...(glyph.getPath(x, 0, size).commands as PathCommand[]))
    x += (glyph.advanceWidth ?? 0) * scale + tracking
    before = { font, glyph }
  }
  return { commands, width: x - tracking }
}

/** The box around an outline. */
export function boundsOf(commands: readonly PathCommand[]): { left: number; top: number; width: number; height: number } {
  const xs: number[] = []
  const ys: number[] = []
  for (const command of commands) {
    for (const [x, y] of [
      [command.x, command.y],
      [command.x1, command.y1],
      [command.x2, command.y2],
    ] as const) {
      if (x === undefined) continue
      xs.push(x)
      ys.push(y)
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

export type Bend = (x: number, y: number) => readonly [number, number]

/** Writes an outline with every point moved by `bend`; long straight lines are cut so that they bend too. */
export function bendOutline(commands: readonly PathCommand[], bend: Bend): string {
  let path = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const point = (px: number, py: number) => bend(px, py).map(round).join(' ')
  const lineTo = (toX: number, toY: number, last: boolean) => {
    const pieces = Math.max(1, Math.min(6, Math.round(Math.hypot(toX - x, toY - y) / 26)))
    for (let i = 1; i < pieces + (last ? 1 : 0); i++) path += `L${point(x + ((toX - x) * i) / pieces, y + ((toY - y) * i) / pieces)}`
  }
  for (const command of commands) {
    if (command.type === 'Z') {
      lineTo(startX, startY, false)
      path += 'Z'
      ;[x, y] = [startX, startY]
      continue
    }
    if (command.type === 'M') {
      path += `M${point(command.x, command.y)}`
      ;[startX, startY] = [command.x, command.y]
    } else if (command.type === 'L') lineTo(command.x, command.y, true)
    else if (command.type === 'Q') path += `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`
    else path += `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`
    ;[x, y] = [command.x, command.y]
  }
  return path
}

export interface TextPlace {
  x?: number
  /** Baseline. */
  y?: number
  tracking?: number
  anchor?: 'start' | 'middle'
}

/** Flat text as an outline, for logos and labels. */
export function textOutline(face: string, text: string, size: number, place: TextPlace = {}): { d: string; width: number } {
  const { x = 0, y = 0, tracking = 0, anchor = 'start' } = place
  const { commands, width } = layLetters(face, text, size, tracking)
  const left = anchor === 'middle' ? x - width / 2 : x
  return { d: bendOutline(commands, (px, py) => [px + left, py + y]), width }
}

// Lettered titles: outlines of a face, laid in one or two rows, bent as a whole, then stacked as shadow, edge,
// extrusion, rim, face and sheen. No filters and no fonts in the picture.
import type { Art } from './art.ts'
import { mix } from './colour.ts'
import { bendOutline, boundsOf, layLetters, type PathCommand } from './letters.ts'
import { round } from './numbers.ts'
import { measureStroke } from './stroke.ts'
import { bendOf, type Warp } from './warp.ts'

export interface Lettering {
  face: string
  warp: Warp
  /** How strong the warp is, as a share of the title's height. */
  strength?: number
  /** Capitals unless false. */
  capitals?: boolean
  /** Thickens a thin face, as a share of the letters' height. */
  weight?: number
  /** More room between letters, as a share of their size. */
  spacing?: number
}

export interface TitleLook extends Lettering {
  /** Colours of the letters from top to bottom. */
  colours: readonly string[]
  /** The dark around the letters. */
  edge: string
}

export interface TitlePlace {
  maxWidth: number
  maxHeight: number
}

export interface Row {
  commands: PathCommand[]
  left: number
  top: number
  width: number
  height: number
  /** From the face's units to the picture's, across; `rise` times that upwards: letters of a long word are drawn tall. */
  scale: number
  rise: number
}

/** The least height of letters and thickness of strokes, as shares of a title's width: 12.3 and 1.9 pixels on a cover 110 pixels wide. */
const least = { letter: 0.127, stroke: 0.0197 }
/** Beyond that letters look squeezed. */
const tallest = 1.34

const rim = '#ffe9a8'

/** Writes the title at the foot of the picture, as large as the place allows. */
export function drawTitle(art: Art, lines: readonly string[], look: TitleLook, place: TitlePlace): void {
  const rows = layTitle(lines, look, place)
  const gap = gapOf(lines, place)
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0) + gap * (rows.length - 1)
  const bottom = art.height * 0.955
  const centre = art.width / 2
  const bend = bendOf(look.warp, look.strength ?? 0.16, { centre, middle: bottom - height / 2, halfWidth: place.maxWidth / 2, height })
  let y = bottom - height
  let d = ''
  for (const row of rows) {
    const left = centre - (row.width * row.scale) / 2 - row.left * row.scale
    const top = y - row.top * row.scale * row.rise
    d += bendOutline(row.commands, (px, py) => bend(px * row.scale + left, py * row.scale * row.rise + top))
    y += heightOf(row) + gap
  }
  const outline = art.outline(d)
  const unit = Math.min(...rows.map(heightOf)) / 60
  paintStack(art, outline, { ...look, weight: weightOf(rows, look, place) }, { top: bottom - height * 1.1, bottom, height, unit })
  paintSheen(art, outline, rows, { left: centre - place.maxWidth / 2, right: centre + place.maxWidth / 2, top: bottom - height, gap })
}

function capOf(lines: readonly string[], place: TitlePlace): number {
  return place.maxHeight * (lines.length === 1 ? 0.62 : 0.56)
}

function gapOf(lines: readonly string[], place: TitlePlace): number {
  return 0.1 * capOf(lines, place)
}

/** The rows of a title with the scale each is drawn at; short rows grow towards the width of the longest. */
export function layTitle(lines: readonly string[], lettering: Lettering, place: TitlePlace): Row[] {
  const cap = capOf(lines, place)
  const rows = lines.map((line): Row => {
    const { commands } = layLetters(lettering.face, lettering.capitals === false ? line : line.toUpperCase(), 100, 100 * (lettering.spacing ?? 0))
    const box = boundsOf(commands)
    return { ...box, commands, scale: Math.min(place.maxWidth / box.width, cap / box.height), rise: 1 }
  })
  if (rows.length > 1) {
    const widest = Math.min(place.maxWidth, Math.max(...rows.map((row) => row.width * row.scale)))
    for (const row of rows) row.scale = Math.min(row.scale * 1.25, widest / row.width, (cap * 1.08) / row.height)
  }
  const gaps = gapOf(lines, place) * (rows.length - 1)
  const height = rows.reduce((sum, row) => sum + row.height * row.scale, 0) + gaps
  if (height > place.maxHeight) for (const row of rows) row.scale *= place.maxHeight / height
  raiseLowRows(rows, place, gaps)
  return rows
}

export function heightOf(row: Row): number {
  return row.height * row.scale * row.rise
}

/** Draws the letters of low rows taller, at the cost of the others where there is no more room. */
function raiseLowRows(rows: readonly Row[], place: TitlePlace, gaps: number): void {
  const wanted = least.letter * place.maxWidth
  const low = rows.filter((row) => heightOf(row) < wanted)
  if (low.length === 0) return
  for (const row of low) row.rise = Math.min(tallest, wanted / heightOf(row))
  const raised = low.reduce((sum, row) => sum + heightOf(row), 0)
  const others = rows.filter((row) => !low.includes(row))
  const room = (place.maxHeight - gaps - raised) / others.reduce((sum, row) => sum + heightOf(row), 0)
  if (room < 1) for (const row of others) row.rise = Math.max(room, wanted / heightOf(row))
}

/** How much the letters are thickened, as a share of their height: what the lettering asks for, and more where strokes would be too thin. */
export function weightOf(rows: readonly Row[], lettering: Lettering, place: TitlePlace): number {
  const own = lettering.weight ?? 0
  const missing = rows.map((row) => least.stroke * place.maxWidth - (measureStroke(row.commands) + row.height * own) * row.scale)
  const lowest = Math.min(...rows.map(heightOf))
  return own + Math.max(0, ...missing) / lowest
}

function paintStack(art: Art, outline: string, look: TitleLook, box: { top: number; bottom: number; height: number; unit: number }): void {
  const width = Math.max(3, Math.min(10, 9 * box.unit))
  const depth = Math.max(3, 9 * box.unit * 0.8)
  const { edge, colours } = look
  const side = mix(colours.at(-1) ?? edge, edge, 0.45)
  const layer = (dy: number, attributes: string) => art.add(`<use href="#${outline}"${dy ? ` y="${round(dy)}"` : ''} ${attributes}/>`)
  const bold = (look.weight ?? 0) * 60 * box.unit
  const line = (colour: string, share: number) => `stroke="${colour}" stroke-width="${round(width * share + bold)}" stroke-linejoin="round"`
  layer(depth * 1.6, `fill="none" stroke-opacity=".4" ${line('#04010a', 3.6)}`)
  layer(0, `fill="${edge}" ${line(edge, 2.6)}`)
  layer(depth, `fill="${edge}" ${line(edge, 2.6)}`)
  for (const share of [1, 0.66, 0.33]) layer(depth * share, `fill="${side}" ${line(side, 0.9)}`)
  layer(0, `fill="${rim}" ${line(art.linearOn([rim, mix(rim, edge, 0.25)], 0, box.top, 0, box.bottom), 0.9)}`)
  const face = art.linearOn(colours, 0, box.top, 0, box.bottom + box.height * 0.08)
  layer(0, bold ? `fill="${face}" ${line(face, 0)}` : `fill="${face}"`)
}

function paintSheen(art: Art, outline: string, rows: readonly Row[], box: { left: number; right: number; top: number; gap: number }): void {
  const clip = art.define(`title${outline}`, (id) => `<clipPath id="${id}"><use href="#${outline}"/></clipPath>`)
  const { left, right } = box
  let y = box.top
  for (const row of rows) {
    const height = heightOf(row)
    const sag = `Q${round((left + right) / 2)} ${round(y + height * 0.58)} ${round(left)} ${round(y + height * 0.42)}`
    const d = `M${round(left)} ${round(y - height * 0.3)}H${round(right)}V${round(y + height * 0.42)}${sag}Z`
    art.add(`<path clip-path="url(#${clip})" d="${d}" fill="#fff" opacity=".24"/>`)
    y += height + box.gap
  }
}

// What a table game stands on: a room of its own colours, calm behind the table, and its title as a sign on the wall.
import { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { variantOf } from '../kit/motif.ts'
import { drawTitle } from '../kit/title.ts'
import { coverCatalogue, type CoverEntry } from '../covers/catalogue.ts'
import { getMotif } from '../motifs/registry.ts'
import { ink, shade } from './placed.ts'

/** Motifs whose games are played at a table. */
const tableMotifs = new Set(['roulette'])
const tables = coverCatalogue.filter(({ motif }) => tableMotifs.has(motif))

interface Room {
  width: number
  height: number
  /** Where the light hangs: above the wheel. */
  light: { x: number; y: number }
}
const wideRoom: Room = { width: 1280, height: 720, light: { x: 250, y: 280 } }
const tallRoom: Room = { width: 585, height: 1266, light: { x: 292, y: 250 } }

function drawRoom({ slug, motif, variant }: CoverEntry, { width, height, light: lamp }: Room): string {
  const art = new Art(width, height, slug, 't', { ...lamp, scale: 1 })
  const { ground: [top, middle, bottom], accent } = variantOf(getMotif(motif), variant)
  art.backdrop([light(top, 0.1), top, middle, dark(middle, 0.3), bottom])
  art.beams(lamp.x, -60, 9, height * 1.1, 150, accent, 0.2)
  art.glow(lamp.x, lamp.y - 40, height * 0.62, accent, 0.62)
  art.glow(width * 0.86, 0, height * 0.5, light(top, 0.2), 0.4)
  art.bokeh(10, light(accent, 0.4), 0.1, 0, height * 0.5, 6, 26)
  art.dust(60, light(accent, 0.5))
  shade(art, dark(bottom, 0.3), [[0, 0], [0.5, 0.06], [0.8, 0.62], [1, 0.92]], 'down')
  shade(art, ink, [[0, 0], [0.72, 0.04], [1, 0.5]], 'down')
  art.vignette(dark(bottom, 0.4), 0.5)
  return art.svg()
}

export function drawTables(): { name: string; wide: string; tall: string }[] {
  return tables.map((entry) => ({ name: entry.slug, wide: drawRoom(entry, wideRoom), tall: drawRoom(entry, tallRoom) }))
}

/** `below` is room for the ends of the arch and the depth of the letters, which hang under a title's place. */
const sign = { width: 560, height: 250, below: 44 }

/** Titles by slug, without a ground. */
export function drawSigns(): Record<string, string> {
  return Object.fromEntries(tables.map(({ slug, motif, variant: name, title }) => {
    const { lettering } = getMotif(motif)
    const variant = variantOf(getMotif(motif), name)
    const art = new Art(sign.width, sign.height + sign.below, slug, 's')
    art.group(`transform="translate(0 ${-sign.below})"`, () => drawTitle(art, title, { ...lettering, colours: variant.title, edge: variant.edge }, { maxWidth: sign.width * 0.92, maxHeight: sign.height * 0.8 }))
    return [slug, art.svg()]
  }))
}

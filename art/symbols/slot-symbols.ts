// What each slot has of its own: the hero of its cover in a frame, its wild and its scatter, in the colours of the cover.
import { coverCatalogue, type CoverEntry } from '../covers/catalogue.ts'
import { Art } from '../kit/art.ts'
import { dark, light, luminance, mix } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { variantOf, type Variant } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { getMotif } from '../motifs/registry.ts'
import { drawHero } from './hero.ts'
import { drawRank, rankNames } from './ranks.ts'
import { plates } from './plates.ts'
import { slotThemes } from './slot-themes.ts'

/** Covers whose motif is that of slots, though their games are none. */
const otherGames = new Set(['goal-inferno', 'invader-88', 'penalty-storm'])

/** The covers of slots. */
export const slotCovers = coverCatalogue.filter(({ slug, motif }) => motif in slotThemes && !otherGames.has(slug))

function draw(name: string, paint: (art: Art) => void): string {
  const art = new Art(240, 240, name, 'y')
  art.at(120, 120, 1, 0, () => paint(art))
  return art.svg()
}

function getTheme(motif: string) {
  const theme = slotThemes[motif]
  if (!theme) throw new Error(`no symbols for the motif ${motif}`)
  return theme
}

function coverOf(motif: string, name: string): CoverEntry {
  const cover = coverCatalogue.find((entry) => entry.motif === motif && entry.variant === name)
  if (!cover) throw new Error(`no cover shows ${name} of ${motif}`)
  return cover
}

/** Hero, wild and scatter of a slot, by name. */
export function drawSlotSymbols(cover: CoverEntry): Record<string, string> {
  const { slug, motif, variant: name } = cover
  const theme = getTheme(motif)
  const variant = variantOf(getMotif(motif), name)
  return {
    hero: draw(`${slug}-hero`, (art) => drawFrame(art, variant, () => drawHero(art, cover, 92, theme.crops?.[name]))),
    wild: draw(`${slug}-wild`, (art) => drawWild(art, variant, plates[theme.plate], getMotif(motif).lettering.face)),
    scatter: draw(`${slug}-scatter`, (art) => drawMedallion(art, variant, () => theme.scatter(art))),
  }
}

/** What the slots of a motif share: its things, the heroes of its covers and the ranks in its lettering. */
export function drawThemeSymbols(motif: string): Record<string, string> {
  const { objects, heroes, hasRanks, crops } = getTheme(motif)
  const things = Object.entries(objects).map(([name, paint]) => [name, draw(`${motif}-${name}`, paint)])
  const siblings = heroes.map((name) => [`hero-${name}`, draw(`${motif}-hero-${name}`, (art) => drawHero(art, coverOf(motif, name), 108, crops?.[name]))])
  const ranks = hasRanks ? rankNames.map((rank) => [rank, draw(`${motif}-${rank}`, (art) => drawRank(art, motif, rank))]) : []
  return Object.fromEntries([...things, ...siblings, ...ranks])
}

/** Bright enough to stand out from a dark reel. */
function bright(colour: string): string {
  return luminance(colour) < 0.18 ? light(colour, 0.4) : colour
}

function rimOf({ title }: Variant): string {
  return bright(mix(title[1] ?? '#ffc42e', title[2] ?? '#ffc42e', 0.5))
}

/** The light behind a hero; pale heroes stand out from it too. */
function glowOf({ accent, ground }: Variant): string {
  return luminance(accent) > 0.5 ? mix(accent, ground[1], 0.5) : light(accent, 0.2)
}

function drawFrame(art: Art, variant: Variant, paint: () => void): void {
  const { ground } = variant
  art.metal(shape.rect(-108, -108, 216, 216, 40), rimOf(variant), { contour: 5, edge: 10 })
  const window = shape.rect(-94, -94, 188, 188, 30)
  art.path(window, art.radial([glowOf(variant), mix(ground[0], ground[1], luminance(ground[0]) > 0.45 ? 0.6 : 0), ground[1], dark(ground[2], 0.2)], 0.5, 0.46, 0.72), `stroke="${dark(ground[2], 0.5)}" stroke-width="5"`)
  art.inside(window, paint)
  art.path('M-80 -92H80Q92 -92 92 -80V-62Q0 -86 -92 -62V-80Q-92 -92 -80 -92Z', '#fff', 'opacity=".13"')
}

function drawMedallion(art: Art, variant: Variant, paint: () => void): void {
  const { ground, accent, second } = variant
  const rim = rimOf(variant)
  art.gloss(shape.star(0, 0, 115, 97, 16), bright(second), { contour: 4, edge: 6 })
  art.metal(shape.circle(0, 0, 92), rim, { contour: 3, edge: 8 })
  art.circle(0, 0, 79, art.radial([light(accent, 0.35), ground[0], dark(ground[1], 0.2)], 0.5, 0.45, 0.62), `stroke="${dark(ground[2], 0.4)}" stroke-width="5"`)
  art.at(0, 0, 0.64, 0, paint)
}

function drawWild(art: Art, variant: Variant, outline: string, face: string): void {
  const { ground, title, edge, second } = variant
  art.metal(outline, rimOf(variant), { contour: 5, edge: 9 })
  art.group('transform="scale(.89 .82)"', () => art.gloss(outline, mix(ground[0], second, luminance(ground[0]) > 0.5 ? 0.55 : 0.15), { edge: 12, contour: 3, depth: 0.6 }))
  const { d, width } = textOutline(face, 'WILD', 54, { anchor: 'middle' })
  const { top, height } = verticalExtent(d)
  const scale = Math.round(Math.min(172 / width, 64 / height) * 1000) / 1000
  art.group(`transform="scale(${scale}) translate(0 ${Math.round(-(top + height / 2) * 10) / 10})"`, () => {
    art.stroke(d, dark(edge, 0.3), 12)
    art.path(d, art.linear([...title]))
  })
}

function verticalExtent(d: string): { top: number; height: number } {
  const ys = [...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
  const top = Math.min(...ys)
  return { top, height: Math.max(...ys) - top }
}

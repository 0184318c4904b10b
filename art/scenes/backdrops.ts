import { coverCatalogue } from '../covers/catalogue.ts'
import type { Art } from '../kit/art.ts'
import { getMotif } from '../motifs/registry.ts'
import { slotThemes } from '../symbols/slot-themes.ts'
import { ownStages } from './own-stages.ts'
import { drawPlaced, groundOf, ink, shade } from './placed.ts'

/** Motifs whose hero stands on the ground: on phones the whole scene hangs above the reels, and ground fills the rest. */
const standing = new Set(['neon'])

/** Who looks to the left comes in from the right, or the reels would hide the face; what is wide to the right stands further left. Shares of the width. */
const placesBeside: Readonly<Record<string, number>> = { 'turtle-tide': 1.02, 'raven-masque': 0.96, 'roller-boogie': 0.89 }

const phone = { width: 585, height: 1266 }

function drawTall(name: string, motif: string, variant: string, ground: string, hero = { x: 0.5, y: 0.17, size: 0.27 }): Art {
  const art = drawPlaced(`${name}-tall`, motif, variant, phone.width, phone.height, hero)
  shade(
    art,
    ground,
    [
      [0, 0.35],
      [0.08, 0],
      [0.22, 0],
      [0.34, 0.62],
      [0.68, 0.66],
      [0.8, 0.86],
      [1, 0.96],
    ],
    'down',
  )
  shade(
    art,
    ink,
    [
      [0, 0],
      [0.24, 0],
      [0.36, 0.16],
      [0.68, 0.24],
      [0.82, 0.5],
      [1, 0.62],
    ],
    'down',
  )
  return art
}

function drawHanging(motif: string, variant: string, ground: string): string {
  const art = drawPlaced(`${motif}-tall`, motif, variant, phone.width, 640, { x: 0.5, y: 0.5, size: 0.6 })
  shade(
    art,
    ground,
    [
      [0, 0.35],
      [0.16, 0],
      [0.5, 0],
      [0.76, 0.7],
      [1, 1],
    ],
    'down',
  )
  const size = `width="${phone.width}" height="${phone.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${ground}"/>${art.svg()}</svg>`
}

/** The hero looks out beside the reels, everything behind the reels is dimmed. */
function drawWide(name: string, motif: string, variant: string, ground: string, x = 0.9): string {
  const art = drawPlaced(name, motif, variant, 1280, 720, { x, y: 0.44, size: 0.66 })
  shade(
    art,
    ground,
    [
      [0, 0.3],
      [0.14, 0.62],
      [0.8, 0.56],
      [0.92, 0.08],
      [1, 0],
    ],
    'across',
  )
  shade(
    art,
    ground,
    [
      [0, 0.35],
      [0.16, 0],
      [0.72, 0],
      [0.9, 0.82],
      [1, 0.94],
    ],
    'down',
  )
  shade(
    art,
    ink,
    [
      [0, 0.12],
      [0.7, 0.16],
      [0.9, 0.5],
      [1, 0.62],
    ],
    'down',
  )
  return art.svg()
}

/** The hero of one game above the reels of a phone, dimmed to the left, where the game's name stands. */
function drawOwnTall(name: string, motif: string, variant: string, ground: string): string {
  const art = drawTall(name, motif, variant, ground, { x: 0.53, y: 0.125, size: 0.22 })
  shade(
    art,
    ground,
    [
      [0, 0.78],
      [0.34, 0.6],
      [0.62, 0],
    ],
    'across',
  )
  shade(
    art,
    ink,
    [
      [0, 0.42],
      [0.34, 0.34],
      [0.58, 0],
    ],
    'across',
  )
  return art.svg()
}

/** Backdrops of slots: one for every motif, with its first hero, and one for each game with a stage of its own. */
export function drawBackdrops(): { name: string; wide: string; tall: string }[] {
  const shared = Object.keys(slotThemes).map((motif) => {
    const variant = getMotif(motif).variants[0].name
    const ground = groundOf(motif, variant)
    return { name: motif, wide: drawWide(motif, motif, variant, ground), tall: standing.has(motif) ? drawHanging(motif, variant, ground) : drawTall(motif, motif, variant, ground).svg() }
  })
  const own = coverCatalogue.filter(({ slug }) => ownStages.has(slug)).map(({ slug, motif, variant }) => {
    const ground = groundOf(motif, variant)
    return { name: slug, wide: drawWide(slug, motif, variant, ground, placesBeside[slug] ?? 0.925), tall: drawOwnTall(slug, motif, variant, ground) }
  })
  return [...shared, ...own]
}

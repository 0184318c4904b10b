import { getMotif } from '../motifs/registry.ts'
import { symbolSetOfMotif } from '../symbols/set-of-motif.ts'
import { drawPlaced, groundOf, ink, shade } from './placed.ts'

/** Motifs whose hero stands on the ground: on phones the whole scene hangs above the reels, and ground fills the rest. */
const standing = new Set(['neon'])

const phone = { width: 585, height: 1266 }

function drawTall(motif: string, variant: string, ground: string): string {
  const art = drawPlaced(`${motif}-tall`, motif, variant, phone.width, phone.height, { x: 0.5, y: 0.17, size: 0.27 })
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
  return art.svg()
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

/** Backdrops of slots: the hero looks out beside the reels (above them on phones), everything behind the reels is dimmed. */
export function drawBackdrops(): { name: string; wide: string; tall: string }[] {
  return Object.keys(symbolSetOfMotif).map((motif) => {
    const variant = getMotif(motif).variants[0].name
    const ground = groundOf(motif, variant)
    const wide = drawPlaced(motif, motif, variant, 1280, 720, { x: 0.9, y: 0.44, size: 0.66 })
    shade(
      wide,
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
      wide,
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
      wide,
      ink,
      [
        [0, 0.12],
        [0.7, 0.16],
        [0.9, 0.5],
        [1, 0.62],
      ],
      'down',
    )
    const tall = standing.has(motif) ? drawHanging(motif, variant, ground) : drawTall(motif, variant, ground)
    return { name: motif, wide: wide.svg(), tall }
  })
}

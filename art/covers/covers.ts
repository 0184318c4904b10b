import { drawCover } from '../kit/motif.ts'
import { getMotif } from '../motifs/registry.ts'
import type { CoverEntry } from './catalogue.ts'

/** Both covers of a game as SVG: tall 3:4 and wide 4:3. */
export function drawCovers({ slug, motif, variant, title }: CoverEntry): { tall: string; wide: string } {
  const order = { variant, lines: title, seed: slug }
  return { tall: drawCover(getMotif(motif), { ...order, format: 'tall' }), wide: drawCover(getMotif(motif), { ...order, format: 'wide' }) }
}

import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { round } from '../kit/numbers.ts'

/** A thick round body along a line: tails, tentacles, hoses. `scales` draws rings across it. */
export function tube(art: Art, d: string, width: number, colour: string, scales = false): void {
  const line = (paint: string, share: number, attributes = '') =>
    art.path(d, 'none', `stroke="${paint}" stroke-width="${round(width * share)}" stroke-linejoin="round" ${attributes}`)
  const ends = 'stroke-linecap="round"'
  line(dark(colour, 0.82), 1.2, ends)
  line(dark(colour, 0.4), 1, ends)
  line(colour, 0.78, ends)
  if (scales) line(dark(colour, 0.6), 0.86, `stroke-dasharray="4 ${round(width * 0.22)}" opacity=".45"`)
  line(light(colour, 0.35), 0.3, `${ends} opacity=".7"`)
}

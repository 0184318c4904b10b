import type { Art } from '../../kit/art.ts'

const side = 18

/** A picture of 12 by 12 squares: a letter is a colour, anything else is empty. */
export function drawPixels(art: Art, inks: Readonly<Record<string, string>>, rows: readonly string[]): void {
  const squares: Record<string, string> = {}
  rows.forEach((row, y) => [...row].forEach((letter, x) => {
    if (inks[letter]) squares[letter] = `${squares[letter] ?? ''}M${(x - 6) * side} ${(y - 6) * side}h${side}v${side}h${-side}Z`
  }))
  for (const [letter, d] of Object.entries(squares)) art.path(d, inks[letter], `stroke="${inks[letter]}" stroke-width="0.6"`)
}

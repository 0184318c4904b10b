// Pictures of the duck hunt: the meadow without ducks, and the ducks in four colours.
import { Art } from '../kit/art.ts'
import { drawMeadow } from '../motifs/ducks.ts'
import { duck } from '../props/duck.ts'

const ducks = {
  gold: { colour: '#ffc21f', wing: -1 },
  green: { colour: '#7ad04a', wing: 1 },
  pink: { colour: '#ff7ab0', wing: -1 },
  blue: { colour: '#4ab0ff', wing: 1 },
}

/** The field, 1440 × 810. */
export function drawHuntField(): string {
  const art = new Art(1440, 810, 'hunt', 'd')
  drawMeadow(art, () => undefined)
  return art.svg()
}

/** Ducks by colour, 520 × 440. */
export function drawHuntDucks(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ducks).map(([name, { colour, wing }]) => {
      const art = new Art(520, 440, name, 'k')
      duck(art, 224, wing < 0 ? 262 : 216, 0.92, 1, colour, wing)
      return [name, art.svg()]
    }),
  )
}

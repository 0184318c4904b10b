import { drawDealingShoe } from '../heroes/dealing-shoe.ts'
import type { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { card, chip } from '../props/cards.ts'

export const baccarat: Motif = {
  slug: 'baccarat',
  lettering: { face: 'playfair', warp: 'arch', spacing: 0.02 },
  variants: [
    {
      name: 'shoe',
      ground: ['#c83a4a', '#6a1424', '#1c0408'],
      accent: '#fff3d8',
      second: '#8a1f34',
      title: titleColours.gold,
      edge: '#2a0c10',
      drawScene: drawDealingShoe,
    },
    {
      name: 'nine',
      ground: ['#3a3444', '#1a1622', '#050408'],
      accent: '#d8c8ff',
      second: '#c8a04a',
      title: titleColours.silver,
      edge: '#100c18',
      drawHero: drawNine,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    const [x, y] = [art.heroAt.x, art.height * 0.64]
    for (let i = 0; i < 5; i++) {
      const [rx, ry] = [art.width * (0.3 + i * 0.12), art.height * (0.06 + i * 0.034)]
      art.ellipse(x, y, rx, ry, 'none', `stroke="${mix(palette.second, '#ffffff', 0.3)}" stroke-width="3" opacity="${round(0.6 - i * 0.09)}"`)
    }
    art.beams(x, -50, 5, art.height, 60, palette.accent, 0.3)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff3d8')
  },
}

function drawNine(art: Art, palette: Palette): void {
  art.glow(0, -20, 260, palette.second, 0.5)
  card(art, -146, 40, 230, -16, { suit: 'club', rank: 'Q', back: '#8a1f34' })
  card(art, 146, 40, 230, 16, { suit: 'club', rank: 'Q', back: '#1f4a8a' })
  art.metal(shape.circle(0, -20, 150), palette.second, { contour: 9, edge: 16 })
  art.circle(0, -20, 122, art.radial(['#3a2c54', '#1a1228', '#0a0612']))
  const nine = textOutline('playfair', '9', 250, { anchor: 'middle', y: 66 }).d
  art.path(nine, '#000000', 'opacity=".5" transform="translate(8 10)"')
  art.metal(nine, '#ffd86a', { contour: 5, edge: 8 })
  for (let i = 0; i < 16; i++) art.ball(...shape.polar(0, -20, 136, i * 22.5), 7, '#fff3d8')
  chip(art, -90, 190, 44, '#e0263f')
  chip(art, 0, 206, 44, '#fff6ea')
  chip(art, 90, 190, 44, '#2a6ad0')
  art.spark(-90, -110, 44)
}

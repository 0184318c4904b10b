import type { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { card } from '../props/cards.ts'

export const hilo: Motif = {
  slug: 'hilo',
  lettering: { face: 'exo-2', warp: 'skew' },
  variants: [
    {
      name: 'arrows',
      ground: ['#7a5aff', '#3a2ab0', '#0c0838'],
      accent: '#d8d0ff',
      second: '#3ae08a',
      title: ['#ffffff', '#e8e0ff', '#b8a0ff'],
      edge: '#160c50',
      drawHero: drawArrows,
    },
    {
      name: 'stairs',
      ground: ['#ffb84a', '#e05a3a', '#3a0a1c'],
      accent: '#fff3c0',
      second: '#fff6e0',
      title: titleColours.gold,
      edge: '#4a0c14',
      drawHero: drawStairs,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    for (let i = 0; i < 12; i++) {
      const [x, y, s] = [art.random() * art.width, art.random() * art.height * 0.7, 18 + art.random() * 30]
      const up = i % 2 ? 1 : -1
      art.stroke(
        `M${round(x - s)} ${round(y)}L${round(x)} ${round(y - s * up)}L${round(x + s)} ${round(y)}`,
        mix(palette.ground[0], '#ffffff', 0.3),
        8,
        'opacity=".35"',
      )
    }
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

function drawArrow(art: Art, x: number, y: number, size: number, up: boolean, colour: string): void {
  const k = up ? -1 : 1
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size * k)}`
  art.gloss(`M${at(0, 1)}L${at(0.9, 0.1)}L${at(0.42, 0.1)}L${at(0.42, -0.9)}L${at(-0.42, -0.9)}L${at(-0.42, 0.1)}L${at(-0.9, 0.1)}Z`, colour, {
    contour: 7,
    edge: 14,
  })
}

function drawArrows(art: Art, palette: Palette): void {
  art.shadow(0, 40, 230, 200, 0.5)
  card(art, -26, -10, 330, -8, { suit: 'diamond', rank: 'A', back: '#3a3ad0' })
  card(art, 20, 0, 330, 6, { suit: 'heart', rank: 'Q' })
  drawArrow(art, -170, -70, 92, true, palette.second)
  drawArrow(art, 176, 80, 92, false, '#ff4a6a')
  art.spark(-150, -160, 40)
}

function drawStairs(art: Art, palette: Palette): void {
  art.shadow(0, 196, 250, 34, 0.6)
  for (let i = 0; i < 4; i++) {
    const x = -226 + i * 116
    art.gloss(shape.rect(x, 150 - i * 76, 112, 80 + i * 76, 14), mix('#c8323a', '#ffc21f', i / 3), { contour: 6, edge: 12 })
  }
  card(art, -168, 84, 132, -6, { suit: 'club', rank: 'J' })
  card(art, -52, 8, 132, 4, { suit: 'diamond', rank: 'Q' })
  card(art, 64, -68, 132, -4, { suit: 'spade', rank: 'K' })
  card(art, 180, -144, 150, 6, { suit: 'heart', rank: 'A' })
  art.stroke('M-220 -20Q-120 -150 40 -196', palette.second, 13, 'stroke-dasharray="2 26"')
  art.gloss('M36 -226L92 -206L46 -166Z', palette.second, { contour: 5, edge: 6 })
}

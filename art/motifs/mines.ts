import { drawFrozenField } from '../heroes/frozen-field.ts'
import { drawMoonlitField } from '../heroes/moonlit-field.ts'
import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import type { GemCut } from '../kit/gem.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const mines: Motif = {
  slug: 'mines',
  lettering: { face: 'russo-one', warp: 'pinch' },
  variants: [
    {
      name: 'deep',
      ground: ['#1f8ae0', '#123a8a', '#060f34'],
      accent: '#8ad8ff',
      second: '#2fe0a0',
      title: titleColours.ice,
      edge: '#06184a',
      drawHero: drawSeaMine,
    },
    {
      name: 'lava',
      ground: ['#e0542a', '#7a1a2a', '#1e0616'],
      accent: '#ffc08a',
      second: '#ffc21f',
      title: titleColours.fire,
      edge: '#3a0610',
      drawHero: drawBomb,
    },
    {
      name: 'night',
      ground: ['#3a2f5a', '#1e1838', '#090614'],
      accent: '#c8a8ff',
      second: '#ff4a8a',
      title: titleColours.violet,
      edge: '#1c0a3a',
      drawScene: drawMoonlitField,
    },
    {
      name: 'frost',
      ground: ['#bff0ff', '#3a92c8', '#0a2a56'],
      accent: '#e8fbff',
      second: '#b58aff',
      title: titleColours.ice,
      edge: '#08244a',
      drawScene: drawFrozenField,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

/** Five by five tiles; those in `open` (column, row) show a stone. */
function drawField(art: Art, palette: Palette, open: readonly string[], cut: GemCut): void {
  for (let row = -2; row < 3; row++) {
    for (let column = -2; column < 3; column++) {
      const [x, y] = [column * 104, row * 98]
      art.path(shape.rect(x - 47, y - 40, 94, 92, 20), '#05020c', 'opacity=".5"')
      if (!open.includes(`${column} ${row}`)) {
        art.gloss(shape.rect(x - 46, y - 46, 92, 88, 20), mix(palette.ground[1], palette.accent, 0.24), { edge: 8 })
        continue
      }
      art.path(shape.rect(x - 46, y - 46, 92, 88, 20), art.linear([dark(palette.ground[2], 0.5), mix(palette.ground[2], palette.ground[1], 0.6)]))
      art.glow(x, y, 70, palette.second, 0.6)
      art.gem(x, y, 32, palette.second, cut)
    }
  }
}

function drawSeaMine(art: Art, palette: Palette): void {
  for (let i = 0; i < 24; i++) art.ring(-260 + art.random() * 520, -230 + art.random() * 460, 4 + art.random() * 14, '#d8f4ff', 2, 'opacity=".5"')
  for (let i = 0; i < 7; i++) art.ring(-4 + (i % 2) * 8, 150 + i * 30, 17, '#3a4a5a', 10)
  art.shadow(10, 40, 210, 190, 0.6)
  for (let i = 0; i < 12; i++) {
    art.turned(i * 30 + 15, () => {
      art.metal(shape.rect(-14, -200, 28, 62, 8), '#8aa0b4', { contour: 5, edge: 5 })
      art.ball(0, -204, 19, '#e0344a', { contour: 4 })
    })
  }
  art.ball(0, 0, 152, '#2f4a66', { contour: 9, rim: palette.accent })
  art.metal(shape.rect(-154, -16, 308, 32, 8), '#4a6a88', { edge: 6, contour: 3 })
  for (let i = -3; i < 4; i++) art.ball(i * 42, 0, 8, '#c8dcec')
  art.glow(0, -2, 90, '#ff3a4a', 0.9)
  art.ball(0, 0, 36, '#ff3a4a', { rim: '#fff', contour: 5 })
}

function drawBomb(art: Art, palette: Palette): void {
  drawField(art, palette, ['-2 -2', '1 -2', '-2 0', '2 0', '-1 2', '2 2'], 'hex')
  art.shadow(10, 40, 190, 160, 0.8)
  art.ball(0, 10, 132, '#2a2a3a', { contour: 8, rim: '#ffb07a' })
  art.inside(shape.circle(0, 10, 128), () => {
    const crack = 'M-60 140L-36 70L-70 30L-16 0L-30 -50M-36 70L20 90L60 50L110 70M20 90L30 150'
    art.stroke(crack, '#ff4a1f', 16, 'opacity=".6"')
    art.stroke(crack, '#ffd24a', 6)
  })
  art.metal(shape.rect(-34, -150, 68, 42, 8), '#7a8298', { contour: 6, edge: 6 })
  art.stroke('M0 -148Q4 -200 60 -204T120 -236', '#d8b47a', 10)
  art.glow(122, -238, 80, '#ffb01f', 1)
  art.path(shape.star(122, -238, 42, 16, 9), '#fff3b0')
  art.path(shape.star(122, -238, 24, 10, 8), '#ff8a1f')
}

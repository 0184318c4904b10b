import { drawRavenMasque } from '../heroes/raven-masque.ts'
import type { Art } from '../kit/art.ts'
import { dark, hsl, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const masks: Motif = {
  slug: 'masks',
  lettering: { face: 'playfair', warp: 'bulge', spacing: 0.02 },
  variants: [
    {
      name: 'gilded',
      ground: ['#2a8a7a', '#0f3a54', '#050c20'],
      accent: '#b0fff0',
      second: '#ffcf4a',
      title: titleColours.gold,
      edge: '#08202c',
      drawHero: drawGilded,
    },
    {
      name: 'moon',
      ground: ['#5a3a9a', '#2a1460', '#080420'],
      accent: '#e0d0ff',
      second: '#c8d8ff',
      title: titleColours.violet,
      edge: '#16063c',
      drawHero: drawMoonMask,
    },
    {
      name: 'raven',
      ground: ['#b01f3a', '#540a2a', '#12020e'],
      accent: '#ffb46a',
      second: '#2ad8c8',
      title: ['#fff8e0', '#ffd27a', '#f08a2a'],
      edge: '#24040c',
      drawScene: drawRavenMasque,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    for (let i = 0; i < 9; i++) art.glow(art.random() * art.width, art.random() * art.height * 0.4, 40 + art.random() * 50, '#ffd88a', 0.5)
    for (let i = 0; i < 44; i++) {
      const [x, y] = [art.random() * art.width, art.random() * art.height * 0.8]
      art.at(x, y, 1, art.random() * 180, () => art.path(shape.rect(-8, -5, 16, 10, 2), hsl(art.random() * 360, 80, 64), 'opacity=".85"'))
    }
    for (const side of [-1, 1])
      art.stroke(
        `M${round(art.width / 2 + side * art.width * 0.5)} -10Q${round(art.width / 2 + side * art.width * 0.2)} ${round(art.height * 0.14)} ${round(art.width / 2)} -10`,
        palette.second,
        5,
        'opacity=".6"',
      )
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff3c8')
  },
}

function drawGilded(art: Art, palette: Palette): void {
  for (let i = 0; i < 11; i++) {
    art.group(`transform="rotate(${-60 + i * 12} 0 60)"`, () =>
      art.gloss(emblem.leaf(0, -20, 216 - Math.abs(i - 5) * 12, 25, -Math.PI / 2), pick(['#12a88a', '#e0344a', '#5a3ad0'], i), {
        contour: 4,
        edge: 9,
      }),
    )
  }
  art.shadow(0, 70, 230, 100, 0.6)
  const mask =
    'M0 -40C70 -96 180 -96 226 -50C216 40 160 110 84 104C40 100 20 60 0 40C-20 60 -40 100 -84 104C-160 110 -216 40 -226 -50C-180 -96 -70 -96 0 -40Z'
  art.metal(mask, palette.second, { contour: 9, edge: 20 })
  for (const side of [-1, 1]) {
    art.path(`M${side * 34} 12Q${side * 90} -56 ${side * 166} -16Q${side * 120} 52 ${side * 34} 12Z`, '#08101c', 'stroke="#8a4a0a" stroke-width="6"')
    art.stroke(`M${side * 28} -16Q${side * 96} -92 ${side * 190} -40`, '#e0344a', 8)
    for (let i = 0; i < 5; i++) art.gem(side * (60 + i * 32), 72 - i * i * 3.4, 11, pick(['#3ad0ff', '#ff4a8a'], i), 'hex')
    art.stroke(`M${side * 220} -40Q${side * 250} 60 ${side * 200} 150T${side * 214} 240`, '#e0344a', 11)
  }
  art.gem(0, -58, 34, '#e0344a', 'oval')
  art.ball(0, 8, 13, '#fff3f8', { contour: 4 })
  art.spark(-120, -70, 40)
}

function drawMoonMask(art: Art, palette: Palette): void {
  art.glow(0, 0, 270, palette.accent, 0.6)
  art.rays(0, 0, 290, 24, '#ffffff', 0.25)
  art.gloss(shape.circle(0, 0, 190), '#f4f0ff', { contour: 9, edge: 36, depth: 0.35 })
  art.inside(shape.circle(0, 0, 190), () => {
    art.path('M0 -200C80 -120 -30 -60 40 -10C90 26 -10 60 30 110C50 140 10 180 0 200H220V-200Z', '#3a2a8a', 'opacity=".92"')
    for (let i = 0; i < 20; i++) art.circle(50 + art.random() * 130, -170 + art.random() * 340, 1.5 + art.random() * 3.5, '#fff6c8')
  })
  art.innerShade(shape.circle(0, 0, 190), '#1a0a4a', 40, -20, -24, 0.6)
  for (const side of [-1, 1]) {
    const ink = side > 0 ? '#ffe9a0' : '#3a2060'
    art.path(`M${side * 30} -34Q${side * 78} -84 ${side * 132} -34Q${side * 78} -2 ${side * 30} -34Z`, '#0c0620', `stroke="${ink}" stroke-width="6"`)
    art.stroke(`M${side * 24} -70Q${side * 80} -124 ${side * 144} -62`, ink, 7)
    art.circle(side * 104, 44, 22, '#ff8ab0', 'opacity=".55"')
  }
  art.path('M-2 -40Q-30 30 -22 48Q0 62 22 48', 'none', `stroke="${dark('#c8b8e8', 0.4)}" stroke-width="7" stroke-linecap="round"`)
  art.gloss('M-52 96Q-24 78 0 90Q24 78 52 96Q24 132 0 130Q-24 132 -52 96Z', '#d8245a', { contour: 4, edge: 10 })
  for (let i = 0; i < 9; i++) art.gloss(shape.star(...shape.polar(0, 0, 214, 180 + i * 22.5), 24, 10), '#ffd23a', { contour: 4, edge: 5 })
  art.gem(0, -136, 28, light('#3ad0ff', 0.1), 'oval')
}

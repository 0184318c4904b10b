import { drawBoxOfTricks } from '../heroes/box-of-tricks.ts'
import type { Art } from '../kit/art.ts'
import { hsl, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const joker: Motif = {
  slug: 'joker',
  lettering: { face: 'seymour-one', warp: 'wave', strength: 0.12 },
  variants: [
    {
      name: 'jester',
      ground: ['#ff4ac8', '#7a0f8a', '#1c0236'],
      accent: '#ffb0f0',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ffa81f'],
      edge: '#4a0440',
      drawHero: drawJester,
    },
    {
      name: 'fool',
      ground: ['#1fb8a0', '#0a5a6a', '#03182c'],
      accent: '#b0fff0',
      second: '#ff3a6a',
      title: ['#fff', '#ffd0dc', '#ff4a86'],
      edge: '#042a3a',
      drawHero: drawSceptre,
    },
    {
      name: 'tent',
      ground: ['#ff5a3a', '#a8142f', '#26040f'],
      accent: '#ffd08a',
      second: '#3a5aff',
      title: titleColours.gold,
      edge: '#3a0608',
      drawHero: drawTent,
    },
    {
      name: 'box',
      ground: ['#4ac8ff', '#2a4ad8', '#0c0a44'],
      accent: '#fff3b0',
      second: '#ffc42e',
      title: ['#ffffff', '#fff08a', '#ffb81f'],
      edge: '#1c0a5a',
      drawScene: drawBoxOfTricks,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.path(
      times(12, (i) => shape.wedge(art.heroAt.x, -art.height * 0.1, art.height * 1.3, 30 + i * 10, 35 + i * 10)).join(''),
      light(palette.accent, 0.1),
      'opacity=".22"',
    )
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.6, palette.accent, 0.6)
    for (let i = 0; i < 30; i++)
      art.at(art.random() * art.width, art.random() * art.height * 0.75, 1, art.random() * 180, () =>
        art.path(shape.rect(-9, -5, 18, 10, 2), hsl(art.random() * 360, 90, 62), 'opacity=".9"'),
      )
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    closeScene(art, palette)
  },
}

function drawJester(art: Art, palette: Palette): void {
  const c1 = palette.second
  const c2 = '#12b8a8'
  art.shadow(0, 40, 220, 200, 0.5)
  art.gloss('M-20 -40C-80 -190 -190 -200 -226 -110C-180 -130 -140 -90 -130 30H20Z', c1, { contour: 7, edge: 22 })
  art.gloss('M20 -40C80 -190 190 -200 226 -110C180 -130 140 -90 130 30H-20Z', c2, { contour: 7, edge: 22 })
  art.gloss('M-84 20C-76 -110 -40 -170 0 -236C40 -170 76 -110 84 20Z', '#e0344a', { contour: 7, edge: 22 })
  for (const [x, y] of [
    [-226, -104],
    [226, -104],
    [0, -236],
  ] as const)
    art.ball(x, y, 24, '#ffd23a', { contour: 5 })
  art.gloss('M-120 20C-120 150 -60 210 0 214C60 210 120 150 120 20C60 -10 -60 -10 -120 20Z', '#fff4e6', { contour: 6, edge: 24 })
  art.gloss('M-140 30Q0 -30 140 30L130 66Q0 10 -130 66Z', '#ffd23a', { contour: 5, edge: 8 })
  for (let i = 0; i < 5; i++) art.path(emblem.diamond(-88 + i * 44, 26 - Math.sin((i / 4) * 3.14) * 16 + 6, 13), '#7a1f8a')
  for (const s of [-1, 1] as const) {
    art.path(`M${s * 50} 64L${s * 66} 92L${s * 50} 128L${s * 34} 92Z`, c1)
    art.ellipse(s * 50, 92, 19, 23, '#fff')
    art.circle(s * 46, 94, 13, '#12304a')
    art.circle(s * 43, 89, 4.5, '#fff')
    art.circle(s * 82, 136, 18, '#ff7a9a', 'opacity=".7"')
  }
  art.ball(0, 116, 21, '#e0142f', { contour: 3 })
  art.path('M-70 142Q0 176 70 142Q50 200 0 202Q-50 200 -70 142Z', '#5a0a20')
  art.path('M-60 148Q0 176 60 148Q56 166 0 172Q-56 166 -60 148Z', '#fff')
}

function drawTent(art: Art): void {
  art.gloss('M-230 60H230L200 220H-200Z', '#e0344a', { contour: 7, edge: 16 })
  for (let i = -3; i < 4; i++)
    art.path(
      shape.polygon([
        [i * 62 - 15, 60],
        [i * 62 + 15, 60],
        [i * 55 + 14, 220],
        [i * 55 - 14, 220],
      ]),
      '#fff3e0',
    )
  art.path('M-50 220Q-40 110 0 90Q40 110 50 220Z', '#2a0616')
  art.glow(0, 190, 70, '#ffc84a', 0.9)
  art.gloss('M-250 66Q-120 -30 -20 -190H20Q120 -30 250 66Q0 20 -250 66Z', '#e0344a', { contour: 7, edge: 16 })
  for (const [q, u] of [
    [-150, -60],
    [-20, 20],
    [60, 150],
  ] as const)
    art.path(`M${q / 8} -190Q${q * 0.5} -60 ${q} 46L${u} 46Q${u * 0.5} -60 ${u / 8} -190Z`, '#fff3e0')
  for (let i = 0; i < 9; i++)
    art.path(`M${-248 + i * 55} 62h55q-4 36 -27 36t-28 -36Z`, i % 2 ? '#3a5aff' : '#ffc21f', 'stroke="#3a0612" stroke-width="3"')
  art.stroke('M0 -190V-246', '#ffc21f', 8)
  art.path('M0 -246L60 -228L0 -208Z', '#3a5aff')
}

function drawSceptre(art: Art): void {
  art.coins(14, 0, 90, 220, 36)
  art.at(0, 0, 1, 24, () => {
    art.gloss(shape.rect(-15, 40, 30, 210, 12), '#7a3af0', { contour: 6, edge: 7 })
    for (let i = 0; i < 6; i++) art.stroke(`M-14 ${70 + i * 32}L14 ${52 + i * 32}`, '#ffd23a', 9)
    art.ball(0, 252, 24, '#ffc83a', { contour: 6 })
    art.metal('M-96 30Q0 88 96 30L74 66Q0 110 -74 66Z', '#ffc83a', { contour: 6, edge: 8 })
    for (const [i, colour] of ['#ff3a6a', '#ffc21f', '#12b8a8', '#5a3ad0'].entries()) {
      art.turned(-66 + i * 44, () => {
        art.gloss('M-34 -20C-50 -110 -30 -170 26 -206C34 -150 40 -90 34 -20Z', colour, { contour: 6, edge: 16 })
        art.ball(28, -210, 21, '#ffd86a', { contour: 5 })
      })
    }
    art.gloss(shape.circle(0, -6, 74), '#fff4e6', { contour: 6, edge: 18 })
    art.path('M-56 -34Q0 -84 56 -34Q0 -58 -56 -34Z', '#7a2ad0')
    for (const side of [-1, 1]) {
      art.stroke(`M${side * 14} -14Q${side * 30} -32 ${side * 46} -14`, '#2a1030', 8)
      art.circle(side * 42, 14, 11, '#ff7a9a', 'opacity=".7"')
    }
    art.ball(0, 6, 14, '#e0142f', { contour: 3 })
    art.stroke('M-32 28Q0 56 32 28', '#5a0a20', 8)
  })
  art.spark(-150, -120, 40)
}

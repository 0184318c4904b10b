import { drawGiraffe } from '../heroes/tall-giraffe.ts'
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const safari: Motif = {
  slug: 'safari',
  lettering: { face: 'reggae-one', warp: 'bulge', weight: 0.02 },
  variants: [
    {
      name: 'elephant',
      ground: ['#ffd86a', '#f0863a', '#4a1420'],
      accent: '#fff3b0',
      second: '#c8502a',
      title: ['#fffbe6', '#ffe27a', '#ff9a2a'],
      edge: '#42120c',
      drawHero: drawElephant,
    },
    {
      name: 'lion',
      ground: ['#ff8a5a', '#c8324a', '#2f0a24'],
      accent: '#ffd86a',
      second: '#ffb02a',
      title: titleColours.gold,
      edge: '#4a0a16',
      drawHero: drawLion,
    },
    {
      name: 'rover',
      ground: ['#9ae0d0', '#4a9a6a', '#0f2a1c'],
      accent: '#fff6c8',
      second: '#d8b45a',
      title: ['#ffffff', '#f0ffd0', '#a8e05a'],
      edge: '#0c2a14',
      drawHero: drawRover,
    },
    {
      name: 'giraffe',
      ground: ['#7ad0ff', '#5a9ae8', '#1c2a5a'],
      accent: '#fff8d0',
      second: '#7ac05a',
      title: titleColours.gold,
      edge: '#14204a',
      drawHero: drawGiraffe,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    const sun = art.radial([
      [0, '#fffbe0'],
      [0.8, light(palette.accent, 0.2)],
      [1, palette.accent],
    ])
    art.circle(art.heroAt.x, art.heroAt.y, Math.min(art.width, art.height) * 0.36, sun)
    art.hills(art.height * 0.58, 18, 7, art.linear([light(palette.second, 0.1), dark(palette.ground[2], 0.1)]))
    acacia(art, art.width * 0.1, art.height * 0.58, 0.9)
    acacia(art, art.width * 0.92, art.height * 0.56, 0.7)
    art.hero(() => palette.drawHero?.(art, palette, index))
    for (let i = 0; i < 60; i++) {
      const [x, tall] = [art.random() * art.width, art.height * (0.04 + art.random() * 0.1)]
      const tip = x + (art.random() - 0.5) * 40
      art.path(
        `M${round(x - 5)} ${round(art.height * 0.72)}L${round(tip)} ${round(art.height * 0.72 - tall)}L${round(x + 5)} ${round(art.height * 0.72)}Z`,
        dark(palette.ground[2], 0.1),
      )
    }
    closeScene(art, palette, '#fff3c8')
  },
}

/** A flat-topped tree, its foot at x, y. */
function acacia(art: Art, x: number, y: number, scale: number): void {
  art.at(x, y, scale, 0, () => {
    art.stroke('M0 0Q6 -80 -30 -130M4 -60Q20 -100 54 -126', '#2a0f14', 11)
    art.path(
      shape.smooth(
        [
          [-120, -128],
          [-70, -160],
          [0, -168],
          [70, -158],
          [116, -132],
          [40, -120],
          [-60, -118],
        ],
        true,
        1,
      ),
      '#2f1a14',
    )
  })
}

function drawElephant(art: Art): void {
  const skin = '#8a94a8'
  art.shadow(0, 200, 220, 34, 0.7)
  for (const side of [-1, 1]) {
    art.onSide(side, () => {
      art.gloss('M70 -120C150 -200 256 -170 246 -50C240 50 160 110 92 60Z', skin, { contour: 8, edge: 26 })
      art.path('M100 -90C160 -140 216 -120 210 -44C204 20 150 56 112 30Z', '#e8a8a8', 'opacity=".55"')
    })
  }
  art.gloss(
    'M0 -186C92 -186 132 -118 126 -34C122 20 90 40 70 70C56 96 54 140 40 196C26 226 -26 226 -40 196C-54 140 -56 96 -70 70C-90 40 -122 20 -126 -34C-132 -118 -92 -186 0 -186Z',
    skin,
    { contour: 8, edge: 30, lift: 0.4 },
  )
  for (let i = 0; i < 6; i++)
    art.stroke(`M${-38 + i * 2} ${74 + i * 24}Q0 ${90 + i * 24} ${38 - i * 2} ${74 + i * 24}`, dark(skin, 0.5), 4, 'opacity=".55"')
  for (const side of [-1, 1]) {
    art.circle(side * 66, -40, 17, '#1c1622')
    art.circle(side * 61, -46, 6, '#fff')
    art.stroke(`M${side * 40} -66Q${side * 66} -84 ${side * 92} -64`, dark(skin, 0.45), 6)
    art.gloss(
      `M${side * 62} 52C${side * 110} 60 ${side * 130} 110 ${side * 128} 160C${side * 104} 140 ${side * 70} 120 ${side * 52} 92Z`,
      '#fff6e4',
      { contour: 6, edge: 10 },
    )
  }
  art.metal('M-84 -176Q0 -230 84 -176L74 -134Q0 -176 -74 -134Z', '#ffc83a', { contour: 6, edge: 8 })
  art.gem(0, -176, 24, '#e0344a', 'oval')
}

function drawLion(art: Art): void {
  const mane = times(32, (i) => shape.polar(0, 0, i % 2 ? 176 : 218, i * 11.25))
  art.shadow(0, 60, 230, 190, 0.5)
  art.gloss(shape.smooth(mane, true, 0.8), '#a8421a', { contour: 8, edge: 26 })
  art.gloss(
    shape.smooth(
      times(28, (i) => shape.polar(0, 8, i % 2 ? 142 : 172, i * 12.86)),
      true,
      0.8,
    ),
    '#e07a1f',
    { edge: 20 },
  )
  for (const side of [-1, 1]) {
    art.gloss(shape.circle(side * 104, -112, 38), '#e8a04a', { contour: 6, edge: 10 })
    art.circle(side * 102, -108, 18, '#7a3418')
  }
  art.gloss('M0 -130C84 -130 128 -74 122 0C118 70 74 140 0 140C-74 140 -118 70 -122 0C-128 -74 -84 -130 0 -130Z', '#f2b04a', {
    contour: 7,
    edge: 28,
    lift: 0.45,
  })
  for (const side of [-1, 1]) {
    art.path(`M${side * 26} -22Q${side * 58} -52 ${side * 92} -20Q${side * 58} -4 ${side * 26} -22Z`, '#fff8e0')
    art.circle(side * 58, -24, 15, '#4a2408')
    art.circle(side * 54, -29, 5, '#fff')
    art.stroke(`M${side * 22} -46Q${side * 60} -72 ${side * 98} -44`, '#8a3a14', 9)
    art.gloss(shape.ellipse(side * 34, 74, 42, 36), '#fff3dc', { edge: 12 })
    for (const y of [66, 80]) art.circle(side * 40, y, 4, '#a8642a')
  }
  art.path('M-26 -26L-34 30H34L26 -26Q0 -40 -26 -26Z', '#ffd08a', 'opacity=".6"')
  art.gloss('M-36 28Q0 14 36 28Q28 58 0 66Q-28 58 -36 28Z', '#5a2414', { contour: 3, edge: 8 })
  art.stroke('M0 66V84M0 84Q-22 108 -46 96M0 84Q22 108 46 96', '#4a1c10', 7)
  art.metal('M-80 -138L-96 -226L-40 -176L0 -236L40 -176L96 -226L80 -138Q0 -168 -80 -138Z', '#ffc83a', { contour: 7, edge: 10 })
  art.gem(0, -178, 20, '#e0344a', 'hex')
}

function drawRover(art: Art, palette: Palette): void {
  art.shadow(0, 206, 250, 34, 0.8)
  art.gloss('M-116 -150H116L150 -10H-150Z', '#c8a85a', { contour: 8, edge: 12 })
  art.path('M-96 -128H96L122 -24H-122Z', art.linear(['#d8f6ff', '#5a9ac8', '#1c3a5a']))
  art.path('M-96 -128H-10L-70 -24H-122Z', '#fff', 'opacity=".35"')
  art.stroke('M0 -128V-24', '#c8a85a', 9)
  art.gloss(shape.rect(-140, -186, 280, 38, 12), '#8a6a34', { contour: 6, edge: 8 })
  for (const [x, w, colour] of [
    [-112, 80, '#b8402a'],
    [-24, 60, '#4a7a3a'],
    [44, 74, '#d8b45a'],
  ] as const)
    art.gloss(shape.rect(x, -226, w, 46, 10), colour, { contour: 5, edge: 8 })
  art.gloss('M-200 20C-200 -14 -180 -26 -150 -26H150C180 -26 200 -14 200 20V130H-200Z', palette.second, { contour: 8, edge: 22 })
  art.gloss(shape.rect(-92, 14, 184, 74, 12), '#3a3020', { contour: 5, edge: 8 })
  for (let i = -3; i < 4; i++) art.stroke(`M${i * 24} 24V78`, '#d8cca8', 7)
  for (const side of [-1, 1]) {
    art.glow(side * 144, 48, 90, '#fff3b0', 0.8)
    art.metal(shape.circle(side * 144, 48, 40), '#d8dde8', { contour: 5, edge: 6 })
    art.ball(side * 144, 48, 28, '#fff6d0', { rim: '#fff' })
    art.gloss(shape.rect(side > 0 ? 120 : -204, 118, 84, 98, 20), '#241c18', { contour: 6, edge: 10 })
  }
  art.metal(shape.rect(-212, 112, 424, 40, 12), '#aab0b8', { contour: 6, edge: 8 })
}

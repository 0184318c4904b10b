import { drawMoonCat } from '../heroes/moon-cat.ts'
import { drawWingedScarab } from '../heroes/winged-scarab.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Motif, Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const egypt: Motif = {
  slug: 'egypt',
  lettering: { face: 'alegreya-sc', warp: 'arch', spacing: 0.06 },
  variants: [
    {
      name: 'scarab',
      ground: ['#ffcf6a', '#e0771f', '#4a1a0a'],
      accent: '#fff0b0',
      second: '#1a6a9a',
      title: titleColours.gold,
      edge: '#42170a',
      drawHero: drawWingedScarab,
    },
    {
      name: 'pharaoh',
      ground: ['#1c6f9a', '#0d3a66', '#060f2a'],
      accent: '#5fe0ff',
      second: '#ffc23a',
      title: titleColours.gold,
      edge: '#2a1206',
      drawHero: drawPharaoh,
    },
    {
      name: 'tome',
      ground: ['#7a2f9a', '#3a1266', '#10052a'],
      accent: '#ff9a5a',
      second: '#ffcf4a',
      title: titleColours.gold,
      edge: '#2a0a1a',
      drawHero: drawTome,
    },
    {
      name: 'ankh',
      ground: ['#0f8a7a', '#08504f', '#031a20'],
      accent: '#9affd8',
      second: '#ffcf4a',
      title: titleColours.gold,
      edge: '#0c2418',
      drawHero: drawAnkh,
    },
    {
      name: 'cat',
      ground: ['#f0707a', '#8a2458', '#1c0624'],
      accent: '#ffd0a0',
      second: '#2ad0c0',
      title: titleColours.gold,
      edge: '#34061c',
      drawHero: drawMoonCat,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.rays(art.heroAt.x, art.heroAt.y - 40, art.height, 26, palette.accent, 0.38, 3)
    art.glow(art.heroAt.x, art.heroAt.y - 40, art.width * 0.55, palette.accent, 0.9)

    const base = art.height * 0.68
    if (index === 0) {
      art.circle(
        art.heroAt.x,
        art.height * 0.25,
        art.width * 0.17,
        art.radial([
          [0, '#fffbe0'],
          [0.8, '#ffe07a'],
          [1, '#ffb52a'],
        ]),
      )
    }
    pyramid(art, art.width * 0.2, base, art.width * 0.26, mix(palette.ground[1], '#c98a3a', 0.5))
    pyramid(art, art.width * 0.85, base, art.width * 0.3, mix(palette.ground[1], '#b9772f', 0.5))
    if (index === 0) pyramid(art, art.width * 0.5, base + 14, art.width * 0.44, '#d9952f')
    art.hills(base + 6, 26, 5, art.linear([mix('#d99a45', palette.ground[1], 0.25), dark(palette.ground[2], 0.1)]))
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    art.dust(60, light(palette.accent, 0.4))
    art.floor(art.height * 0.58, dark(palette.ground[2], 0.2))
    art.vignette()
  },
}

function pyramid(art: Art, x: number, y: number, s: number, colour: string): void {
  art.path(
    shape.polygon([
      [x, y - s],
      [x + s * 0.9, y],
      [x - s * 0.9, y],
    ]),
    art.linear([light(colour, 0.35), colour], 60),
  )
  art.path(
    shape.polygon([
      [x, y - s],
      [x + s * 0.9, y],
      [x + s * 0.25, y],
    ]),
    dark(colour, 0.5),
  )
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    art.stroke(
      shape.line([
        [x - s * 0.9 * t, y - s + s * t],
        [x + s * 0.25 * t, y - s + s * t],
      ]),
      dark(colour, 0.35),
      1.5,
      'opacity=".5"',
    )
  }
}

function drawPharaoh(art: Art, palette: Palette): void {
  art.glow(0, 0, 260, palette.accent, 0.6)
  const neme =
    'M0 -190C110 -190 165 -110 172 -10L196 150C150 176 120 180 96 180L84 60H-84L-96 180C-120 180 -150 176 -196 150L-172 -10C-165 -110 -110 -190 0 -190Z'
  art.gloss(neme, '#ffc22e', { contour: 8, edge: 16, contourColour: '#3a1a00' })
  art.inside(neme, () => {
    for (let i = 0; i < 9; i++) {
      const k = 60 + i * 30
      art.stroke(
        `M${-k * 1.5} ${200}Q${-k} ${-140 - i * 8} 0 ${-100 - i * 14 + 60}Q${k} ${-140 - i * 8} ${k * 1.5} 200`,
        '#12508a',
        11,
        'opacity=".92"',
      )
    }
  })
  art.gloss('M0 -120C70 -120 98 -70 98 -10C98 80 60 150 0 176C-60 150 -98 80 -98 -10C-98 -70 -70 -120 0 -120Z', '#f2b33a', {
    contour: 5,
    edge: 22,
    contourColour: '#4a2200',
  })
  art.gloss('M-172 -60C-172 -84 172 -84 172 -60L150 -92C80 -128 -80 -128 -150 -92Z', '#ffcf4a', { edge: 8 })
  for (const s of [-1, 1] as const) {
    art.path(`M${s * 20} -10Q${s * 48} -36 ${s * 80} -8Q${s * 50} 10 ${s * 20} -10Z`, '#fff7e0')
    art.circle(s * 48, -12, 13, '#0c4a6a')
    art.circle(s * 44, -16, 4, '#fff')
    art.stroke(`M${s * 16} -10Q${s * 48} -42 ${s * 86} -6L${s * 108} 4`, '#061a34', 7)
    art.stroke(`M${s * 16} -52Q${s * 50} -72 ${s * 88} -48`, '#12508a', 11)
  }
  art.stroke('M-4 -30Q-14 30 -20 52Q0 66 20 52Q14 30 4 -30', '#a8640f', 5, 'opacity=".7"')
  art.path('M-34 92Q0 76 34 92Q0 116 -34 92Z', '#c4581f')
  art.gloss('M-17 168H17L24 240Q0 254 -24 240Z', '#1a5a94', { edge: 6, contour: 4 })
  for (let i = 0; i < 5; i++) art.stroke(`M-20 ${182 + i * 13}h40`, '#ffc23a', 4)
  art.metal('M-14 -118Q-30 -170 0 -206Q30 -170 14 -118Z', '#ffcf4a', { edge: 6, contour: 4 })
  art.ball(0, -170, 10, '#e0263a')
}

function drawTome(art: Art): void {
  art.glow(0, 0, 260, '#ffb04a', 0.7)
  art.turned(-6, () => {
    art.gloss(shape.rect(-150, -190, 310, 390, 18), '#6a2412', { contour: 8, edge: 16 })
    art.path(shape.rect(140, -176, 22, 362, 4), '#f0dca8')
    for (let i = 0; i < 9; i++) art.stroke(`M${142 + i * 2.2} -172v354`, '#b59a5a', 1)
    art.metal(shape.rect(-136, -176, 262, 362, 12) + shape.rect(-116, -156, 222, 322, 8), '#ffc22e', { edge: 5 })
    art.path(shape.rect(-116, -156, 222, 322, 8), art.linear(['#7f2a1a', '#3f0f0c'], 80))
    art.metal(shape.ellipse(-5, 0, 88, 88), '#ffc22e', { edge: 12 })
    art.circle(-5, 0, 66, '#2a0a2a')
    art.path('M-62 4Q-5 -52 52 4Q-5 44 -62 4Z', '#fff4d0')
    art.ball(-5, 0, 26, '#1aa0c8', { rim: '#baf4ff' })
    art.circle(-5, 0, 10, '#04101c')
    art.stroke('M-66 2Q-5 -60 58 4', '#12508a', 9)
    art.stroke('M-20 34Q-30 66 -52 72M8 36Q20 74 48 64', '#12508a', 8)
    for (const [x, y] of [
      [-96, -136],
      [86, -136],
      [-96, 146],
      [86, 146],
    ] as const)
      art.gem(x, y, 22, pick(['#ff3a5a', '#3ad0ff', '#49e08a', '#ffb02a'], (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0)), 'hex')
  })
}

function drawAnkh(art: Art, palette: Palette): void {
  art.glow(0, -10, 250, palette.accent, 0.55)
  const d =
    'M0 -200C90 -200 112 -100 34 -34H150V20H34L46 190H-46L-34 20H-150V-34H-34C-112 -100 -90 -200 0 -200ZM0 -150C-46 -150 -44 -90 0 -52C44 -90 46 -150 0 -150Z'
  art.metal(d, '#ffc62e', { edge: 12, contour: 9 })
  art.gem(0, -8, 34, '#12d0a0', 'oval')
  for (const x of [-112, -74, 74, 112] as const) art.gem(x, -7, 15, '#ff4a4a', 'hex')
  for (const y of [60, 100, 142] as const) art.gem(0, y, 16, '#3ad0ff', 'hex')
  art.spark(-60, -150, 40)
  art.spark(120, -40, 24)
}

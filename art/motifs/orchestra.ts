import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { tube } from '../props/tube.ts'

export const orchestra: Motif = {
  slug: 'orchestra',
  lettering: { face: 'playfair', warp: 'wave', spacing: 0.02 },
  variants: [
    {
      name: 'violin',
      ground: ['#8a1f3a', '#4a0c2a', '#12040e'],
      accent: '#ffb08a',
      second: '#ffcf6a',
      title: titleColours.gold,
      edge: '#2a0612',
      drawHero: drawViolin,
    },
    {
      name: 'piano',
      ground: ['#2a4a8a', '#151f54', '#05061a'],
      accent: '#a8c8ff',
      second: '#ffd86a',
      title: titleColours.ice,
      edge: '#080c30',
      drawHero: drawPiano,
    },
    {
      name: 'brass',
      ground: ['#2fae8a', '#0c5a54', '#031c20'],
      accent: '#e8ffd0',
      second: '#ffc83a',
      title: ['#ffffff', '#fff0a0', '#ffb62a'],
      edge: '#06282a',
      drawHero: drawTrumpet,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.heroAt.x, -40, 7, art.height, 80, palette.accent, 0.35)
    for (const side of [-1, 1]) drawCurtain(art, side, palette.ground[1])
    drawStaff(art, palette.second)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff0c8')
  },
}

function drawCurtain(art: Art, side: number, colour: string): void {
  for (let i = 0; i < 4; i++) {
    const [x, w] = [art.width / 2 + side * art.width * (0.53 - i * 0.055), art.width * 0.06]
    art.gloss(
      `M${round(x - w)} -20H${round(x + w)}Q${round(x + w * 1.3)} ${round(art.height * 0.4)} ${round(x + w)} ${round(art.height * 0.8)}H${round(x - w)}Q${round(x - w * 0.6)} ${round(art.height * 0.4)} ${round(x - w)} -20Z`,
      colour,
      { edge: 14, angle: 0 },
    )
  }
}

/** Five waving lines with notes on them. */
function drawStaff(art: Art, colour: string): void {
  for (let i = 0; i < 5; i++) {
    const y = art.heroAt.y - 60 + i * 24
    art.stroke(
      `M-20 ${round(y)}Q${round(art.width * 0.25)} ${round(y - 80)} ${art.width / 2} ${round(y)}T${art.width + 20} ${round(y)}`,
      colour,
      2.5,
      'opacity=".45"',
    )
  }
  for (const [x, y] of [
    [0.1, -96],
    [0.24, -40],
    [0.78, 40],
    [0.9, 76],
  ] as const) {
    art.at(art.width * x, art.heroAt.y + y, 1, 0, () => {
      art.ellipse(0, 0, 17, 13, colour, 'transform="rotate(-20)"')
      art.stroke('M15 -4V-66Q34 -56 34 -32', colour, 6)
    })
  }
}

function drawViolin(art: Art): void {
  art.at(0, 20, 1, 28, () => {
    art.shadow(14, 40, 150, 230, 0.5)
    art.gloss(shape.rect(-19, -236, 38, 190, 10), '#2a1410', { contour: 6, edge: 8 })
    art.metal(shape.circle(0, -236, 24), '#8a4a1c', { contour: 6, edge: 8 })
    for (const [x, y] of [
      [-34, -214],
      [34, -206],
      [-34, -184],
      [34, -176],
    ] as const)
      art.ball(x, y, 10, '#3a1c10')
    const body =
      'M0 -96C60 -106 104 -76 98 -34C94 -2 64 4 64 32C64 62 124 70 124 128C124 190 66 214 0 214C-66 214 -124 190 -124 128C-124 70 -64 62 -64 32C-64 4 -94 -2 -98 -34C-104 -76 -60 -106 0 -96Z'
    art.gloss(body, '#b8501a', { contour: 8, edge: 30, lift: 0.45 })
    art.innerShade(body, '#3a0c04', 12, 0, 0, 0.9)
    for (const side of [-1, 1]) art.stroke(`M${side * 50} 70C${side * 30} 80 ${side * 62} 118 ${side * 42} 132`, '#240a06', 8)
    art.gloss(shape.rect(-20, -120, 40, 180, 8), '#1c0e0a', { edge: 6 })
    art.gloss('M-22 130H22L30 206Q0 220 -30 206Z', '#1c0e0a', { contour: 3, edge: 6 })
    art.gloss(shape.rect(-40, 92, 80, 16, 6), '#f0c88a', { contour: 3, edge: 4 })
    for (const x of [-12, -4, 4, 12]) art.stroke(`M${x} -220V150`, '#fff3d8', 2)
  })
  art.at(60, 10, 1, -38, () => {
    art.stroke('M-10 -250V236', '#5a2412', 11)
    art.stroke('M8 -240V226', '#fff6e8', 6)
    art.gloss(shape.rect(-18, 180, 34, 56, 8), '#1c0e0a', { contour: 4, edge: 5 })
  })
}

function drawPiano(art: Art): void {
  art.shadow(0, 200, 240, 36, 0.8)
  art.gloss('M-200 -20C-220 -150 -120 -232 -10 -222C60 -216 70 -150 130 -140C186 -132 214 -90 210 -20Z', '#15131f', {
    contour: 8,
    edge: 22,
    lift: 0.5,
  })
  art.path('M-170 -30C-180 -120 -100 -190 -16 -186C40 -182 60 -116 120 -108C160 -100 182 -74 182 -30Z', art.linear(['#ffd86a', '#b8702a', '#5a2a0c']))
  for (let i = 0; i < 11; i++) art.stroke(`M${-140 + i * 30} -34L${-70 + i * 14} ${-150 + i * 6}`, '#fff3c8', 2, 'opacity=".7"')
  art.gloss(shape.rect(-222, -28, 444, 80, 18), '#1c1a28', { contour: 7, edge: 14 })
  art.gloss('M-206 52H206L226 128H-226Z', '#f8f4ec', { contour: 7, edge: 6, depth: 0.15 })
  for (let i = -6; i < 7; i++) art.stroke(`M${i * 31} 56L${i * 34} 126`, '#8a8494', 3)
  for (const i of [-5.5, -4.5, -2.5, -1.5, -0.5, 1.5, 2.5, 4.5, 5.5])
    art.gloss(
      shape.polygon([
        [i * 31 - 9, 52],
        [i * 31 + 9, 52],
        [i * 33 + 10, 98],
        [i * 33 - 10, 98],
      ]),
      '#12101a',
      { edge: 4 },
    )
  for (const x of [-170, 170]) art.gloss(`M${x - 20} 128H${x + 20}L${x + 10} 220H${x - 10}Z`, '#15131f', { contour: 6, edge: 6 })
  art.path('M-80 -20H80L70 -96Q0 -110 -70 -96Z', '#fff8ea', 'stroke="#2a2438" stroke-width="5"')
  for (let i = 0; i < 4; i++) art.stroke(`M-54 ${-80 + i * 15}H54`, '#6a6478', 3)
  art.spark(-120, -170, 44)
  art.spark(160, -60, 26)
}

function drawTrumpet(art: Art): void {
  const brass = '#ffb82a'
  art.at(0, 10, 1, -20, () => {
    art.shadow(0, 90, 240, 60, 0.5)
    tube(art, 'M-236 0H60', 30, brass)
    tube(art, 'M-120 0C-170 0 -170 90 -120 90H40C96 90 96 0 40 0', 28, brass)
    art.metal('M40 -22C110 -30 170 -70 226 -128C262 -60 262 60 226 128C170 70 110 30 40 22Z', brass, { contour: 8, edge: 18 })
    art.gloss(shape.ellipse(230, 0, 36, 130), dark(brass, 0.55), { contour: 7, edge: 18 })
    art.ellipse(236, 0, 20, 96, '#2a1204')
    for (const [i, x] of [-74, -16, 42].entries()) {
      art.metal(shape.rect(x - 20, -66, 40, 172, 12), brass, { contour: 6, edge: 8 })
      art.metal(shape.rect(x - 8, -112 + i * 10, 16, 50, 6), '#d8dde8', { contour: 4 })
      art.metal(shape.ellipse(x, -114 + i * 10, 26, 13), '#f4f0ff', { contour: 4, edge: 5 })
    }
    art.metal(shape.ellipse(-244, 0, 18, 34), '#ffd86a', { contour: 6, edge: 6 })
  })
  art.spark(150, -150, 50)
  art.spark(-140, 120, 28)
}

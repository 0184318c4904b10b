import { drawWalrusWaltz } from '../heroes/walrus-waltz.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const arctic: Motif = {
  slug: 'arctic',
  lettering: { face: 'nunito', warp: 'smile' },
  variants: [
    {
      name: 'penguin',
      ground: ['#e0f8ff', '#7ac8f0', '#1a4a8a'],
      accent: '#ffffff',
      second: '#ffb02a',
      title: ['#ffffff', '#d8f4ff', '#7ac8ff'],
      edge: '#0a2a5a',
      drawHero: drawPenguin,
    },
    {
      name: 'narwhal',
      ground: ['#2ac8c8', '#1a5a9a', '#061638'],
      accent: '#d8ffff',
      second: '#c8a0ff',
      title: titleColours.ice,
      edge: '#08204a',
      drawHero: drawNarwhal,
    },
    {
      name: 'icebreaker',
      ground: ['#ffd0b0', '#d87a8a', '#2a1a4a'],
      accent: '#fff3e0',
      second: '#e0344a',
      title: ['#ffffff', '#ffe8d0', '#ffb08a'],
      edge: '#3a1034',
      drawHero: drawIcebreaker,
    },
    {
      name: 'walrus',
      ground: ['#3a3ab8', '#8a5ad8', '#140a44'],
      accent: '#ff6ab0',
      second: '#5af0e0',
      title: ['#ffffff', '#ffe0f2', '#ff9ad0'],
      edge: '#1c0a4a',
      drawScene: drawWalrusWaltz,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.circle(art.width * 0.78, art.height * 0.14, art.width * 0.09, light(palette.accent, 0.4), 'opacity=".9"')
    for (let i = 0; i < 7; i++) drawBerg(art, (art.width * (i + art.random() * 0.6)) / 6.4, art.height * 0.56, 60 + art.random() * 130, palette)
    art.rect(
      0,
      art.height * 0.55,
      art.width,
      art.height * 0.45,
      art.linear([mix(palette.ground[1], '#ffffff', 0.3), palette.ground[1], palette.ground[2]]),
    )
    for (let i = 0; i < 22; i++)
      art.path(
        shape.rect(art.random() * art.width, art.height * (0.56 + art.random() * 0.16), 20 + art.random() * 60, 4, 2),
        '#fff',
        `opacity="${round(0.2 + art.random() * 0.4)}"`,
      )
    art.hero(() => palette.drawHero?.(art, palette, index))
    for (let i = 0; i < 60; i++)
      art.circle(
        art.random() * art.width,
        art.random() * art.height * 0.8,
        1 + art.random() * 3,
        '#fff',
        `opacity="${round(0.3 + art.random() * 0.6)}"`,
      )
    closeScene(art, palette, '#fff')
  },
}

function drawBerg(art: Art, x: number, y: number, size: number, palette: Palette): void {
  const peak = y - size
  art.path(
    shape.polygon([
      [x - size * 0.7, y],
      [x - size * 0.3, y - size * 0.6],
      [x, peak],
      [x + size * 0.3, y - size * 0.7],
      [x + size * 0.8, y],
    ]),
    art.linear(['#ffffff', mix(palette.ground[1], '#ffffff', 0.45)]),
  )
  art.path(
    shape.polygon([
      [x, peak],
      [x + size * 0.3, y - size * 0.7],
      [x + size * 0.8, y],
      [x + size * 0.1, y],
    ]),
    mix(palette.ground[1], palette.ground[2], 0.2),
    'opacity=".45"',
  )
}

function drawPenguin(art: Art, palette: Palette): void {
  art.shadow(0, 208, 190, 30, 0.5)
  for (const side of [-1, 1]) {
    art.gloss(shape.ellipse(side * 62, 204, 60, 24), palette.second, { contour: 6, edge: 9 })
    art.onSide(side, () => art.gloss('M116 -20C190 20 216 90 196 150C160 130 120 100 104 60Z', '#2a3450', { contour: 7, edge: 14 }))
  }
  art.gloss('M0 -210C100 -210 130 -120 134 -20C138 100 120 200 0 204C-120 200 -138 100 -134 -20C-130 -120 -100 -210 0 -210Z', '#2a3450', {
    contour: 8,
    edge: 30,
    lift: 0.4,
  })
  art.gloss('M0 -120C40 -170 104 -130 96 -60C118 20 112 176 0 184C-112 176 -118 20 -96 -60C-104 -130 -40 -170 0 -120Z', '#ffffff', {
    edge: 26,
    depth: 0.2,
  })
  for (const side of [-1, 1]) {
    art.circle(side * 46, -96, 20, '#141c30')
    art.circle(side * 40, -103, 7, '#fff')
    art.circle(side * 74, -54, 18, '#ff9aa8', 'opacity=".6"')
  }
  art.gloss('M-34 -66Q0 -86 34 -66Q20 -30 0 -22Q-20 -30 -34 -66Z', palette.second, { contour: 5, edge: 8 })
  art.gloss('M-126 -10Q0 60 126 -10L132 28Q0 100 -132 28Z', '#e0344a', { contour: 6, edge: 12 })
  art.gloss('M56 44L116 160L70 168L24 62Z', '#c8202f', { contour: 5, edge: 8 })
  for (let i = -3; i < 4; i++) art.path(shape.spark(i * 34, 44 - i * i * 3.6, 11, 0.2), '#fff')
}

function drawNarwhal(art: Art, palette: Palette): void {
  art.shadow(0, 176, 230, 34, 0.5)
  art.at(16, 30, 0.9, -12, () => {
    art.gloss('M150 60C190 20 236 20 250 -20C262 30 240 70 226 80C246 110 240 140 220 160C210 120 170 110 140 100Z', '#8aa8d8', {
      contour: 6,
      edge: 12,
    })
    const body = 'M-190 10C-190 -70 -110 -116 -10 -110C80 -104 150 -30 190 70C150 120 60 140 -50 136C-140 132 -190 90 -190 10Z'
    art.gloss(body, '#9ab8e8', { contour: 8, edge: 32, lift: 0.5 })
    art.inside(body, () => {
      art.path('M-200 70Q-40 130 200 70V180H-200Z', '#f4faff', 'opacity=".9"')
      for (const [x, y, r] of [
        [20, -70, 14],
        [60, -40, 18],
        [0, -30, 10],
        [100, 0, 14],
        [40, 0, 9],
        [-30, -80, 9],
        [130, 40, 10],
      ] as const)
        art.ellipse(x, y, r, r * 0.7, dark('#9ab8e8', 0.35), 'opacity=".6"')
    })
    art.gloss('M-40 100C-20 160 20 180 60 176C56 140 40 116 20 100Z', '#8aa8d8', { contour: 6, edge: 9 })
    art.gloss('M-176 -54L-262 -206L-146 -84Z', '#fff3d8', { contour: 6, edge: 8 })
    for (let i = 0; i < 5; i++) art.stroke(`M${-172 - i * 15} ${-74 - i * 24}l22 -4`, palette.second, 5)
    art.circle(-122, -4, 17, '#141c34')
    art.circle(-128, -10, 6, '#fff')
    art.circle(-96, 34, 20, '#ff9ab8', 'opacity=".6"')
    art.stroke('M-172 40Q-140 62 -110 44', '#2a3a5a', 7)
  })
  for (let i = 0; i < 5; i++) art.path(shape.spark(-170 + i * 86, 180 - (i % 2) * 16, 18, 0.2), '#fff', 'opacity=".8"')
}

function drawIcebreaker(art: Art, palette: Palette): void {
  art.shadow(0, 190, 250, 34, 0.6)
  for (const [x, y, w] of [
    [-20, -196, 60],
    [30, -226, 74],
  ] as const)
    art.cloud(x, y, w * 2, '#e8e0f0', 0.7)
  for (const x of [-20, 34]) {
    art.gloss(shape.rect(x - 22, -170, 44, 90, 6), '#2a2a40', { contour: 6, edge: 8 })
    art.path(shape.rect(x - 22, -150, 44, 20), palette.second)
  }
  art.gloss(shape.rect(-110, -96, 220, 70, 10), '#fff8f0', { contour: 6, edge: 12 })
  art.gloss(shape.rect(-146, -36, 292, 66, 8), '#fff3e8', { contour: 6, edge: 12 })
  for (let i = 0; i < 5; i++) {
    art.path(shape.rect(-94 + i * 40, -80, 27, 27, 6), '#2a5a8a')
    art.ball(-110 + i * 55, -4, 13, '#7ad8ff', { contour: 4 })
  }
  art.gloss('M-236 26H236C216 100 150 176 20 206H-20C-150 176 -216 100 -236 26Z', palette.second, { contour: 8, edge: 24 })
  art.path('M-196 100H196Q150 172 20 206H-20Q-150 172 -196 100Z', '#2a1c34', 'opacity=".75"')
  art.stroke('M0 30V204', dark(palette.second, 0.5), 6)
  art.path(shape.spark(0, 66, 32, 0.2), '#fff')
  for (const side of [-1, 1])
    art.gloss(
      shape.polygon([
        [side * 20, 220],
        [side * 90, 150],
        [side * 190, 160],
        [side * 250, 226],
      ]),
      '#f0faff',
      { contour: 6, edge: 12 },
    )
}

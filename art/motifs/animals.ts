import type { Art } from '../kit/art.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const animals: Motif = {
  slug: 'animals',
  lettering: { face: 'nunito', warp: 'arch' },
  variants: [
    {
      name: 'fox',
      ground: ['#ffd08a', '#f07a3a', '#5a1414'],
      accent: '#fff6d8',
      second: '#fff6d8',
      title: ['#fff', '#ffe0b0', '#ff8a2a'],
      edge: '#4a1606',
      drawHero: drawFox,
    },
    {
      name: 'panda',
      ground: ['#b8f0a8', '#3aa86a', '#06302a'],
      accent: '#fff',
      second: '#fff',
      title: ['#fff', '#d8ffd0', '#5ac84a'],
      edge: '#06301a',
      drawHero: drawPanda,
    },
    {
      name: 'owl',
      ground: ['#8a9aff', '#4a3ad0', '#120a4a'],
      accent: '#e8e0ff',
      second: '#e8e0ff',
      title: titleColours.violet,
      edge: '#1c0a5a',
      drawHero: drawOwl,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 16, 0.4)
    if (index === 1)
      for (let i = 0; i < 7; i++) {
        const x = i < 4 ? art.random() * art.width * 0.22 : art.width * (0.78 + art.random() * 0.22)
        art.gloss(shape.rect(x, -20, 26, art.height * 0.8), '#5ab84a', { edge: 6, contour: 3, angle: 0 })
        for (let k = 0; k < 5; k++) art.stroke(`M${round(x)} ${round(60 + k * 120)}h26`, '#1f5a2a', 5)
      }
    art.hero(() => {
      art.shadow(0, 50, 220, 190, 0.45)
      palette.drawHero?.(art, palette, index)
    })
    art.bokeh(14, '#fff', 0.35)
    closeScene(art, palette)
  },
}

function drawFox(art: Art): void {
  for (const s of [-1, 1] as const) {
    art.gloss(`M${s * 60} -110L${s * 168} -226L${s * 176} -30Z`, '#f0762a', { contour: 7, edge: 16 })
    art.path(`M${s * 96} -104L${s * 150} -176L${s * 154} -60Z`, '#3a1410')
  }
  art.gloss('M0 -150C100 -150 176 -90 214 30C150 40 110 110 0 200C-110 110 -150 40 -214 30C-176 -90 -100 -150 0 -150Z', '#f58232', {
    contour: 8,
    edge: 34,
  })
  for (const s of [-1, 1] as const) {
    art.gloss(
      `M${s * 205} 28C${s * 140} 20 ${s * 60} 20 ${s * 30} 70C${s * 20} 120 ${s * 10} 170 0 194C${s * 110} 110 ${s * 150} 44 ${s * 205} 28Z`,
      '#fff8f0',
      { edge: 14 },
    )
    art.circle(s * 78, -16, 27, '#2a120a')
    art.circle(s * 70, -26, 9, '#fff')
    art.circle(s * 86, -8, 4, '#fff')
  }
  art.gloss('M-36 120Q0 100 36 120Q30 160 0 172Q-30 160 -36 120Z', '#2a120a', { edge: 8 })
  art.ellipse(-10, 124, 12, 6, '#fff', 'opacity=".7"')
  art.path('M-24 -146Q0 -60 24 -146Q0 -156 -24 -146Z', '#ffb06a', 'opacity=".7"')
}

function drawPanda(art: Art): void {
  for (const s of [-1, 1] as const) art.ball(s * 140, -130, 62, '#2a2a34', { contour: 7, shine: 0.3 })
  art.gloss('M0 -170C110 -170 186 -100 186 0C186 120 100 190 0 190C-100 190 -186 120 -186 0C-186 -100 -110 -170 0 -170Z', '#fbfdff', {
    contour: 8,
    edge: 40,
    depth: 0.25,
  })
  for (const s of [-1, 1] as const) {
    art.gloss(
      shape.smooth(
        [
          [s * 36, -30],
          [s * 70, -74],
          [s * 120, -50],
          [s * 132, 10],
          [s * 96, 50],
          [s * 52, 30],
        ],
        true,
        1,
      ),
      '#26262f',
      { edge: 16 },
    )
    art.circle(s * 82, -12, 27, '#fff')
    art.circle(s * 78, -8, 19, '#141018')
    art.circle(s * 71, -17, 7, '#fff')
  }
  art.gloss('M-36 52Q0 34 36 52Q30 86 0 94Q-30 86 -36 52Z', '#26262f', { edge: 8 })
  art.stroke('M0 94V112M0 112Q-26 140 -54 122M0 112Q26 140 54 122', '#26262f', 8)
  for (const s of [-1, 1] as const) art.circle(s * 118, 84, 26, '#ff9aa8', 'opacity=".55"')
  art.leaf(-20, 150, 150, 26, -0.35, '#4ab83a')
  art.leaf(-20, 150, 130, 22, 0.15, '#5ac84a')
}

function drawOwl(art: Art): void {
  for (const s of [-1, 1] as const)
    art.gloss(`M${s * 30} -120Q${s * 120} -170 ${s * 176} -226Q${s * 200} -100 ${s * 170} -40Z`, '#5a3ab0', { contour: 7, edge: 14 })
  art.gloss('M0 -160C120 -160 186 -80 180 30C176 140 100 200 0 200C-100 200 -176 140 -180 30C-186 -80 -120 -160 0 -160Z', '#7a56d8', {
    contour: 8,
    edge: 36,
  })
  art.gloss('M0 40C70 40 116 90 110 140C90 186 40 200 0 200C-40 200 -90 186 -110 140C-116 90 -70 40 0 40Z', '#e0d0ff', { edge: 18 })
  for (let j = 0; j < 3; j++) for (let i = -2; i < 3; i++) art.stroke(`M${i * 36 + (j % 2) * 18 - 14} ${104 + j * 28}q14 16 28 0`, '#7a56d8', 6)
  for (const s of [-1, 1] as const) {
    art.circle(s * 78, -40, 84, '#4a2a98')
    art.circle(s * 78, -40, 74, art.radial(['#fff8e0', '#ffe9a8', '#d8b45a']))
    art.circle(s * 74, -38, 50, '#ffb01f')
    art.circle(s * 72, -36, 36, '#180a30')
    art.circle(s * 58, -54, 13, '#fff')
    art.circle(s * 84, -24, 6, '#fff')
  }
  art.gloss('M-24 -6H24L0 56Z', '#ff9a2a', { contour: 5, edge: 8 })
  for (const s of [-1, 1] as const)
    art.gloss(`M${s * 172} 20C${s * 230} 70 ${s * 210} 160 ${s * 130} 190C${s * 150} 130 ${s * 150} 70 ${s * 172} 20Z`, '#4a2a98', {
      contour: 6,
      edge: 14,
    })
}

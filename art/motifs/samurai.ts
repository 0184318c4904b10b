import { drawDaruma } from '../heroes/daruma.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const samurai: Motif = {
  slug: 'samurai',
  lettering: { face: 'dela-gothic-one', warp: 'none' },
  variants: [
    {
      name: 'oni',
      ground: ['#ffe8d0', '#f0785a', '#5a0f24'],
      accent: '#fff',
      second: '#d8142a',
      title: ['#fff', '#ffe0c0', '#ff5a3a'],
      edge: '#3a0612',
      drawHero: drawOni,
    },
    {
      name: 'blades',
      ground: ['#2a1f5a', '#4a1f5a', '#0e0620'],
      accent: '#ff9ac8',
      second: '#ff5a7a',
      title: titleColours.pink,
      edge: '#2a062a',
      drawHero: drawBlades,
    },
    {
      name: 'torii',
      ground: ['#bfe8e0', '#3a8a9a', '#0a2030'],
      accent: '#fff',
      second: '#e8283a',
      title: ['#fff', '#ffd8c8', '#ff4a3a'],
      edge: '#0a1826',
      drawHero: drawKoi,
    },
    {
      name: 'daruma',
      ground: ['#d8f0b0', '#4aa06a', '#0c2e24'],
      accent: '#fff8d8',
      second: '#ffdf8a',
      title: titleColours.gold,
      edge: '#0a2a1c',
      drawHero: drawDaruma,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.circle(
      art.heroAt.x,
      art.heroAt.y - 20,
      Math.min(art.width, art.height) * 0.36,
      art.linear([light(palette.second, 0.2), palette.second, dark(palette.second, 0.25)]),
    )
    art.path(
      shape.polygon([
        [-20, art.height * 0.66],
        [art.width * 0.34, art.height * 0.36],
        [art.width * 0.44, art.height * 0.36],
        [art.width * 0.86, art.height * 0.66],
      ]),
      art.linear([mix(palette.ground[1], '#3a3a7a', 0.4), mix(palette.ground[1], palette.ground[2], 0.6)]),
    )
    art.path(
      shape.polygon([
        [art.width * 0.24, art.height * 0.45],
        [art.width * 0.34, art.height * 0.36],
        [art.width * 0.44, art.height * 0.36],
        [art.width * 0.56, art.height * 0.45],
        [art.width * 0.48, art.height * 0.43],
        [art.width * 0.42, art.height * 0.47],
        [art.width * 0.36, art.height * 0.43],
        [art.width * 0.3, art.height * 0.47],
      ]),
      '#fff',
      'opacity=".9"',
    )
    art.fog(art.height * 0.5, art.height * 0.2, light(palette.ground[0], 0.2), 0.7)
    art.ridge(art.height * 0.68, art.height * 0.08, 9, dark(palette.ground[2], 0.2))

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    for (let i = 0; i < 34; i++) {
      const x = art.random() * art.width,
        y = art.random() * art.height * 0.72,
        s = 6 + art.random() * 10
      art.at(x, y, 1, art.random() * 360, () =>
        art.path(
          `M0 ${-s}C${s} ${-s * 0.6} ${s * 0.8} ${s * 0.6} 0 ${s}C${-s * 0.5} ${s * 0.5} ${-s} ${-s * 0.4} 0 ${-s}Z`,
          i % 3 ? '#ffb8d0' : '#fff',
          'opacity=".9"',
        ),
      )
    }
    closeScene(art, palette, '#ffe0e8')
  },
}

function katana(art: Art, r: number): void {
  art.turned(r, () => {
    art.metal('M-9 -230Q14 -120 10 90H-12Q-8 -120 -9 -230Z', '#d8e0ee', { contour: 5, edge: 4, angle: 10 })
    art.metal(shape.ellipse(0, 94, 36, 13), '#ffc83a', { contour: 4 })
    art.gloss(shape.rect(-13, 102, 26, 124, 8), '#3a1440', { contour: 4, edge: 6 })
    for (let i = 0; i < 5; i++) art.path(emblem.diamond(0, 122 + i * 23, 9), '#ffd87a')
  })
}

function torii(art: Art): void {
  art.gloss('M-210 -130Q0 -160 210 -130L224 -172Q0 -196 -224 -172Z', '#c8202f', { contour: 6, edge: 10 })
  art.gloss(shape.rect(-176, -84, 352, 28, 4), '#c8202f', { contour: 5, edge: 8 })
  for (const s of [-1, 1] as const)
    art.gloss(
      shape.polygon([
        [s * 128, -134],
        [s * 162, -134],
        [s * 176, 220],
        [s * 132, 220],
      ]),
      '#c8202f',
      { contour: 5, edge: 10 },
    )
  art.gloss(shape.rect(-26, -138, 52, 60, 4), '#2a1620', { contour: 4 })
  art.path(shape.spark(0, -108, 18, 0.2), '#ffcf4a')
}

function fan(art: Art): void {
  for (let i = 0; i < 13; i++) {
    const t = -168 + i * 12
    art.path(
      shape.wedge(0, 120, 270, t, t + 12.5, 60),
      i % 2 ? art.linear(['#ff5a7a', '#a8143a']) : art.linear(['#ff7a94', '#c8204a']),
      'stroke="#3a0616" stroke-width="3"',
    )
  }
  art.path(shape.wedge(0, 120, 270, -168, -12, 246), art.linear(['#ffe08a', '#d8901a']))
  for (const [fx, fy, fs] of [
    [-70, -40, 34],
    [60, -70, 26],
    [120, 0, 18],
    [-10, -90, 16],
  ] as const) {
    for (let i = 0; i < 5; i++) art.at(fx, fy, 1, i * 72, () => art.path(emblem.heart(0, -fs * 0.62, fs * 0.5), '#fff0f4'))
    art.circle(fx, fy, fs * 0.24, '#ffc83a')
  }
  for (let i = 0; i < 13; i++) {
    const t = ((-162 + i * 12) * Math.PI) / 180
    art.stroke(
      shape.line([
        [0, 120],
        [Math.cos(t) * 70, 120 + Math.sin(t) * 70],
      ]),
      '#ffc83a',
      6,
    )
  }
  art.ball(0, 120, 16, '#ffc83a')
}

function drawOni(art: Art): void {
  art.shadow(0, 60, 230, 220, 0.5)
  for (const s of [-1, 1] as const)
    art.onSide(s, () => {
      for (let i = 0; i < 4; i++)
        art.gloss(
          `M${90 - i * 2} ${20 + i * 42}Q${190 + i * 10} ${30 + i * 44} ${210 + i * 14} ${70 + i * 44}L${200 + i * 14} ${108 + i * 44}Q${160} ${80 + i * 44} ${86} ${64 + i * 42}Z`,
          i % 2 ? '#1f1a2e' : '#7a1424',
          { contour: 4, edge: 7 },
        )
      art.metal('M20 -120C60 -200 150 -240 210 -232C160 -206 110 -150 84 -84Z', '#ffc83a', { contour: 5, edge: 8 })
    })
  art.gloss('M-150 10C-160 -110 -90 -176 0 -180C90 -176 160 -110 150 10Z', '#241d34', { contour: 7, edge: 24 })
  for (let i = -2; i < 3; i++) art.stroke(`M${i * 56} 6Q${i * 44} -100 ${i * 10} -176`, '#ffc83a', 4, 'opacity=".7"')
  art.metal('M-172 -2Q0 -60 172 -2V34Q0 -20 -172 34Z', '#ffc83a', { contour: 5, edge: 7 })
  art.metal(shape.circle(0, -84, 36), '#ffc83a', { contour: 4 })
  art.ball(0, -84, 22, '#d8142a')
  art.gloss('M-124 30Q0 -14 124 30L104 130Q60 196 0 200Q-60 196 -104 130Z', '#b3182b', { contour: 6, edge: 20 })
  for (const s of [-1, 1] as const) {
    art.path(`M${s * 28} 44L${s * 100} 26L${s * 92} 60Q${s * 60} 70 ${s * 32} 62Z`, '#0c0610')
    art.glow(s * 62, 50, 26, '#ffe04a', 1)
    art.circle(s * 62, 50, 8, '#fff3a0')
    art.gloss(`M${s * 20} 40Q${s * 60} 10 ${s * 112} 14L${s * 106} 30Q${s * 60} 28 ${s * 26} 54Z`, '#f4ede0', { edge: 4 })
    art.gloss(`M${s * 8} 118Q${s * 60} 96 ${s * 96} 136Q${s * 50} 128 ${s * 10} 134Z`, '#f4ede0', { edge: 4 })
  }
  art.gloss('M-20 56L20 56L30 104Q0 116 -30 104Z', '#d02038', { edge: 8 })
  art.path('M-62 140Q0 124 62 140Q50 176 0 178Q-50 176 -62 140Z', '#0c0610')
  for (let i = 0; i < 6; i++) art.path(shape.rect(-46 + i * 16, 140, 13, 13, 3), '#f6efdc')
}

function drawBlades(art: Art): void {
  art.glow(0, 0, 260, '#ffb0d0', 0.5)
  katana(art, 48)
  art.group('transform="scale(-1 1)"', () => katana(art, 48))
  fan(art)
}

function drawKoi(art: Art): void {
  torii(art)
  for (let i = 0; i < 5; i++) art.ellipse(0, 196, 90 + i * 40, 16 + i * 8, 'none', 'stroke="#fff" stroke-width="3" opacity=".35"')
  art.at(0, 60, 1, -24, () => {
    art.gloss('M-110 0C-150 -60 -196 -60 -214 -40C-190 -10 -190 20 -206 60C-170 66 -136 40 -110 0Z', '#ff7a3a', { contour: 6, edge: 12 })
    const body = 'M-130 0C-80 -74 60 -86 130 -26C150 -6 150 14 130 30C60 84 -80 70 -130 0Z'
    art.gloss(body, '#fff8f0', { contour: 7, edge: 24 })
    art.inside(body, () => {
      for (const [x, y, r] of [
        [-66, -30, 50],
        [30, -40, 46],
        [104, -10, 36],
        [-20, 44, 34],
      ] as const)
        art.ellipse(x, y, r, r * 0.8, '#f0452a')
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 8; i++)
          art.stroke(`M${-96 + i * 24 + (row % 2) * 12} ${-44 + row * 24}a12 12 0 0 0 0 20`, '#a8321a', 2.5, 'opacity=".35"')
    })
    art.gloss('M-20 40C-40 90 0 120 40 116C40 80 30 60 20 44Z', '#ff8a4a', { contour: 5, edge: 8 })
    art.circle(112, -14, 12, '#1a1020')
    art.circle(108, -18, 4, '#fff')
    art.stroke('M140 12Q170 20 180 44M134 24Q154 44 152 66', '#f0d8c8', 5)
  })
}

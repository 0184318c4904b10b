import { drawTurtle } from '../heroes/tide-turtle.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const sea: Motif = {
  slug: 'sea',
  lettering: { face: 'lobster', warp: 'wave', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'clownfish',
      ground: ['#5ff0e8', '#0f8fc8', '#06204f'],
      accent: '#e8fffb',
      second: '#ff8a5a',
      title: ['#fff', '#fff0b0', '#ffb62a'],
      edge: '#0a2a5a',
      drawHero: drawClownfish,
    },
    {
      name: 'pearl',
      ground: ['#3aa8ff', '#1450b0', '#050f3a'],
      accent: '#b8e8ff',
      second: '#ff5aa0',
      title: ['#fff', '#ffd6ee', '#ff7ac0'],
      edge: '#0a1450',
      drawHero: drawPearl,
    },
    {
      name: 'chest',
      ground: ['#2fd0a0', '#0a7a80', '#04243a'],
      accent: '#d0fff0',
      second: '#ffd24a',
      title: titleColours.gold,
      edge: '#05303a',
      drawHero: drawChest,
    },
    {
      name: 'turtle',
      ground: ['#c8a0ff', '#5a48d8', '#0c0a48'],
      accent: '#e8d0ff',
      second: '#ff8ac8',
      title: ['#ffffff', '#fff0b8', '#ffc84a'],
      edge: '#180c50',
      drawHero: drawTurtle,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.beams(art.width * 0.45, -art.height * 0.1, 9, art.height * 1.05, 70, '#fff', 0.35)
    art.glow(art.width / 2, 0, art.width * 0.7, palette.accent, 0.6)
    art.hills(art.height * 0.66, 60, 5, mix(palette.ground[1], palette.ground[2], 0.6))
    art.hills(art.height * 0.74, 50, 6, dark(palette.ground[2], 0.1))
    for (let i = 0; i < 26; i++) {
      const x = art.random() * art.width,
        y = art.random() * art.height * 0.75,
        r = 3 + art.random() ** 2 * 20
      art.circle(
        x,
        y,
        r,
        art.radial([
          [0, '#fff', 0],
          [0.7, '#fff', 0.08],
          [0.93, '#fff', 0.6],
          [1, '#fff', 0.1],
        ]),
      )
      art.circle(x - r * 0.35, y - r * 0.35, r * 0.18, '#fff')
    }
    coral(art, art.width * 0.08, 190, palette.second, 6)
    coral(art, art.width * 0.93, 210, mix(palette.second, '#b03aff', 0.4), 6)

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    art.floor(art.height * 0.6, dark(palette.ground[2], 0.25))
    art.vignette(palette.ground[2], 0.5)
  },
}

function shellHalf(art: Art, colour: string): void {
  for (let i = -4; i <= 4; i++) {
    const angle = i * 17
    art.turned(angle, () =>
      art.gloss('M-16 30C-46 -90 -40 -190 0 -206C40 -190 46 -90 16 30Z', mix(colour, '#fff', Math.abs(i % 2) * 0.22), {
        edge: 10,
        contour: 3,
      }),
    )
  }
}

function coral(art: Art, x: number, s: number, colour: string, count: number): void {
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI / 2 + (i / (count - 1) - 0.5) * 1.6,
      L = s * (0.7 + art.random() * 0.5)
    art.stroke(
      `M${round(x)} ${round(art.height * 0.8)}Q${round(x + Math.cos(angle) * L * 0.3)} ${round(art.height * 0.8 - L * 0.6)} ${round(x + Math.cos(angle) * L)} ${round(art.height * 0.8 + Math.sin(angle) * L)}`,
      i % 2 ? colour : light(colour, 0.2),
      s * 0.13,
    )
  }
}

function fish(art: Art, x: number, y: number, s: number, colour: string, c2: string, fl = 1): void {
  art.group(`transform="translate(${x} ${y}) scale(${s * fl} ${s})"`, () => {
    art.gloss('M-96 0C-130 -50 -168 -70 -186 -66C-172 -30 -172 30 -186 66C-168 70 -130 50 -96 0Z', c2, { contour: 4, edge: 10 })
    art.gloss('M-20 -66C10 -116 70 -116 96 -96C70 -86 60 -70 56 -56Z', c2, { contour: 4, edge: 8 })
    const d = 'M-106 0C-60 -84 40 -106 118 -40C140 -22 146 -6 140 10C126 44 60 92 -20 76C-60 66 -90 34 -106 0Z'
    art.gloss(d, colour, { contour: 5, edge: 20, lift: 0.45 })
    art.inside(d, () => {
      for (const sx of [-60, -8, 44] as const)
        art.path(`M${sx} -110Q${sx + 34} 0 ${sx - 4} 110L${sx + 26} 110Q${sx + 62} 0 ${sx + 28} -110Z`, '#fff', 'opacity=".85"')
      art.path('M-110 -20Q20 -110 130 -40Q20 -76 -110 -20Z', '#fff', 'opacity=".35"')
    })
    art.gloss('M10 30C-10 60 -20 86 -50 88C-56 62 -40 36 -16 18Z', c2, { contour: 3, edge: 8 })
    art.circle(96, -18, 24, '#fff')
    art.circle(102, -16, 15, '#0a1230')
    art.circle(97, -23, 5, '#fff')
    art.stroke('M136 16Q120 26 108 20', dark(colour, 0.6), 5)
  })
}

function drawClownfish(art: Art): void {
  fish(art, 0, -10, 1.35, '#ff8a1f', '#ff5a2a')
  fish(art, -170, 150, 0.42, '#ffd23a', '#ff9a2a')
  fish(art, 180, -150, 0.36, '#4ad0ff', '#2a8af0', -1)
}

function drawPearl(art: Art): void {
  art.at(0, 90, 1.05, 0, () => shellHalf(art, '#ff8ac0'))
  art.glow(0, 40, 200, '#fff', 0.7)
  art.shadow(0, 160, 190, 46, 0.6)
  art.group('transform="translate(0 116) scale(1 .42) rotate(180)"', () => shellHalf(art, '#e85aa4'))
  art.ball(0, 62, 84, '#fbeaf6', { rim: '#ffc8f0' })
  art.spark(-30, 28, 44)
  art.spark(140, -120, 26)
  art.spark(-150, -100, 30)
}

function drawChest(art: Art): void {
  art.glow(0, -20, 250, '#ffe27a', 0.85)
  art.rays(0, 0, 330, 16, '#ffe9a0', 0.5, 0)
  art.gloss('M-190 -40C-190 -150 -120 -186 0 -186C120 -186 190 -150 190 -40L150 -70H-150Z', '#8a4a1f', { contour: 7, edge: 14 })
  for (let i = 0; i < 24; i++) art.coin(-140 + art.random() * 280, -20 - art.random() * 70, 34, art.random() * 360, 0.5 + art.random() * 0.5)
  art.gem(-60, -70, 40, '#ff3a6a', 'hex')
  art.gem(54, -82, 44, '#3ab8ff', 'brilliant')
  art.gem(120, -40, 30, '#49e08a', 'oval')
  art.gloss(shape.rect(-190, -30, 380, 200, 16), '#9a5522', { contour: 7, edge: 18 })
  for (const y of [24, 76, 128] as const) art.stroke(`M-186 ${y}H186`, '#4a2008', 4, 'opacity=".6"')
  for (const x of [-150, 116] as const) art.metal(shape.rect(x, -32, 36, 204, 4), '#ffc22e', { contour: 3, edge: 6 })
  art.metal(shape.rect(-190, -36, 380, 26, 6), '#ffc22e', { contour: 3, edge: 5 })
  art.metal(shape.rect(-38, -22, 76, 92, 14), '#ffd04a', { contour: 5, edge: 8 })
  art.circle(0, 14, 13, '#2a0f00')
  art.path('M-7 18H7L12 50H-12Z', '#2a0f00')
}

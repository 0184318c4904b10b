import { drawHammer } from '../heroes/storm-hammer.ts'
import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import type { Motif, Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { water } from '../props/waves.ts'

export const viking: Motif = {
  slug: 'viking',
  lettering: { face: 'reggae-one', warp: 'bulge', weight: 0.025 },
  variants: [
    {
      name: 'shield',
      ground: ['#8ad8f0', '#2f78a8', '#0b1c3a'],
      accent: '#e8f8ff',
      second: '#c8342a',
      title: titleColours.silver,
      edge: '#141f38',
      drawHero: drawShield,
    },
    {
      name: 'longship',
      ground: ['#ffae5a', '#b8452a', '#260c1c'],
      accent: '#ffe0a0',
      second: '#2a6aa0',
      title: titleColours.gold,
      edge: '#3a1008',
      drawHero: drawLongship,
    },
    {
      name: 'helmet',
      ground: ['#4ae0b0', '#1a6a7a', '#071a2c'],
      accent: '#b0ffe0',
      second: '#8a3ad0',
      title: titleColours.ice,
      edge: '#08263a',
      drawHero: drawHelmet,
    },
    {
      name: 'hammer',
      ground: ['#a89af8', '#4a3ab0', '#0e0830'],
      accent: '#d8d0ff',
      second: '#5ae0ff',
      title: titleColours.ice,
      edge: '#140a44',
      drawHero: drawHammer,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.glow(art.width / 2, art.height * 0.3, art.width * 0.6, palette.accent, 0.8)
    art.ridge(art.height * 0.5, art.height * 0.24, 7, art.linear([mix(palette.ground[0], '#ffffff', 0.4), palette.ground[1]]))
    art.ridge(art.height * 0.6, art.height * 0.2, 9, art.linear([palette.ground[1], dark(palette.ground[2], 0.1)]))
    art.fog(art.height * 0.45, art.height * 0.22, palette.accent, 0.5)

    palette.drawHero?.(art, palette, index)
    for (let i = 0; i < 60; i++)
      art.circle(
        art.random() * art.width,
        art.random() * art.height * 0.8,
        1 + art.random() * 3,
        '#fff',
        `opacity="${round(0.3 + art.random() * 0.6)}"`,
      )
    art.floor(art.height * 0.6, dark(palette.ground[2], 0.3))
    art.vignette()
  },
}

function axe(art: Art, rotation: number): void {
  art.turned(rotation, () => {
    art.gloss(shape.rect(-12, -170, 24, 420, 8), '#7a4a24', { contour: 5, edge: 6 })
    for (let i = 0; i < 4; i++) art.stroke(`M-12 ${170 + i * 16}l24 10`, '#2a1408', 4)
    art.metal('M-14 -176C-60 -190 -120 -214 -150 -200C-166 -150 -160 -70 -130 -30C-96 -66 -50 -84 -14 -90Z', '#c2ccdc', {
      contour: 6,
      edge: 10,
    })
    art.stroke('M-146 -194C-160 -146 -154 -76 -130 -36', '#fff', 5, 'opacity=".9"')
  })
}

function shield(art: Art, x: number, y: number, r: number, c1: string, c2: string): void {
  art.at(x, y, 1, 0, () => {
    art.shadow(6, 22, r * 1.15, r * 1.1, 0.6)
    art.metal(shape.circle(0, 0, r), '#a9b4c6', { contour: 7, edge: 8 })
    art.circle(0, 0, r * 0.88, '#0c0a14')
    for (let i = 0; i < 8; i++) art.path(shape.wedge(0, 0, r * 0.86, i * 45, i * 45 + 45), i % 2 ? c1 : c2)
    const clip = art.clip(shape.circle(0, 0, r * 0.86))
    for (let i = -4; i < 5; i++) art.stroke(`M${i * r * 0.2} ${-r}V${r}`, '#0a0410', 2.5, `opacity=".3" clip-path="${clip}"`)
    art.circle(
      0,
      0,
      r * 0.86,
      art.radial(
        [
          [0, '#fff', 0.32],
          [0.5, '#fff', 0],
          [1, '#05020c', 0.65],
        ],
        0.5,
        0.5,
        0.6,
        0.32,
        0.26,
      ),
    )
    for (let i = 0; i < 12; i++) {
      const t = (i * 30 * Math.PI) / 180
      art.ball(Math.cos(t) * r * 0.94, Math.sin(t) * r * 0.94, r * 0.045, '#eef3fb', { shine: 0.6 })
    }
    art.metal(shape.circle(0, 0, r * 0.3), '#b8c2d4', { contour: 4, edge: 10 })
    art.ball(0, 0, r * 0.2, '#9aa6bc')
  })
}

function drawLongship(art: Art, palette: Palette): void {
  art.hero(() => {
    art.gloss('M-10 -210h16V140h-16Z', '#6a3f1f', { contour: 4 })
    const sail = 'M-160 -190Q0 -210 160 -190Q196 -70 150 40Q0 74 -150 40Q-196 -70 -160 -190Z'
    art.path(sail, '#f4e8d0', 'stroke="#2a1008" stroke-width="8"')
    art.inside(sail, () => {
      for (let i = -2; i < 3; i++)
        art.path(`M${i * 76 - 20} -220Q${i * 92 - 22} -70 ${i * 72 - 20} 80H${i * 72 + 20}Q${i * 92 + 22} -70 ${i * 76 + 20} -220Z`, '#c8342a')
    })
    art.innerShade(sail, '#3a0a08', 60, -24, -20, 0.6)
    art.innerShade(sail, '#fff', 20, 12, 12, 0.4)
    art.path('M-60 -90Q0 -150 60 -90Q40 -20 0 -10Q-40 -20 -60 -90Z', '#1a0a0a', 'opacity=".85"')
    art.path(shape.spark(0, -72, 42, 0.2), '#ffcf4a')
    art.gloss(
      'M-250 60C-240 130 -170 180 -100 186H100C170 180 240 130 250 40C256 0 240 -30 214 -40C232 -10 214 40 170 64H-190C-214 40 -226 20 -222 -16C-246 0 -254 30 -250 60Z',
      '#7a3f1c',
      { contour: 7, edge: 18 },
    )
    for (let i = 0; i < 6; i++) shield(art, -150 + i * 60, 88, 32, i % 2 ? '#c8342a' : '#ffc23a', i % 2 ? '#f4e8d0' : '#1f5a9a')
  }, 6)
  drawSea(art, palette)
}

function drawShield(art: Art, palette: Palette): void {
  art.hero(() => {
    axe(art, 38)
    art.group('transform="scale(-1 1)"', () => axe(art, 38))
    shield(art, 0, 0, 178, palette.second, '#f0e6d4')
    art.spark(-90, -110, 40)
  })
}

function drawHelmet(art: Art, palette: Palette): void {
  art.hero(() => {
    art.glow(0, 0, 260, palette.accent, 0.6)
    for (const s of [-1, 1] as const)
      art.onSide(s, () => {
        art.gloss('M112 -40C190 -50 236 -120 208 -226C276 -160 280 0 150 44Z', '#f2e6cc', { contour: 6, edge: 18 })
        for (let i = 0; i < 4; i++) art.stroke(`M${150 + i * 24} ${36 - i * 26}L${134 + i * 18} ${-34 - i * 22}`, '#8a6a3a', 4, 'opacity=".6"')
      })
    art.metal('M-160 70C-170 -90 -90 -180 0 -190C90 -180 170 -90 160 70Z', '#a8b2c4', { contour: 7, edge: 20 })
    art.metal('M-22 -188H22V70H-22Z', '#ffc83a', { contour: 4 })
    art.metal('M-172 20C-60 -20 60 -20 172 20V86C60 46 -60 46 -172 86Z', '#ffc83a', { contour: 5, edge: 8 })
    for (let i = 0; i < 7; i++) art.ball(-144 + i * 48, 44 - Math.cos((i - 3) * 0.4) * 20 + 10, 10, '#c8342a')
    art.path('M-130 80H-28V150Q-80 190 -118 150Z', '#0a0a18')
    art.path('M130 80H28V150Q80 190 118 150Z', '#0a0a18')
    art.metal('M-24 40H24L34 190Q0 214 -34 190Z', '#c2ccdc', { contour: 5, edge: 8 })
    art.glow(-74, 116, 30, '#5ae0ff', 1)
    art.glow(74, 116, 30, '#5ae0ff', 1)
    art.circle(-74, 116, 8, '#eaffff')
    art.circle(74, 116, 8, '#eaffff')
    art.gem(0, -60, 36, '#3ab8ff', 'hex')
  })
}

function drawSea(art: Art, palette: Palette): void {
  for (let row = 0; row < 3; row++) {
    const fill = art.linear([mix(palette.ground[1], '#2a4a8a', 0.5 + row * 0.15), dark(palette.ground[2], 0.1)])
    water(art, art.height * (0.64 + row * 0.06), 10, fill, row * 4)
  }
}

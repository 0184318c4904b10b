import { drawMapTable } from '../heroes/map-table.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { water } from '../props/waves.ts'

export const pirate: Motif = {
  slug: 'pirate',
  lettering: { face: 'yeseva-one', warp: 'arch', weight: 0.02, spacing: 0.03 },
  variants: [
    {
      name: 'ship',
      ground: ['#ffb06a', '#c84a3a', '#2a0a20'],
      accent: '#fff0b8',
      second: '#fff0b8',
      title: titleColours.gold,
      edge: '#3a1206',
      drawHero: drawShip,
    },
    {
      name: 'chart',
      ground: ['#b8783a', '#7a4620', '#1e0c06'],
      accent: '#ffe0a0',
      second: '#fff',
      title: ['#fff8e0', '#f0c860', '#b8701a'],
      edge: '#2a1206',
      drawScene: drawMapTable,
    },
    {
      name: 'skull',
      ground: ['#3a5a6a', '#1a2a3f', '#060a14'],
      accent: '#a8f0e0',
      second: '#a8f0e0',
      title: titleColours.silver,
      edge: '#0a1420',
      drawHero: drawSkull,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.circle(art.heroAt.x, art.heroAt.y, Math.min(art.width, art.height) * 0.36, light(palette.accent, 0.2), 'opacity=".85"')
    for (let i = 0; i < 5; i++)
      art.cloud(
        art.random() * art.width,
        art.height * (0.06 + 0.3 * art.random()),
        150 + art.random() * 120,
        mix(palette.ground[0], '#ffffff', 0.4),
        0.55,
      )
    palette.drawHero?.(art, palette, index)
    closeScene(art, palette, '#ffe9b0')
  },
}

function sail(art: Art, x: number, y: number, breadth: number, hh: number, colour: string): void {
  const d = `M${x - breadth / 2} ${y}Q${x} ${y - 18} ${x + breadth / 2} ${y}Q${x + breadth * 0.66} ${y + hh * 0.6} ${x + breadth / 2} ${y + hh}Q${x} ${y + hh * 0.82} ${x - breadth / 2} ${y + hh}Q${x - breadth * 0.4} ${y + hh * 0.5} ${x - breadth / 2} ${y}Z`
  art.gloss(d, colour, { contour: 6, edge: 16, lift: 0.5 })
}

function drawShip(art: Art, palette: Palette): void {
  art.hero(() => {
    art.gloss(shape.rect(-8, -230, 16, 330, 4), '#6a3a1a', { contour: 4 })
    art.gloss(shape.rect(-112, -150, 12, 250, 4), '#6a3a1a', { contour: 4 })
    art.gloss(shape.rect(100, -150, 12, 250, 4), '#6a3a1a', { contour: 4 })
    sail(art, -104, -130, 110, 90, '#f2e4c4')
    sail(art, -104, -30, 130, 90, '#f2e4c4')
    sail(art, 108, -130, 110, 90, '#f2e4c4')
    sail(art, 108, -30, 130, 90, '#f2e4c4')
    sail(art, 0, -190, 150, 100, '#f8ecd0')
    sail(art, 0, -82, 186, 140, '#2a2230')
    art.circle(2, -26, 27, '#f4efe4')
    art.path(shape.rect(-13, -8, 30, 22, 5), '#f4efe4')
    art.circle(-8, -28, 8, '#2a2230')
    art.circle(12, -28, 8, '#2a2230')
    art.stroke('M-34 14L38 40M38 14L-34 40', '#f4efe4', 8)
    art.path('M-4 -232L60 -216L-4 -198Z', '#d0202f')
    art.gloss('M-230 70C-200 60 -180 100 -150 102H150C190 96 210 60 246 40C240 130 200 200 130 206H-120C-190 200 -226 140 -230 70Z', '#7a4420', {
      contour: 7,
      edge: 18,
    })
    art.stroke('M-214 120H220', '#ffc83a', 7)
    for (let i = 0; i < 5; i++) {
      art.circle(-120 + i * 60, 154, 15, '#1a0c08')
      art.metal(shape.circle(-120 + i * 60, 154, 15), '#5a3a1a', { edge: 2 })
      art.circle(-120 + i * 60, 154, 9, '#0a0608')
    }
  }, 10)
  drawWaves(art, palette, art.height * 0.6)
}

function drawSkull(art: Art, palette: Palette): void {
  drawWaves(art, palette, art.height * 0.58)
  art.hero(() => {
    art.shadow(0, 30, 230, 210, 0.5)
      for (const r of [42, -42] as const)
        art.turned(r, () => {
          art.metal('M-11 -240Q16 -100 11 120H-14Q-8 -100 -11 -240Z', '#c8d4e0', { contour: 5, edge: 4, angle: 10 })
          art.metal(shape.rect(-50, 118, 100, 20, 10), '#ffc83a', { contour: 4 })
          art.gloss(shape.rect(-12, 138, 24, 90, 8), '#5a2a1a', { contour: 4 })
        })
      art.gloss(
        'M-130 -10C-140 -120 -70 -170 0 -170C70 -170 140 -120 130 -10C128 30 104 44 96 70L84 120H-84L-96 70C-104 44 -128 30 -130 -10Z',
        '#f2eadb',
        { contour: 8, edge: 26 },
      )
      art.gloss('M-70 110H70L62 176Q0 200 -62 176Z', '#e4d9c4', { contour: 7, edge: 14 })
      for (let i = 0; i < 5; i++) art.stroke(`M${-44 + i * 22} 112V168`, '#5a4a3a', 5)
      for (const s of [-1, 1] as const) {
        art.path(
          shape.smooth(
            [
              [s * 20, -10],
              [s * 50, -44],
              [s * 96, -26],
              [s * 92, 26],
              [s * 50, 40],
              [s * 24, 24],
            ],
            true,
            1,
          ),
          '#1a1018',
        )
        art.glow(s * 58, 0, 44, '#4af0c8', 0.9)
        art.circle(s * 58, 0, 9, '#d8fff4')
      }
      art.path('M0 34L22 80Q0 92 -22 80Z', '#1a1018')
      art.gloss('M-136 -70C-120 -190 120 -190 136 -70C60 -110 -60 -110 -136 -70Z', '#c01f33', { contour: 7, edge: 16 })
      for (const [x, y] of [
        [-80, -112],
        [-30, -140],
        [30, -140],
        [80, -112],
        [0, -112],
      ] as const)
        art.circle(x, y, 8, '#fff', 'opacity=".9"')
      art.gloss('M128 -80L200 -60L190 -30L150 -50L170 0L140 10Z', '#c01f33', { contour: 5, edge: 8 })
  })
}

function drawWaves(art: Art, palette: Palette, top: number): void {
  for (let row = 0; row < 3; row++) {
    const fill = art.linear([mix('#1f7aa8', palette.ground[1], 0.35 + row * 0.12), dark(palette.ground[2], 0.1)])
    water(art, top + row * art.height * 0.05, 12, fill)
  }
}

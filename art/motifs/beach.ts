import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Motif } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { citrusSlice } from '../props/fruits.ts'

export const beach: Motif = {
  slug: 'beach',
  lettering: { face: 'lobster', warp: 'arch', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'cocktail',
      ground: ['#ff9a5a', '#ff5a8a', '#3a0f5a'],
      accent: '#ffe9a0',
      second: '#ff3a7a',
      title: ['#fff', '#fff0b0', '#ffb62a'],
      edge: '#5a0a4a',
      drawHero: drawCocktail,
    },
    {
      name: 'umbrella',
      ground: ['#5ad8ff', '#1f9ae0', '#0a2a6a'],
      accent: '#fff8d0',
      second: '#12d0b0',
      title: ['#fff', '#d0fff6', '#2ad0c0'],
      edge: '#06306a',
      drawHero: drawUmbrella,
    },
  ],
  draw(art, palette, index) {
    const hz = art.height * 0.58
    art.backdrop([palette.ground[0], mix(palette.ground[0], palette.ground[1], 0.5), palette.ground[1], palette.ground[2]])
    art.circle(art.heroAt.x, hz - art.height * 0.1, art.height * 0.26, art.linear(['#fffbd8', '#ffd84a', '#ff8a4a']))
    art.glow(art.heroAt.x, hz - art.height * 0.1, art.height * 0.6, palette.accent, 0.7)
    for (let i = 0; i < 4; i++)
      art.cloud(art.random() * art.width, art.height * (0.08 + 0.22 * art.random()), 160, light(palette.ground[1], 0.4), 0.5)
    art.rect(0, hz, art.width, art.height - hz, art.linear([mix(palette.ground[1], '#ffd08a', 0.3), palette.ground[1], palette.ground[2]]))
    for (let i = 0; i < 26; i++)
      art.path(
        shape.rect(art.random() * art.width, hz + art.random() * art.height * 0.2, 30 + art.random() * 90, 4, 2),
        '#fff3c0',
        `opacity="${round(0.2 + art.random() * 0.4)}"`,
      )
    art.hills(art.height * 0.8, 30, 5, art.linear(['#ffd89a', '#d8924a', '#6a2a3a']))
    palm(art, art.width * 0.06, art.height * 0.86, art.height * 0.5, 1)
    palm(art, art.width * 0.95, art.height * 0.88, art.height * 0.56, -1)
    art.hero(() => {
      art.shadow(0, 214, 150, 30, 0.6)
      palette.drawHero?.(art, palette, index)
    })
    art.floor(art.height * 0.7, dark(palette.ground[2], 0.3))
    art.vignette(palette.ground[2], 0.5)
  },
}

function palm(art: Art, x: number, y: number, s: number, f: number): void {
  art.stroke(`M${x} ${y}Q${x + f * s * 0.25} ${y - s * 0.6} ${x + f * s * 0.12} ${y - s * 1.2}`, '#4a1f2a', s * 0.09)
  for (let i = 0; i < 8; i++)
    art.leaf(x + f * s * 0.12, y - s * 1.2, s * (0.62 + art.random() * 0.2), s * 0.1, -Math.PI * 1.1 + i * 0.5, i % 2 ? '#1f6a4a' : '#2a8a5a')
}

function drawCocktail(art: Art): void {
  citrusSlice(art, 96, -118, 62, '#ff9a1f', 12)
  art.stroke('M-20 120L-76 -230', '#fff', 13)
  art.stroke('M-20 120L-76 -230', '#ff3a7a', 13, 'stroke-dasharray="16 16"')
  const g = 'M-130 -120H130C130 -10 80 60 20 76V186H70Q90 214 60 214H-60Q-90 214 -70 186H-20V76C-80 60 -130 -10 -130 -120Z'
  art.path(g, '#fff', 'opacity=".28" stroke="#fff" stroke-opacity=".9" stroke-width="7" stroke-linejoin="round"')
  const lq = 'M-120 -84H120C112 0 70 52 0 62C-70 52 -112 0 -120 -84Z'
  art.path(lq, art.linear(['#ffe04a', '#ff8a1f', '#ff2a6a']))
  art.ellipse(0, -84, 120, 18, '#fff0a0')
  for (const [x, y, r] of [
    [-50, -70, 24],
    [14, -60, 28],
    [60, -76, 22],
  ] as const)
    art.path(shape.rect(x - r, y - r, r * 2, r * 2, 8), '#fff', `opacity=".4" transform="rotate(${x} ${x} ${y})"`)
  art.path('M-112 -104C-108 -30 -80 20 -50 40C-76 10 -90 -40 -92 -104Z', '#fff', 'opacity=".6"')
  art.group('transform="translate(-84 -150) rotate(-18)"', () => {
    for (let i = 0; i < 8; i++)
      art.path(shape.wedge(0, 0, 92, 180 + i * 22.5, 202.5 + i * 22.5), i % 2 ? '#ffc21f' : '#ff3a7a', 'stroke="#7a0f3a" stroke-width="2"')
    art.stroke('M0 0V120', '#d8a04a', 6)
  })
  art.spark(110, -30, 30)
}

function drawUmbrella(art: Art): void {
  art.stroke('M0 160V-160', '#fff3d8', 11)
  for (let i = 0; i < 8; i++) art.gloss(shape.wedge(0, 20, 230, 180 + i * 22.5, 202.5 + i * 22.5), i % 2 ? '#fff6e8' : '#ff4a5a', { edge: 8 })
  art.ball(0, -212, 14, '#ffc83a')
  art.ball(130, 150, 66, '#fff6ee', { contour: 5 })
  for (let i = 0; i < 3; i++) art.path(shape.wedge(130, 150, 65, i * 120, i * 120 + 60), pick(['#ff4a5a', '#2a9af0', '#ffc21f'], i), 'opacity=".9"')
}

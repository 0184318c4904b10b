import { drawShortFuse } from '../heroes/short-fuse.ts'
import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { fullTurn, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const gold: Motif = {
  slug: 'gold',
  lettering: { face: 'podkova', warp: 'arch', spacing: 0.05 },
  variants: [
    {
      name: 'minecart',
      ground: ['#8a5a3a', '#4a2a1f', '#140a08'],
      accent: '#ffc84a',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#2a1206',
      drawHero: drawMinecart,
    },
    {
      name: 'picks',
      ground: ['#3a6a8a', '#1f3a54', '#080f1a'],
      accent: '#ffb83a',
      second: '#3ad0ff',
      title: titleColours.ice,
      edge: '#06182c',
      drawHero: drawPicks,
    },
    {
      name: 'dynamite',
      ground: ['#ffb84a', '#b8502a', '#240a0c'],
      accent: '#fff0b0',
      second: '#e0242f',
      title: titleColours.gold,
      edge: '#3a0c06',
      drawScene: drawShortFuse,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    for (let k = 0; k < 3; k++) {
      const points: shape.Point[] = [],
        n = 16
      for (let i = 0; i <= n; i++) {
        const t = (i / n) * fullTurn
        points.push([
          art.heroAt.x + Math.cos(t) * art.width * (0.52 - k * 0.04 + art.random() * 0.06),
          art.heroAt.y + Math.sin(t) * art.height * (0.46 - k * 0.03 + art.random() * 0.05),
        ])
      }
      art.add(
        `<path fill-rule="evenodd" d="M-50 -50H${art.width + 50}V${art.height + 50}H-50Z${shape.smooth(points, true, 0.6)}" fill="${dark(palette.ground[1], 0.25 + k * 0.25)}" opacity=".85"/>`,
      )
    }
    for (const s of [0.08, 0.92] as const) {
      art.gloss(shape.rect(art.width * s - 22, art.height * 0.04, 44, art.height * 0.72), '#7a4a24', { contour: 5, edge: 8 })
    }
    art.gloss(shape.rect(-20, art.height * 0.03, art.width + 40, 44), '#8a5428', { contour: 5, edge: 8 })
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    art.coins(8, art.heroAt.x, art.heroAt.y + 120, art.width * 0.4, 24)
    closeScene(art, palette, '#ffe08a')
  },
}

function pickaxe(art: Art, r: number): void {
  art.turned(r, () => {
    art.gloss(shape.rect(-14, -150, 28, 390, 10), '#8a5428', { contour: 6, edge: 7 })
    art.metal('M-200 -90C-150 -190 -60 -200 0 -200C60 -200 150 -190 200 -90C140 -140 70 -146 0 -146C-70 -146 -140 -140 -200 -90Z', '#aab4c8', {
      contour: 7,
      edge: 10,
    })
  })
}

function drawMinecart(art: Art): void {
  art.rays(0, -40, 330, 18, '#ffe08a', 0.5)
  for (let i = 0; i < 28; i++) {
    const x = -140 + art.random() * 280,
      y = -20 - art.random() * 90 * (1 - Math.abs(x) / 220)
    art.gloss(
      shape.smooth(
        times(6, (k) => {
          const t = (k / 6) * fullTurn,
            r = 24 + art.random() * 16
          return [x + Math.cos(t) * r, y + Math.sin(t) * r]
        }),
        true,
        0.7,
      ),
      '#ffc02a',
      { contour: 3, edge: 8 },
    )
  }
  art.gem(-50, -90, 36, '#3ad0ff', 'brilliant')
  art.gem(60, -80, 32, '#ff4a6a', 'hex')
  art.metal('M-196 -20H196L156 150H-156Z', '#7a8498', { contour: 8, edge: 16 })
  for (const y of [20, 110] as const) art.metal(shape.rect(-190 + y * 0.25, y - 8, 380 - y * 0.5, 22, 4), '#9aa4b8', { edge: 4, contour: 2 })
  for (let i = 0; i < 7; i++) art.ball(-160 + i * 53, 24, 7, '#d8dee8')
  art.path(shape.spark(0, 68, 40, 0.2), '#ffc83a')
  art.stroke('M-300 206H300', '#5a3a20', 16)
  art.stroke('M-300 196H300', '#9aa4b8', 8)
  for (const x of [-100, 100] as const) {
    art.metal(shape.circle(x, 166, 46), '#5a6478', { contour: 6, edge: 8 })
    art.ball(x, 166, 17, '#c8d0dc')
  }
}

function drawPicks(art: Art): void {
  pickaxe(art, 38)
  pickaxe(art, -38)
  art.glow(0, 10, 200, '#3ad0ff', 0.7)
  art.gem(0, 20, 128, '#3ab8ff', 'brilliant')
  art.spark(-60, -60, 50)
  art.spark(100, 60, 28)
}

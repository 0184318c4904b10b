import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const aurora: Motif = {
  slug: 'aurora',
  lettering: { face: 'yeseva-one', warp: 'none', weight: 0.02, spacing: 0.03 },
  variants: [
    {
      name: 'crystals',
      ground: ['#0a1a4a', '#0f3a6a', '#061226'],
      accent: '#3af0b0',
      second: '#7a5aff',
      title: titleColours.mint,
      edge: '#04242c',
      drawHero: drawCrystals,
    },
    {
      name: 'snowflake',
      ground: ['#1a0f4a', '#3a1a7a', '#0a0624'],
      accent: '#ff6ac8',
      second: '#5ad0ff',
      title: titleColours.ice,
      edge: '#0c0f44',
      drawHero: drawSnowflake,
    },
    {
      name: 'bear',
      ground: ['#06203a', '#0a4a5a', '#04121c'],
      accent: '#b8f04a',
      second: '#2ad8d0',
      title: titleColours.silver,
      edge: '#06222c',
      drawHero: drawBear,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.dust(170, '#fff', 0, art.height * 0.6, 0.5, 2.2)
    for (let k = 0; k < 5; k++) {
      const c = k % 2 ? palette.second : palette.accent,
        y = art.height * (0.1 + k * 0.07),
        points: shape.Point[] = [],
        n = 46
      for (let i = 0; i <= n; i++) {
        const t = i / n
        points.push([
          t * art.width * 1.1 - art.width * 0.05,
          y + Math.sin(t * 5 + k * 1.7) * art.height * 0.07 + Math.sin(t * 11 + k) * art.height * 0.02,
        ])
      }
      for (let i = 0; i < n; i++) {
        const [x, yy] = pick(points, i),
          L = art.height * (0.16 + 0.14 * Math.abs(Math.sin(i * 0.5 + k * 2)))
        art.rect(
          x,
          yy - L,
          (art.width / n) * 1.5,
          L * 1.15,
          art.linear([
            [0, c, 0],
            [0.75, c, 0.32],
            [0.95, light(c, 0.5), 0.5],
            [1, c, 0],
          ]),
        )
      }
    }
    art.ridge(
      art.height * 0.56,
      art.height * 0.22,
      7,
      art.linear([mix(palette.ground[1], '#cfe8ff', 0.55), mix(palette.ground[1], palette.ground[2], 0.5)]),
    )
    art.ridge(art.height * 0.64, art.height * 0.12, 11, art.linear([mix(palette.ground[1], '#cfe8ff', 0.25), palette.ground[2]]))
    for (let i = 0; i < 13; i++)
      pine(art, palette, art.width * (i / 12) + art.random() * 20 - 10, art.height * (0.68 + art.random() * 0.04), 60 + art.random() * 60)
    art.hero(() => {
      art.glow(0, 0, 230, palette.accent, 0.45)
      palette.drawHero?.(art, palette, index)
    })
    for (let i = 0; i < 50; i++)
      art.circle(
        art.random() * art.width,
        art.random() * art.height * 0.85,
        1 + art.random() * 3.4,
        '#fff',
        `opacity="${round(0.3 + art.random() * 0.6)}"`,
      )
    closeScene(art, palette, '#fff')
  },
}

function pine(art: Art, palette: Palette, x: number, y: number, s: number): void {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const t = i / 4,
      breadth = s * (0.16 + t * 0.26)
    d += shape.polygon([
      [x, y - s + t * s * 0.75],
      [x + breadth, y - s * 0.62 + t * s * 0.75],
      [x - breadth, y - s * 0.62 + t * s * 0.75],
    ])
  }
  art.path(d, dark(palette.ground[2], 0.15))
}

function drawCrystals(art: Art, palette: Palette): void {
  for (const [x, y, s, r] of [
    [-112, 70, 0.72, -16],
    [112, 76, 0.68, 18],
    [0, 0, 1.1, 0],
  ] as const)
    art.at(x, y, s, r, () => {
      const L: shape.Point[] = [
          [0, -200],
          [-78, -80],
          [-60, 120],
          [0, 180],
        ],
        Q: shape.Point[] = [
          [0, -200],
          [78, -80],
          [60, 120],
          [0, 180],
        ]
      art.path(shape.polygon([...L, ...Q.slice().reverse()]), '#04141c', 'stroke="#04141c" stroke-width="14" stroke-linejoin="round"')
      art.path(shape.polygon(L), art.linear(['#fff', light(palette.accent, 0.4), palette.second]))
      art.path(shape.polygon(Q), art.linear([light(palette.accent, 0.3), mix(palette.accent, palette.second, 0.6), dark(palette.second, 0.5)]))
      art.path(
        shape.polygon([
          [0, -200],
          [-28, -60],
          [0, 180],
          [34, -50],
        ]),
        '#fff',
        'opacity=".38"',
      )
      art.stroke('M-78 -80L-28 -60L34 -50L78 -80', '#fff', 3, 'opacity=".7"')
    })
  art.spark(-30, -150, 44)
  art.spark(120, 10, 26)
}

function drawSnowflake(art: Art): void {
  art.metal(shape.circle(0, 0, 186), '#b8c8e8', { contour: 8, edge: 16 })
  art.circle(0, 0, 158, art.radial(['#7ac8ff', '#2a4ab8', '#140f4a']))
  for (let i = 0; i < 6; i++)
    art.turned(i * 60, () => {
      art.stroke('M0 0V-132M0 -60L-34 -92M0 -60L34 -92M0 -96L-24 -120M0 -96L24 -120', '#fff', 11)
      art.ball(0, -134, 11, '#d8f0ff')
    })
  art.path(shape.regular(0, 0, 34, 6), '#fff')
  art.gem(0, 0, 28, '#5ad0ff', 'hex')
  art.spark(-100, -110, 40)
}

function drawBear(art: Art): void {
  art.shadow(0, 50, 230, 200, 0.5)
  for (const s of [-1, 1] as const) art.ball(s * 118, -128, 46, '#eaf4fa', { contour: 7, shine: 0 })
  art.gloss('M0 -176C100 -176 166 -110 166 -10C166 110 100 190 0 190C-100 190 -166 110 -166 -10C-166 -110 -100 -176 0 -176Z', '#f2f8fc', {
    contour: 8,
    edge: 40,
    depth: 0.3,
  })
  for (const s of [-1, 1] as const) {
    art.circle(s * 120, -126, 22, '#b8cfe0')
    art.circle(s * 66, -36, 19, '#141c2c')
    art.circle(s * 60, -43, 6, '#fff')
  }
  art.gloss('M0 -4C56 -4 92 36 88 82C84 130 40 150 0 150C-40 150 -84 130 -88 82C-92 36 -56 -4 0 -4Z', '#fff', { edge: 20, depth: 0.2 })
  art.gloss('M-42 24Q0 0 42 24Q38 64 0 70Q-38 64 -42 24Z', '#1c2436', { edge: 8 })
  art.ellipse(-12, 28, 14, 6, '#fff', 'opacity=".7"')
  art.stroke('M0 70V92M0 92Q-24 116 -50 104M0 92Q24 116 50 104', '#1c2436', 7)
  art.gloss('M-150 130Q0 230 150 130L160 170Q0 268 -160 170Z', '#e0344a', { contour: 6, edge: 14 })
  art.gloss('M70 190L130 270L84 276L50 206Z', '#c8202f', { contour: 5, edge: 8 })
}

import { drawAmber } from '../heroes/amber-wings.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import type { Motif, Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const gems: Motif = {
  slug: 'gems',
  lettering: { face: 'playfair', warp: 'arch', spacing: 0.02 },
  variants: [
    {
      name: 'sapphire',
      ground: ['#1b3cff', '#2413a0', '#080530'],
      accent: '#5ad1ff',
      second: '#ff4fd8',
      title: titleColours.ice,
      edge: '#071350',
      drawHero: drawCrystals,
    },
    {
      name: 'ruby',
      ground: ['#ff3f7f', '#8a0d54', '#22031f'],
      accent: '#ff9ac0',
      second: '#ffcf4a',
      title: ['#fff', '#ffd0dc', '#ff4a86'],
      edge: '#4c0422',
      drawHero: drawHeartStone,
    },
    {
      name: 'emerald',
      ground: ['#12c28a', '#07615a', '#03191f'],
      accent: '#8affc8',
      second: '#ffe27a',
      title: titleColours.mint,
      edge: '#033028',
      drawHero: drawVault,
    },
    {
      name: 'amethyst',
      ground: ['#b04bff', '#4b139c', '#12042f'],
      accent: '#e2a8ff',
      second: '#4be0ff',
      title: titleColours.violet,
      edge: '#24064f',
      drawHero: drawRing,
    },
    {
      name: 'amber',
      ground: ['#ffd06a', '#b8561a', '#240a08'],
      accent: '#ffe08a',
      second: '#ff9a2a',
      title: ['#fffbe6', '#ffd86a', '#ff9a3a'],
      edge: '#4a1806',
      drawHero: drawAmber,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.rays(art.heroAt.x, art.heroAt.y, art.height, 18, palette.accent, 0.4, 8)
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.62, palette.accent, 0.8)
    const c = [palette.accent, palette.second, '#ffcf4a', '#ff4a6a', '#49e0a0', '#a76bff']
    for (let i = 0; i < 16; i++) {
      const x = art.random() * art.width,
        y = art.height * (0.08 + 0.6 * art.random())
      art.gem(x, y, 10 + art.random() * 22, pick(c, i % 6), pick(['hex', 'brilliant', 'oval', 'square'], i % 4), art.random() * 80 - 40)
    }
    art.hero(() => palette.drawHero?.(art, palette, index))
    art.dust(70, light(palette.accent, 0.7))
    art.floor(art.height * 0.6, dark(palette.ground[2], 0.2))
    art.vignette()
  },
}

function drawCrystals(art: Art, palette: Palette): void {
  for (let i = 0; i < 9; i++) {
    const angle = -90 + (i - 4) * 24,
      L = 200 + (i % 2 ? 0 : 60) - Math.abs(i - 4) * 12,
      W = 44
    art.group(`transform="translate(0 150) rotate(${angle + 90})"`, () => {
      art.path(
        shape.polygon([
          [-W, 0],
          [-W, -L + 50],
          [0, -L],
          [W, -L + 50],
          [W, 0],
        ]),
        art.linear([light(palette.accent, 0.55), mix(palette.accent, palette.ground[1], 0.4), palette.ground[1]], 20),
      )
      art.path(
        shape.polygon([
          [0, 0],
          [0, -L],
          [W, -L + 50],
          [W, 0],
        ]),
        palette.ground[2],
        'opacity=".42"',
      )
      art.path(
        shape.polygon([
          [-W, -L + 50],
          [0, -L],
          [0, -L + 80],
        ]),
        '#fff',
        'opacity=".45"',
      )
    })
  }
  art.glow(0, 0, 230, '#fff', 0.45)
  art.gem(-155, 90, 74, palette.second, 'oval', -18)
  art.gem(158, 96, 78, mix(palette.second, '#ffffff', 0.1), 'square', 16)
  art.gem(0, 0, 172, '#3aa8ff')
  art.spark(-70, -110, 60)
  art.spark(110, -60, 30)
}

function drawHeartStone(art: Art): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) art.ball(side * (26 + i * 25), -150 - i * 13 - Math.sin(i * 0.4) * 18, 13, '#ffcf4a', { contour: 3 })
  }
  art.glow(0, 20, 260, '#ff9ac0', 0.7)
  art.metal(emblem.heart(0, 30, 186), '#ffc42e', { contour: 8, edge: 14 })
  art.gloss(emblem.heart(0, 30, 160), '#f0183f', { edge: 34, lift: 0.5, depth: 0.65 })
  const table: shape.Point[] = [
    [-86, -26],
    [-50, -64],
    [0, -24],
    [50, -64],
    [86, -26],
    [70, 40],
    [0, 112],
    [-70, 40],
  ]
  const rim: shape.Point[] = [
    [-150, -30],
    [-70, -108],
    [0, -44],
    [70, -108],
    [150, -30],
    [112, 60],
    [0, 172],
    [-112, 60],
  ]
  art.path(shape.polygon(table), art.linear(['#ffd0dc', '#ff5a80', '#c80a34', '#ff7a98'], 60))
  table.forEach((corner, i) => art.stroke(shape.line([corner, pick(rim, i)]), '#ffd0dc', 3, 'opacity=".6"'))
  art.path(
    shape.polygon([
      [-86, -26],
      [-50, -64],
      [0, -24],
      [-20, 20],
    ]),
    '#fff',
    'opacity=".5"',
  )
  art.metal(shape.circle(0, -128, 26), '#ffc42e', { contour: 5 })
  art.spark(-92, -80, 56)
  art.spark(120, 60, 30)
}

function drawVault(art: Art): void {
  art.shadow(0, 40, 280, 250, 0.7)
  art.metal(shape.rect(-226, -206, 452, 420, 40), '#6a8a90', { contour: 8, edge: 16 })
  art.metal(shape.circle(0, 0, 190), '#a8b8c0', { contour: 6, edge: 14 })
  for (let i = 0; i < 12; i++) art.ball(...shape.polar(0, 0, 166, i * 30), 13, '#d8e2e8', { contour: 3 })
  art.circle(0, 0, 138, art.radial(['#0f5a4a', '#052a24', '#01100e']))
  art.innerShade(shape.circle(0, 0, 138), '#000000', 40, 0, 14, 0.9)
  art.glow(0, 0, 190, '#3affb0', 0.75)
  art.gem(0, 4, 112, '#19d68f', 'square')
  for (const side of [-1, 1]) art.onSide(side, () => art.metal(shape.rect(196, -150, 44, 92, 12), '#8a9aa4', { contour: 5, edge: 6 }))
  art.coins(8, 0, 190, 230, 32)
  art.spark(-60, -70, 50)
  art.spark(70, 60, 28)
}

function drawRing(art: Art, palette: Palette): void {
  art.shadow(0, 190, 200, 40, 0.7)
  art.glow(0, -60, 240, palette.accent, 0.6)
  const band = `${shape.circle(0, 90, 136)}${shape.circle(0, 90, 104)}`
  art.ring(0, 90, 120, '#3a1a00', 46)
  art.ring(0, 90, 120, art.linear(['#fff3b0', '#ffc42e', '#a8640f', '#ffd86a'], 60), 34)
  art.group('fill-rule="evenodd"', () => art.path(band, '#fff', 'opacity=".12"'))
  for (const [x, y] of [
    [-84, -20],
    [84, -20],
    [-46, 16],
    [46, 16],
  ] as const)
    art.metal(emblem.leaf(x * 0.4, y + 20, 78, 15, Math.atan2(-60, x)), '#ffd23a', { contour: 4 })
  for (const side of [-1, 1]) art.gem(side * 104, -6, 34, palette.second, 'hex')
  art.gem(0, -92, 122, '#a44bff', 'oval', 90)
  art.spark(-60, -150, 60)
  art.spark(90, -60, 30)
  art.spark(-110, 120, 22)
}

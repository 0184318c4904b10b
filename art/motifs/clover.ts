import { drawLadybird } from '../heroes/lucky-ladybird.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import type { Motif } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const clover: Motif = {
  slug: 'clover',
  lettering: { face: 'rubik-mono-one', warp: 'bulge' },
  variants: [
    {
      name: 'clover',
      ground: ['#a8f04a', '#1f9a3a', '#04301f'],
      accent: '#f4ffb0',
      second: '#2fc24a',
      title: titleColours.gold,
      edge: '#0a3a12',
      drawHero: drawClover,
    },
    {
      name: 'pot-of-gold',
      ground: ['#3ad08a', '#0a6a5a', '#03201f'],
      accent: '#fff0a0',
      second: '#2fb86a',
      title: titleColours.gold,
      edge: '#06301c',
      drawHero: drawPotOfGold,
    },
    {
      name: 'horseshoe',
      ground: ['#ffd04a', '#c2761a', '#3a1406'],
      accent: '#fff6c8',
      second: '#3fb83a',
      title: ['#fbffe0', '#c8f56a', '#55bd2f'],
      edge: '#123a06',
      drawHero: drawHorseshoe,
    },
    {
      name: 'ladybird',
      ground: ['#b8f0ff', '#3ab0b8', '#063440'],
      accent: '#ffffff',
      second: '#7ae05a',
      title: ['#ffffff', '#ffe8a0', '#ffb03a'],
      edge: '#063038',
      drawHero: drawLadybird,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.rays(art.heroAt.x, art.heroAt.y, art.height, 20, palette.accent, 0.42, 5)
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.6, palette.accent, 0.85)
    for (let i = 0; i < 10; i++)
      clover4(
        art,
        art.random() * art.width,
        art.random() * art.height * 0.7,
        20 + art.random() * 24,
        art.random() * 90,
        mix(palette.second, palette.ground[1], 0.45),
        3 + (i % 2),
      )
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    art.dust(60, '#fff6c8')
    art.floor(art.height * 0.58, dark(palette.ground[2], 0.2))
    art.vignette(palette.ground[2], 0.55)
  },
}

function clover4(art: Art, x: number, y: number, s: number, rotation: number, colour: string, count = 4): void {
  art.at(x, y, 1, rotation, () => {
    art.stroke(`M0 0Q${s * 0.1} ${s * 0.7} ${s * 0.45} ${s * 1.15}`, dark(colour, 0.3), s * 0.11)
    for (let i = 0; i < count; i++)
      art.turned((i * 360) / count, () => {
        art.gloss(emblem.heart(0, -s * 0.52, s * 0.56), colour, { edge: s * 0.1, contour: s * 0.03, angle: 60 })
        art.stroke(`M0 0V${-s * 0.6}`, light(colour, 0.4), s * 0.03, 'opacity=".6"')
      })
  })
}

function drawClover(art: Art): void {
  art.shadow(0, 40, 230, 200, 0.5)
  clover4(art, 0, -10, 186, 0, '#35c24a')
  art.spark(-80, -120, 40)
  art.spark(110, 40, 28)
  art.coins(9, 0, 30, 240, 36)
  art.ball(0, -10, 18, '#ffe27a')
}

function drawPotOfGold(art: Art): void {
  for (let i = 0; i < 6; i++) {
    const c = pick(['#ff4a4a', '#ff9a2a', '#ffe04a', '#4ad04a', '#3aa0ff', '#9a4aff'], i)
    art.path(`M-300 120A${300 - i * 18} ${300 - i * 18} 0 0 1 0 ${-180 + i * 18}`, 'none', `stroke="${c}" stroke-width="19" opacity=".75"`)
  }
  art.glow(0, -70, 220, '#fff0a0', 0.9)
  for (let i = 0; i < 26; i++)
    art.coin(-130 + art.random() * 260, -60 - art.random() * 90 * Math.sin(art.random() * 3), 38, art.random() * 360, 0.45 + art.random() * 0.55)
  art.gloss('M-176 -20C-220 80 -150 200 0 206C150 200 220 80 176 -20Z', '#2a2f3a', { contour: 7, edge: 26, lift: 0.35 })
  art.gloss(shape.rect(-196, -56, 392, 54, 27), '#3a4150', { contour: 6, edge: 10 })
  clover4(art, 0, 100, 62, 0, '#43d058')
  for (const x of [-110, 110] as const) art.gloss(shape.ellipse(x, 208, 26, 20), '#22262f', { contour: 4 })
  art.spark(-100, -130, 40)
  art.spark(90, -150, 30)
}

function drawHorseshoe(art: Art): void {
  art.glow(0, 0, 240, '#fff6c8', 0.6)
  const d = 'M-70 170L-128 150C-210 20 -190 -190 0 -190C190 -190 210 20 128 150L70 170L62 128C120 30 118 -110 0 -110C-118 -110 -120 30 -62 128Z'
  art.metal(d, '#ffc42e', { contour: 8, edge: 14 })
  for (const s of [-1, 1] as const)
    for (const [x, y] of [
      [98, 110],
      [136, 40],
      [140, -40],
      [104, -112],
      [40, -150],
    ] as const) {
      art.circle(s * x, y, 12, '#7a4200')
      art.circle(s * x, y + 2, 9, '#2a1200')
    }
  clover4(art, 0, 30, 92, 0, '#35c24a')
  art.spark(-120, -120, 44)
  art.spark(150, 60, 28)
  art.coins(7, 0, 110, 220, 32)
}

import { drawKoiCircle } from '../heroes/koi-circle.ts'
import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const asia: Motif = {
  slug: 'asia',
  lettering: { face: 'dela-gothic-one', warp: 'bulge' },
  variants: [
    {
      name: 'ingots',
      ground: ['#ff5a3a', '#b80f24', '#2a020c'],
      accent: '#ffd06a',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#4a0606',
      drawHero: drawIngots,
    },
    {
      name: 'cat',
      ground: ['#12b88a', '#0a5a5a', '#031a24'],
      accent: '#d0ffe8',
      second: '#ff4a3a',
      title: ['#fff', '#ffe27a', '#ff8a1f'],
      edge: '#3a0a06',
      drawHero: drawCat,
    },
    {
      name: 'coin',
      ground: ['#ffcf5a', '#e0641a', '#4a0a0a'],
      accent: '#fff6c8',
      second: '#e0142f',
      title: ['#fff', '#ffd0c0', '#ff3a2a'],
      edge: '#4a0606',
      drawHero: drawCoin,
    },
    {
      name: 'koi',
      ground: ['#1fa8d8', '#0f4a9a', '#041238'],
      accent: '#8af0ff',
      second: '#ff7ab0',
      title: titleColours.gold,
      edge: '#04184a',
      drawScene: drawKoiCircle,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 22, 0.34)
    lantern(art, art.width * 0.12, art.height * 0.18, 0.8)
    lantern(art, art.width * 0.88, art.height * 0.14, 0.9)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    closeScene(art, palette, '#ffe9b0')
  },
}

function ingot(art: Art, x: number, y: number, s: number): void {
  art.at(x, y, s, 0, () => {
    art.metal(
      'M-150 -30C-130 -60 -100 -50 -90 -20C-60 -60 60 -60 90 -20C100 -50 130 -60 150 -30C150 40 100 84 0 84C-100 84 -150 40 -150 -30Z',
      '#ffc42e',
      { contour: 7, edge: 16 },
    )
    art.ellipse(0, -26, 84, 34, art.linear(['#fff3b0', '#e8962a']))
    art.ellipse(-20, -36, 40, 10, '#fff', 'opacity=".6"')
  })
}

function lantern(art: Art, x: number, y: number, s: number): void {
  art.at(x, y, s, 0, () => {
    art.stroke('M0 -400V-60', '#ffc83a', 4)
    art.glow(0, 0, 120, '#ffb04a', 0.6)
    art.gloss('M-30 -60H30C90 -50 90 50 30 60H-30C-90 50 -90 -50 -30 -60Z', '#e8202f', { contour: 5, edge: 18, lift: 0.45 })
    for (const q of [-44, -16, 16, 44] as const) art.stroke(`M${q * 0.5} -58Q${q * 1.7} 0 ${q * 0.5} 58`, '#ffb04a', 3, 'opacity=".7"')
    art.gloss(shape.rect(-36, -72, 72, 16, 5), '#ffc83a', { contour: 3 })
    art.gloss(shape.rect(-36, 56, 72, 16, 5), '#ffc83a', { contour: 3 })
    for (const q of [-14, 0, 14] as const) art.stroke(`M${q} 72V${130 - Math.abs(q)}`, '#ffc83a', 5)
  })
}

function drawIngots(art: Art): void {
  ingot(art, -110, 110, 0.8)
  ingot(art, 110, 110, 0.8)
  ingot(art, 0, 20, 1.15)
  art.rays(0, -60, 260, 14, '#fff0a0', 0.4)
  art.ball(0, -130, 62, '#ff4a3a', { contour: 6, rim: '#ffe0a0' })
  art.path(shape.spark(0, -130, 44, 0.2), '#ffe27a')
  art.coins(8, 0, 60, 240, 28)
}

function drawCat(art: Art): void {
  art.shadow(0, 60, 210, 190, 0.5)
  art.gloss('M-120 40C-150 120 -150 200 -100 220H100C150 200 150 120 120 40Z', '#fff8ee', { contour: 7, edge: 26 })
  art.gloss('M110 40C140 -20 150 -110 146 -160C146 -210 216 -214 220 -160C226 -80 190 60 130 110Z', '#fff8ee', { contour: 7, edge: 18 })
  for (const s of [-1, 1] as const) {
    art.gloss(`M${s * 130} -90L${s * 120} -210L${s * 40} -160Z`, '#fff8ee', { contour: 7, edge: 12 })
    art.path(`M${s * 112} -120L${s * 108} -184L${s * 64} -152Z`, '#ff8a8a')
  }
  art.gloss('M0 -176C90 -176 146 -120 146 -50C146 30 80 74 0 74C-80 74 -146 30 -146 -50C-146 -120 -90 -176 0 -176Z', '#fffaf2', {
    contour: 7,
    edge: 30,
  })
  for (const s of [-1, 1] as const) {
    art.stroke(`M${s * 34} -46Q${s * 66} -84 ${s * 96} -46`, '#2a1a1a', 11)
    art.circle(s * 92, -2, 22, '#ff9a8a', 'opacity=".6"')
    for (const q of [-8, 10] as const) art.stroke(`M${s * 100} ${q}L${s * 176} ${q - 10}`, '#5a4a4a', 4)
  }
  art.gloss('M-15 -14Q0 -22 15 -14Q10 4 0 6Q-10 4 -15 -14Z', '#ff5a6a', { contour: 2 })
  art.stroke('M0 8Q-22 36 -44 16M0 8Q22 36 44 16', '#2a1a1a', 7)
  art.gloss('M-116 60Q0 110 116 60L120 84Q0 138 -120 84Z', '#e0142f', { contour: 5, edge: 7 })
  art.ball(0, 116, 28, '#ffc83a', { contour: 5 })
  art.coin(-30, 178, 62, 0, 1, '#ffc42e')
  for (const x of [-110, 110] as const) art.gloss(shape.ellipse(x, 206, 44, 28), '#fffaf2', { contour: 6, edge: 12 })
}

function drawCoin(art: Art): void {
  art.metal(shape.circle(0, 0, 196), '#ffc42e', { contour: 9, edge: 18 })
  art.circle(0, 0, 164, dark('#c8781a', 0.3))
  art.metal(shape.circle(0, 0, 158), '#e8a02a', { edge: 10 })
  art.path(shape.rect(-56, -56, 112, 112, 10), dark('#a8560a', 0.6))
  art.glow(0, 0, 90, '#e0142f', 0.9)
  art.metal(shape.rect(-66, -66, 132, 16, 4), '#ffd86a', { edge: 3 })
  art.metal(shape.rect(-66, 50, 132, 16, 4), '#ffd86a', { edge: 3 })
  art.metal(shape.rect(-66, -66, 16, 132, 4), '#ffd86a', { edge: 3 })
  art.metal(shape.rect(50, -66, 16, 132, 4), '#ffd86a', { edge: 3 })
  for (let i = 0; i < 4; i++)
    art.turned(i * 90, () => {
      art.path(emblem.diamond(0, -112, 28), dark('#a8560a', 0.3))
      art.path(emblem.diamond(-2, -115, 26), '#fff0b0')
      art.path(shape.spark(104, -104, 22, 0.2), '#fff0b0')
    })
  art.gloss('M-60 196L-20 170L20 170L60 196L40 250L0 226L-40 250Z', '#e0142f', { contour: 5, edge: 8 })
  art.spark(-110, -120, 48)
}

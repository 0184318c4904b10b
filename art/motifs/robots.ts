import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const robots: Motif = {
  slug: 'robots',
  lettering: { face: 'tektur', warp: 'none', weight: 0.02, spacing: 0.02 },
  variants: [
    {
      name: 'mechanic',
      ground: ['#ffd04a', '#e8863a', '#3a1a14'],
      accent: '#fff3b0',
      second: '#2ab8d8',
      title: ['#ffffff', '#fff0a0', '#ffb62a'],
      edge: '#3a1408',
      drawHero: drawMechanic,
    },
    {
      name: 'puppy',
      ground: ['#7adfe8', '#3a8ad0', '#0c1f4a'],
      accent: '#e8ffff',
      second: '#ff6a8a',
      title: titleColours.ice,
      edge: '#08204f',
      drawHero: drawPuppy,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 16, 0.25)
    for (let i = 0; i < 16; i++) {
      const [x, y, w] = [art.random() * art.width, art.random() * art.height * 0.7, 60 + art.random() * 120]
      art.path(shape.rect(x - w / 2, y - 30, w, 60, 12), mix(palette.ground[1], '#ffffff', 0.2), 'opacity=".18"')
      art.stroke(`M${round(x)} ${round(y + 30)}v50h40`, mix(palette.ground[1], '#ffffff', 0.4), 4, 'opacity=".3"')
    }
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

function drawBolts(art: Art, corners: readonly shape.Point[]): void {
  for (const [x, y] of corners) art.ball(x, y, 9, '#e8eef8', { contour: 3 })
}

function drawMechanic(art: Art, palette: Palette): void {
  const shell = '#d8e0ec'
  art.shadow(0, 206, 200, 30, 0.7)
  art.stroke('M0 -150V-206', '#5a6478', 10)
  art.glow(0, -220, 70, '#ff4a5a', 0.9)
  art.ball(0, -220, 20, '#ff4a5a', { contour: 5 })
  for (const side of [-1, 1]) {
    art.gloss(shape.rect(side > 0 ? 142 : -178, -90, 36, 80, 14), palette.second, { contour: 6, edge: 8 })
    art.stroke(`M${side * 130} 110Q${side * 200} 110 ${side * 196} 176`, '#5a6478', 22)
    art.metal(shape.circle(side * 196, 190, 30), '#aab4c8', { contour: 6, edge: 7 })
  }
  art.gloss(shape.rect(-150, -156, 300, 200, 44), shell, { contour: 8, edge: 26, depth: 0.3 })
  art.gloss(shape.rect(-120, -118, 240, 124, 34), '#1a2440', { contour: 5, edge: 14 })
  for (const side of [-1, 1]) {
    art.glow(side * 58, -62, 70, '#4af0ff', 0.9)
    art.ball(side * 58, -62, 36, '#4ae8ff', { rim: '#fff' })
    art.circle(side * 58 - 4, -58, 14, '#04243a')
  }
  art.stroke('M-38 -16Q0 10 38 -16', '#4af0ff', 8)
  art.gloss('M-112 70H112L140 216H-140Z', palette.second, { contour: 8, edge: 22 })
  art.metal(shape.rect(-36, 42, 72, 32, 8), '#8a96ac', { contour: 5, edge: 6 })
  art.gloss(shape.rect(-74, 100, 148, 76, 16), '#fff6e0', { contour: 5, edge: 8 })
  for (const [x, colour] of [
    [-44, '#ff5a5a'],
    [0, '#ffc21f'],
    [44, '#4ad07a'],
  ] as const)
    art.ball(x, 138, 17, colour, { contour: 3 })
  drawBolts(art, [
    [-130, -134],
    [130, -134],
    [-130, 22],
    [130, 22],
  ])
}

function drawPuppy(art: Art, palette: Palette): void {
  const shell = '#f4f8ff'
  art.shadow(0, 206, 210, 30, 0.7)
  art.stroke('M120 120Q216 90 206 10', '#8a96ac', 20)
  art.ball(206, 2, 24, palette.second, { contour: 6 })
  art.gloss(shape.rect(-110, 50, 220, 130, 50), shell, { contour: 8, edge: 24, depth: 0.3 })
  for (const x of [-86, 86]) {
    art.gloss(shape.rect(x - 34, 130, 68, 84, 26), shell, { contour: 7, edge: 14, depth: 0.3 })
    art.gloss(shape.rect(x - 40, 190, 80, 30, 15), '#5a6a8a', { contour: 6, edge: 7 })
  }
  for (const side of [-1, 1])
    art.onSide(side, () => art.gloss('M104 -170C170 -190 214 -130 200 -50C190 -10 150 0 136 -40Z', palette.second, { contour: 7, edge: 18 }))
  art.gloss(shape.rect(-150, -186, 300, 236, 84), shell, { contour: 8, edge: 32, depth: 0.25 })
  art.gloss(shape.rect(-112, -140, 224, 106, 48), '#16203c', { contour: 5, edge: 12 })
  for (const side of [-1, 1]) {
    art.glow(side * 52, -88, 60, '#7affc8', 0.9)
    art.stroke(`M${side * 52 - 26} -80q26 -34 52 0`, '#8affd0', 13)
  }
  art.gloss(shape.rect(-70, -30, 140, 76, 38), light(palette.second, 0.75), { contour: 5, edge: 12 })
  art.gloss('M-30 -22Q0 -36 30 -22Q24 6 0 12Q-24 6 -30 -22Z', '#2a3048', { edge: 8 })
  art.stroke('M0 12V22M0 22Q-16 38 -32 26M0 22Q16 38 32 26', '#2a3048', 6)
  art.gloss(shape.rect(-96, 52, 192, 28, 14), '#e0344a', { contour: 5, edge: 6 })
  art.coin(0, 104, 30, 0, 1, '#ffc42e')
  drawBolts(art, [
    [-118, -152],
    [118, -152],
    [-118, 14],
    [118, 14],
  ])
  art.stroke('M0 -186V-212', dark(shell, 0.4), 8)
  art.ball(0, -216, 13, '#ffc83a', { contour: 4 })
}

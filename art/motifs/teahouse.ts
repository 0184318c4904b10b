import { drawSamovar } from '../heroes/samovar.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { tube } from '../props/tube.ts'

export const teahouse: Motif = {
  slug: 'teahouse',
  lettering: { face: 'pattaya', warp: 'wave', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'teapot',
      ground: ['#b8e0a8', '#4a8a6a', '#0f2a20'],
      accent: '#fffbe0',
      second: '#2a6ab8',
      title: ['#ffffff', '#f4ffd8', '#b8e87a'],
      edge: '#0c2a1c',
      drawHero: drawTeapot,
    },
    {
      name: 'house',
      ground: ['#ff9a7a', '#a83a5a', '#220a24'],
      accent: '#ffe0b0',
      second: '#ffb84a',
      title: titleColours.gold,
      edge: '#3a0a1c',
      drawHero: drawHouse,
    },
    {
      name: 'samovar',
      ground: ['#a8dcff', '#3a7ad8', '#0a1a4a'],
      accent: '#fffbe8',
      second: '#e0384a',
      title: titleColours.gold,
      edge: '#0c1a4a',
      drawHero: drawSamovar,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.circle(art.heroAt.x, art.heroAt.y, Math.min(art.width, art.height) * 0.37, light(palette.accent, 0.3), 'opacity=".8"')
    for (let i = 0; i < 3; i++) {
      const fill = mix(palette.ground[0], palette.ground[1], 0.35 + i * 0.3)
      art.hills(art.height * (0.5 + i * 0.06), 50, 5, fill)
      art.fog(art.height * (0.46 + i * 0.06), art.height * 0.1, palette.accent, 0.35)
    }
    for (const side of [-1, 1]) drawBranch(art, side, palette)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff8e0')
  },
}

function drawBranch(art: Art, side: number, palette: Palette): void {
  art.at(art.width / 2 + (side * art.width) / 2, art.height * 0.02, 1, 0, () =>
    art.onSide(-side, () => {
      art.stroke('M-20 0Q80 20 150 90', '#3a2018', 10)
      for (let i = 0; i < 9; i++)
        art.leaf(20 + i * 15, 8 + i * i, 54, 13, 0.2 + (i % 2) * 1.3, i % 3 ? '#3a8a4a' : mix('#3a8a4a', palette.accent, 0.3))
    }),
  )
}

function drawTeapot(art: Art, palette: Palette): void {
  for (const [x, lean] of [
    [-40, -30],
    [10, 26],
    [60, -20],
  ] as const)
    art.stroke(`M${x} -160Q${x + lean} -200 ${x} -230T${x - lean / 2} -290`, '#fff', 13, 'opacity=".5"')
  art.shadow(0, 188, 230, 36, 0.6)
  art.gloss(shape.ellipse(0, 184, 220, 34), '#8a4a2a', { contour: 6, edge: 12 })
  tube(art, 'M150 -40C240 -60 240 110 130 110', 30, palette.second)
  art.gloss('M-130 40C-180 30 -190 -40 -236 -76C-216 -92 -190 -92 -176 -80C-150 -50 -130 -50 -110 -20Z', '#f6f8ff', { contour: 7, edge: 14 })
  const pot = 'M0 -110C110 -110 176 -50 176 30C176 110 120 176 0 176C-120 176 -176 110 -176 30C-176 -50 -110 -110 0 -110Z'
  art.gloss(pot, '#f6f8ff', { contour: 8, edge: 30, depth: 0.25 })
  art.inside(pot, () => {
    for (let i = 0; i < 4; i++)
      art.stroke(`M${-190 + i * 6} ${146 - i * 9}Q0 ${196 - i * 9} ${190 - i * 6} ${146 - i * 9}`, palette.second, i === 0 ? 14 : 3)
    for (let i = 0; i < 6; i++)
      art.at(-20, 30, 1, i * 60, () => art.gloss('M0 0C-34 -30 -30 -74 0 -88C30 -74 34 -30 0 0Z', palette.second, { edge: 8, lift: 0.5 }))
    art.ball(-20, 30, 20, '#ffc83a')
    for (const [x, y, turn] of [
      [-110, 60, 2.4],
      [-96, -20, 3.6],
      [80, 80, 0.6],
      [84, -20, -0.6],
    ] as const)
      art.leaf(x, y, 56, 15, turn, '#3a8a5a')
  })
  art.gloss('M-92 -100C-80 -150 80 -150 92 -100Q0 -76 -92 -100Z', '#f6f8ff', { contour: 7, edge: 14 })
  art.ball(0, -146, 24, palette.second, { contour: 6 })
}

function drawRoof(art: Art, y: number, half: number, colour: string): void {
  const d = `M${-half} ${y}C${-half * 0.8} ${y - 10} ${-half * 0.5} ${y - 50} ${-half * 0.34} ${y - 78}H${half * 0.34}C${half * 0.5} ${y - 50} ${half * 0.8} ${y - 10} ${half} ${y}L${round(half * 1.06)} ${y - 26}L${half * 0.98} ${y + 16}H${-half * 0.98}L${round(-half * 1.06)} ${y - 26}Z`
  art.gloss(d, colour, { contour: 7, edge: 12 })
  for (let i = -4; i < 5; i++) art.stroke(`M${i * half * 0.08} ${y - 74}L${i * half * 0.2} ${y + 4}`, dark(colour, 0.5), 4, 'opacity=".6"')
}

function drawHouse(art: Art, palette: Palette): void {
  art.shadow(0, 206, 240, 30, 0.7)
  art.gloss(shape.rect(-200, 170, 400, 44, 8), '#5a4a54', { contour: 6, edge: 10 })
  art.gloss(shape.rect(-160, 60, 320, 116, 6), '#8a2a34', { contour: 6, edge: 10 })
  for (const x of [-112, 0, 112]) {
    art.glow(x, 116, 90, '#ffd06a', 0.8)
    art.path(shape.rect(x - 38, 74, 76, 96, 4), art.linear(['#fff3b0', '#ffb84a']))
    art.stroke(`M${x} 74V170M${x - 38} 120H${x + 38}`, '#6a1c24', 5)
  }
  drawRoof(art, 52, 226, '#2a6a6a')
  art.gloss(shape.rect(-96, -88, 192, 66, 6), '#8a2a34', { contour: 6, edge: 8 })
  for (const x of [-56, 0, 56]) art.path(shape.rect(x - 20, -78, 40, 50, 4), art.linear(['#fff3b0', '#ffb84a']))
  drawRoof(art, -92, 156, '#2a6a6a')
  art.ball(0, -186, 16, palette.second, { contour: 5 })
  for (const side of [-1, 1]) {
    art.stroke(`M${side * 196} 70V100`, '#ffc83a', 4)
    art.glow(side * 196, 130, 80, '#ff8a4a', 0.8)
    art.gloss(shape.ellipse(side * 196, 130, 28, 34), '#e8303a', { contour: 5, edge: 10 })
    art.gloss(shape.rect(side * 196 - 16, 92, 32, 10, 4), '#ffc83a', { contour: 3 })
    art.gloss(shape.rect(side * 196 - 16, 158, 32, 10, 4), '#ffc83a', { contour: 3 })
  }
}

import { drawCometKite } from '../heroes/comet-kite.ts'
import { drawLunaMoth } from '../heroes/luna-moth.ts'
import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const moon: Motif = {
  slug: 'moon',
  lettering: { face: 'lobster', warp: 'smile', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'swing',
      ground: ['#2a3a8a', '#4a2a7a', '#0a0626'],
      accent: '#ffe9a8',
      second: '#ff8ab0',
      title: ['#ffffff', '#fff0b8', '#ffc84a'],
      edge: '#140a40',
      drawHero: drawSwing,
    },
    {
      name: 'kite',
      ground: ['#3a1f7a', '#8a4ab8', '#1a0c40'],
      accent: '#fff3d0',
      second: '#3ac8d8',
      title: titleColours.pink,
      edge: '#2a0c4a',
      drawScene: drawCometKite,
    },
    {
      name: 'moth',
      ground: ['#1f7a7a', '#0f3a5a', '#03101f'],
      accent: '#e8ffb0',
      second: '#9af0a8',
      title: ['#ffffff', '#f0ffc8', '#a8e87a'],
      edge: '#04242c',
      drawScene: drawLunaMoth,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.dust(120, '#fff', 0, art.height * 0.6, 0.6, 2.2)
    for (let i = 0; i < 9; i++) {
      const [x, top] = [art.width * (0.06 + i * 0.11), art.height * (0.04 + art.random() * 0.2)]
      art.stroke(`M${round(x)} 0V${round(top)}`, '#fff', 1.5, 'opacity=".5"')
      art.path(shape.star(x, top + 12, 14, 6), mix(palette.accent, '#ffffff', 0.3), 'stroke="#00000033" stroke-width="2"')
    }
    for (let i = 0; i < 3; i++)
      drawPaperCloud(art, art.height * (0.56 + i * 0.06), mix(palette.ground[0], i === 1 ? '#ffffff' : palette.ground[1], 0.4))
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff')
  },
}

/** A strip of clouds cut out of paper. */
function drawPaperCloud(art: Art, y: number, colour: string): void {
  let d = `M-40 ${art.height}V${round(y)}`
  for (let x = -40; x < art.width + 40; x += 90) d += `a45 ${round(30 + art.random() * 26)} 0 0 1 90 0`
  d += `V${art.height}Z`
  art.path(d, '#05020c', 'opacity=".3" transform="translate(0 -8)"')
  art.path(d, art.linear([light(colour, 0.2), colour]))
}

function drawSwing(art: Art, palette: Palette): void {
  art.glow(0, -20, 270, palette.accent, 0.8)
  const crescent = 'M60 -206C-60 -220 -190 -130 -190 10C-190 130 -80 216 50 206C-40 170 -90 90 -80 -10C-74 -100 -20 -170 60 -206Z'
  art.path(crescent, '#05020c', 'opacity=".35" transform="translate(12 16)"')
  art.gloss(crescent, '#ffe08a', { contour: 6, edge: 26, contourColour: '#8a5a14', depth: 0.25 })
  art.stroke('M-150 -20q20 -18 40 0', '#8a5a14', 8)
  art.circle(-120, 46, 20, '#ff9a6a', 'opacity=".6"')
  art.stroke('M-96 70Q-84 92 -60 84', '#8a5a14', 8)
  for (const x of [56, 176]) art.stroke(`M${x === 56 ? 44 : 60} -206L${x} 110`, '#fff3d8', 4)
  art.gloss(shape.rect(40, 106, 152, 24, 10), '#a8642a', { contour: 5, edge: 6 })
  drawCat(art, palette)
  for (const [x, y, r] of [
    [-20, -60, 26],
    [20, 40, 16],
    [-30, 110, 18],
    [190, -150, 24],
  ] as const)
    art.gloss(shape.star(x, y, r, r * 0.45), '#fff3b0', { contour: 4, edge: 5, contourColour: '#8a5a14' })
}

/** A cat sitting on the swing, seen from behind the moon's light. */
function drawCat(art: Art, palette: Palette): void {
  art.stroke('M150 96Q206 90 196 30', '#3a3450', 17)
  art.gloss('M70 108C62 40 86 4 116 4C146 4 170 40 162 108Z', '#3a3450', { contour: 6, edge: 16 })
  for (const side of [-1, 1]) art.gloss(`M${116 + side * 46} -36L${116 + side * 44} -92L${116 + side * 10} -62Z`, '#3a3450', { contour: 6, edge: 8 })
  art.gloss('M116 -72C152 -72 170 -46 166 -18C162 12 140 22 116 22C92 22 70 12 66 -18C62 -46 80 -72 116 -72Z', '#3a3450', { contour: 6, edge: 16 })
  for (const side of [-1, 1]) art.stroke(`M${116 + side * 22 - 11} -22q11 -14 22 0`, '#ffe9a8', 6)
  art.path('M108 -4H124L116 6Z', palette.second)
  art.gloss(shape.rect(78, 14, 76, 18, 9), palette.second, { contour: 4, edge: 5 })
}

import { drawCocoaMug } from '../heroes/cocoa-mug.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

export const chocolate: Motif = {
  slug: 'chocolate',
  lettering: { face: 'pattaya', warp: 'arch', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'bar',
      ground: ['#f0c89a', '#a8643a', '#2f120a'],
      accent: '#fff0d8',
      second: '#6a3018',
      title: ['#ffffff', '#ffe8c8', '#ffb87a'],
      edge: '#2a0e06',
      drawHero: drawBar,
    },
    {
      name: 'truffles',
      ground: ['#ffb8c8', '#c84a6a', '#3a0a24'],
      accent: '#fff0f4',
      second: '#8a3a24',
      title: ['#ffffff', '#ffe0ea', '#ff9ab8'],
      edge: '#4a0a24',
      drawHero: drawTruffles,
    },
    {
      name: 'mug',
      ground: ['#7ad8e8', '#2a7aa0', '#07283c'],
      accent: '#ffe8b8',
      second: '#e0304a',
      title: ['#ffffff', '#fff0d0', '#ffc078'],
      edge: '#062a40',
      drawScene: drawCocoaMug,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 18, 0.3)
    drawDrips(art, palette.second)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff3e0')
  },
}

/** Chocolate running down from the upper edge. */
function drawDrips(art: Art, colour: string): void {
  const points = times(13, (i): shape.Point => [
    (i / 12) * (art.width + 40) - 20,
    i % 2 ? art.height * (0.06 + art.random() * 0.1) : art.height * 0.03,
  ])
  art.gloss(shape.smooth([[-60, -60], [-60, 20], ...points, [art.width + 60, 20], [art.width + 60, -60]], true, 0.9), colour, { edge: 12 })
}

function drawPiece(art: Art, x: number, y: number, size: number, colour: string): void {
  art.gloss(shape.rect(x, y, size, size, 10), colour, { contour: 4, edge: 10 })
  art.gloss(shape.rect(x + size * 0.18, y + size * 0.18, size * 0.64, size * 0.64, 8), light(colour, 0.08), { edge: 7 })
  art.path(shape.spark(x + size / 2, y + size / 2, size * 0.2, 0.22), dark(colour, 0.4))
}

function drawBar(art: Art, palette: Palette): void {
  art.shadow(10, 60, 210, 210, 0.5)
  art.turned(-12, () => {
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        if (!(row === 0 && column === 2)) drawPiece(art, -138 + column * 92, -206 + row * 92, 90, palette.second)
    const wrap = `M-158 20${times(10, (i) => `L${round(-158 + (i + 0.5) * 31.6)} ${i % 2 ? 30 : 2}L${round(-158 + (i + 1) * 31.6)} 18`).join('')}V216H-158Z`
    art.gloss(wrap, '#d8dde8', { contour: 6, edge: 8 })
    art.gloss('M-160 62H160V222Q0 236 -160 222Z', '#c8203f', { contour: 7, edge: 18 })
    art.path('M-160 92H160V104H-160ZM-160 184H160V196H-160Z', '#ffd86a')
    art.path(shape.spark(0, 144, 40, 0.2), '#ffe9a0')
  })
  art.at(150, -150, 0.9, 22, () => drawPiece(art, -45, -45, 90, palette.second))
  art.spark(-90, -150, 40)
}

function drawTruffles(art: Art, palette: Palette): void {
  art.shadow(0, 190, 240, 36, 0.6)
  art.gloss('M-226 60H226L196 216H-196Z', '#d8324a', { contour: 8, edge: 18 })
  art.path('M-226 60H226L220 92H-220Z', mix('#d8324a', '#ffffff', 0.35))
  const rows = [
    [-150, 40, '#f6e8d8'],
    [-50, 40, palette.second],
    [50, 40, '#3a1a12'],
    [150, 40, '#e8a07a'],
    [-100, -40, '#3a1a12'],
    [0, -44, '#f0b8c0'],
    [100, -40, palette.second],
    [-50, -116, '#f6e8d8'],
    [50, -116, '#3a1a12'],
    [0, -184, '#e0344a'],
  ] as const
  const sorted = [...rows].sort((a, b) => a[1] - b[1])
  for (const [i, [x, y, colour]] of sorted.entries()) {
    art.ball(x, y, 54, colour, { contour: 6 })
    if (i % 3 === 0)
      for (let k = 0; k < 3; k++) art.stroke(`M${x - 38} ${y - 16 + k * 14}Q${x} ${y - 44 + k * 14} ${x + 38} ${y - 16 + k * 14}`, '#fff3e0', 5)
    else if (i % 3 === 1)
      for (let k = 0; k < 9; k++) art.circle(x - 34 + ((k * 29) % 70), y - 36 + ((k * 17) % 46), 4.5, pick(['#ffd23a', '#ffffff', '#ff8ab0'], k))
    else art.path(shape.spark(x - 4, y - 14, 24, 0.3), '#ffd86a')
  }
  for (let i = -4; i < 5; i++) art.path(`M${i * 48 - 24} 84q24 30 48 0V60H${i * 48 - 24}Z`, '#fff3e8')
  art.gloss('M-26 110C-90 70 -120 110 -96 140C-70 160 -40 140 0 128C40 140 70 160 96 140C120 110 90 70 26 110Z', '#ffd23a', { contour: 6, edge: 10 })
  art.ball(0, 122, 20, '#ffe08a', { contour: 5 })
}

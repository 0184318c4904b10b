import { times } from '../../kit/numbers.ts'
import * as shape from '../../kit/shapes.ts'
import { drawPixels } from './pixels.ts'
import type { Objects } from './objects.ts'

const gold = '#ffc42e'

export const orchestra: Objects = {
  drum: (art) => {
    art.gloss('M-96 -34V54C-96 110 96 110 96 54V-34Z', '#c8243a', { contour: 7, edge: 16 })
    for (let i = 0; i < 5; i++) art.stroke(`M${-88 + i * 36} ${i % 4 ? 0 : -10}L${-70 + i * 36} ${i % 4 ? 84 : 70}L${-52 + i * 36} 0`, '#fff3c8', 6)
    art.gloss(shape.ellipse(0, -36, 98, 34), '#fff6e4', { contour: 7, edge: 9, depth: 0.2 })
    for (const side of [-1, 1]) {
      art.stroke(`M${side * 8} -40L${side * 84} -100`, '#4a2410', 16)
      art.stroke(`M${side * 8} -40L${side * 84} -100`, '#d89a4a', 8)
      art.ball(side * 6, -38, 13, '#d89a4a', { contour: 4 })
    }
  },
  harp: (art) => {
    for (let i = 0; i < 7; i++) art.stroke(`M${-46 + i * 18} ${-72 + i * 10}V${76 - i * 9}`, '#fff3c8', 4)
    art.stroke('M-66 92V-76C-20 -110 10 -30 84 -54', '#3a2206', 30)
    art.stroke('M-66 92L84 -54', '#3a2206', 30)
    art.stroke('M-66 92V-76C-20 -110 10 -30 84 -54', gold, 17)
    art.stroke('M-66 92L84 -54', '#e8962a', 17)
    art.stroke('M-70 80V-72', '#fff0b0', 5)
    art.metal(shape.rect(-94, 86, 66, 20, 6), gold, { contour: 5, edge: 5 })
    art.ball(-66, -84, 17, gold, { contour: 5 })
  },
  metronome: (art) => {
    art.gloss('M-30 -100H30L80 92H-80Z', '#a8501a', { contour: 7, edge: 16 })
    art.gloss('M-18 -80H18L48 40H-48Z', '#fff0d0', { contour: 4, edge: 6, depth: 0.2 })
    for (let i = 0; i < 5; i++) art.stroke(`M-14 ${-58 + i * 20}H14`, '#8a4a1c', 5)
    art.stroke('M0 58L52 -104', '#2a1a10', 13)
    art.stroke('M0 58L52 -104', '#e8e0f0', 6)
    art.at(34, -48, 1, 18, () => art.metal('M-20 -16H20L13 20H-13Z', gold, { contour: 5, edge: 5 }))
    art.gloss(shape.rect(-92, 82, 184, 24, 8), '#6a2c10', { contour: 6, edge: 6 })
    art.ball(0, 62, 13, gold, { contour: 4 })
  },
}

export const disco: Objects = {
  cassette: (art) => {
    art.gloss(shape.rect(-108, -72, 216, 144, 16), '#3a2a7a', { contour: 7, edge: 14 })
    art.gloss(shape.rect(-88, -54, 176, 78, 10), '#ff6ac8', { contour: 4, edge: 8 })
    art.path(shape.rect(-88, -20, 176, 14), '#ffd84a')
    art.gloss(shape.rect(-62, -26, 124, 44, 20), '#1a1038', { contour: 4, edge: 5 })
    for (const x of [-38, 38]) {
      art.ring(x, -4, 14, '#fff', 7)
      for (let i = 0; i < 3; i++) art.at(x, -4, 1, i * 60, () => art.stroke('M0 -14V14', '#fff', 4))
    }
    art.gloss('M-62 72L-50 38H50L62 72Z', '#5a44b0', { contour: 4, edge: 6 })
  },
  microphone: (art) => art.turned(34, () => {
    art.gloss('M-24 -8H24L14 108H-14Z', '#2a2050', { contour: 6, edge: 10 })
    art.metal(shape.rect(-34, -22, 68, 24, 8), '#ffc83a', { contour: 5, edge: 5 })
    art.metal('M-46 -22C-64 -124 64 -124 46 -22Z', '#c8d0e8', { contour: 6, edge: 10 })
    art.inside('M-46 -22C-64 -124 64 -124 46 -22Z', () => {
      for (let i = -4; i < 5; i++) art.stroke(`M${i * 14 - 40} -110L${i * 14 + 40} -20M${i * 14 + 40} -110L${i * 14 - 40} -20`, '#3a3a6a', 3, 'opacity=".7"')
    })
    art.gloss(shape.rect(-8, 20, 16, 24, 6), '#ff5ad8', { edge: 4 })
  }),
  glasses: (art) => {
    for (const x of [-56, 56]) {
      art.gloss(shape.star(x, 0, 66, 32), '#ff4ac8', { contour: 7, edge: 9 })
      art.path(shape.star(x, 0, 44, 21), art.linear(['#3ad8ff', '#5a3af0', '#1a0a4a'], 60))
      art.stroke(`M${x - 18} -6L${x - 4} -24`, '#fff', 6, 'opacity=".8"')
    }
    art.stroke('M-14 -4Q0 -16 14 -4', '#5a0a4a', 16)
    art.stroke('M-14 -4Q0 -16 14 -4', '#ff4ac8', 8)
  },
}

export const joker: Objects = {
  balls: (art) => {
    art.stroke('M-80 44C-90 -60 -40 -100 0 -100C40 -100 90 -60 80 44', '#fff3c8', 6, 'stroke-dasharray="4 18" opacity=".8"')
    for (const [x, y, colour] of [[-62, 46, '#e0243a'], [0, -58, '#ffc42e'], [62, 46, '#2f8ae0']] as const) {
      art.ball(x, y, 46, colour, { contour: 6 })
      art.path(shape.star(x, y, 25, 11), '#fff', 'opacity=".9"')
    }
  },
  popcorn: (art) => {
    for (const [x, y, r] of [[-52, -50, 30], [-18, -72, 32], [22, -74, 32], [54, -48, 30], [0, -44, 34]] as const) {
      art.gloss(shape.smooth(times(6, (i) => shape.polar(x, y, i % 2 ? r : r * 0.76, i * 60)), true, 0.9), '#fff3c0', { contour: 5, edge: 8, depth: 0.25, contourColour: '#8a5a14' })
    }
    art.gloss('M-84 -34H84L58 104H-58Z', '#f8f4ff', { contour: 7, edge: 10, depth: 0.2 })
    for (const i of [-2, 0, 2]) art.path(`M${i * 28 - 15} -34H${i * 28 + 15}L${i * 19 + 10} 104H${i * 19 - 10}Z`, '#e0243a')
    art.gloss(shape.circle(0, 34, 27), gold, { contour: 5, edge: 6 })
  },
}

export const football: Objects = {
  boot: (art) => {
    art.gloss('M-100 -60C-76 -44 -40 -44 -22 -66L36 -10C60 10 104 8 108 46V58H-96C-108 20 -104 -20 -100 -60Z', '#2a6af0', { contour: 7, edge: 16 })
    art.gloss('M-104 54H110V72H-104Z', '#f4f8ff', { contour: 5, edge: 5 })
    for (const x of [-82, -46, 30, 66, 94]) art.path(`M${x - 9} 74H${x + 9}L${x + 5} 96H${x - 5}Z`, '#c8d0e0', 'stroke="#12204a" stroke-width="4"')
    for (let i = 0; i < 4; i++) art.stroke(`M${-26 + i * 18} ${-48 + i * 17}L${-6 + i * 18} ${-62 + i * 17}`, '#fff', 7)
    art.path('M-84 30Q-20 34 20 4Q-10 56 -84 50Z', '#ffd23a')
  },
  shirt: (art) => {
    art.gloss('M-40 -92Q0 -62 40 -92L108 -54L82 -2L58 -16V98H-58V-16L-82 -2L-108 -54Z', '#e0243a', { contour: 7, edge: 14 })
    art.stroke('M-40 -90Q0 -58 40 -90', '#fff', 9)
    art.path('M-22 -30H26L-2 60H-22L2 -8H-22Z', '#fff')
    for (const side of [-1, 1]) art.stroke(`M${side * 100} -40L${side * 80} -6`, '#fff', 8)
  },
  whistle: (art) => {
    art.stroke('M60 -60C110 -110 20 -120 -30 -96', '#2a6af0', 9)
    art.gloss('M-104 -40H40C92 -40 108 8 92 46C76 88 16 90 -4 50C-10 34 -10 24 -10 14H-104Z', '#ffd23a', { contour: 7, edge: 16 })
    art.circle(40, 20, 26, '#5a3a04')
    art.ball(40, 24, 17, '#e8f0ff')
    art.path('M-48 -40H-16L-24 -12H-48Z', '#5a3a04')
  },
}

const ivory = '#f4e8d0'

export const chess: Objects = {
  bishop: (art) => {
    art.gloss('M0 -82C44 -50 40 -8 20 4L28 62H-28L-20 4C-40 -8 -44 -50 0 -82Z', ivory, { contour: 7, edge: 14, depth: 0.4 })
    art.stroke('M4 -60L26 -30', '#4a3a2a', 8)
    art.ball(0, -92, 14, ivory, { contour: 6 })
    art.gloss(shape.rect(-38, 0, 76, 17, 8), ivory, { contour: 6, edge: 5 })
    for (const [w, y] of [[104, 60], [144, 80]] as const) art.gloss(shape.rect(-w / 2, y, w, 24, 8), ivory, { contour: 6, edge: 7, depth: 0.4 })
  },
  pawn: (art) => {
    art.gloss('M-20 -20H20L34 62H-34Z', '#3a3050', { contour: 7, edge: 12, lift: 0.5 })
    art.ball(0, -54, 44, '#463a60', { contour: 7, rim: '#b8a8ff' })
    art.gloss(shape.rect(-40, -20, 80, 17, 8), '#5a4a7a', { contour: 6, edge: 5 })
    for (const [w, y] of [[108, 58], [148, 80]] as const) art.gloss(shape.rect(-w / 2, y, w, 24, 8), '#3a3050', { contour: 6, edge: 7, lift: 0.5 })
  },
  clock: (art) => {
    art.gloss(shape.rect(-110, -56, 220, 140, 20), '#8a4a1c', { contour: 7, edge: 16 })
    for (const [x, hand] of [[-52, -40], [52, 60]] as const) {
      art.metal(shape.rect(x - 17, -84, 34, 28, 6), gold, { contour: 5, edge: 5 })
      art.circle(x, 14, 45, '#fff6e0', 'stroke="#3a1c08" stroke-width="7"')
      for (let i = 0; i < 12; i += 3) art.stroke(shape.line([shape.polar(x, 14, 32, i * 30), shape.polar(x, 14, 38, i * 30)]), '#2a1a10', 5)
      art.stroke(shape.line([[x, 14], shape.polar(x, 14, 30, hand - 90)]), '#c8242f', 6)
      art.stroke(shape.line([[x, 14], shape.polar(x, 14, 20, hand + 60)]), '#2a1a10', 7)
    }
  },
}

const inks = { r: '#ff3a5a', d: '#a81038', w: '#ffffff', y: '#ffd23a', o: '#e8801a', b: '#3ab0ff', n: '#1a5ad0', k: '#1a0a2a', g: '#3ad86a', t: '#8a4a1c', s: '#c8d4e8' }

export const pixel: Objects = {
  sword: (art) => drawPixels(art, inks, ['.........kkk', '........kwsk', '.......kwsbk', '......kwsbk.', '.....kwsbk..', 'kk..kwsbk...', 'kyk kwbk....', '.kyykkk.....', '.kkyyk......', 'kttkkyk.....', 'ktk..kyk....', 'kk....kk....']),
  coin: (art) => drawPixels(art, inks, ['...kkkkkk...', '.kkyyyyyykk.', '.kywwyyyyok.', 'kywyykkyyyok', 'kywykyykyyok', 'kyyykyykyyok', 'kyyykyykyyok', 'kyyykyykyyok', 'kyyyykkyyook', '.kyyyyyyook.', '.kkyoooookk.', '...kkkkkk...']),
  flask: (art) => drawPixels(art, inks, ['....kttk....', '....kkkk....', '....kwsk....', '....kwsk....', '...kkwskk...', '..kwwsssk...', '.kwgggggsk..', 'kwggggwggsk.', 'kggwgggggsk.', 'kgggggwggsk.', '.kgggggggk..', '..kkkkkkk...']),
  chest: (art) => drawPixels(art, inks, ['.kkkkkkkkkk.', 'kttttttttttk', 'ktyttttttytk', 'ktyttttttytk', 'kkkkkyykkkkk', 'kyyykyykyyyk', 'kttkkkkkkttk', 'ktytykkytytk', 'ktyttyyttytk', 'ktyttttttytk', 'ktyttttttytk', 'kkkkkkkkkkkk']),
}

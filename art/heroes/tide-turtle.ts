import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const skin = '#5ad8a0'
const shell = '#f09a2e'

/** A sea turtle gliding up with the tide. */
export function drawTurtle(art: Art): void {
  art.glow(0, -40, 280, '#fff', 0.45)
  art.at(12, -38, 1, -14, () => {
    art.gloss('M120 60C160 70 214 104 226 150C190 156 130 140 96 96Z', dark(skin, 0.25), { contour: 8, edge: 12 })
    drawFarFlipper(art)
    art.gloss('M176 22C206 30 226 46 240 70C214 72 186 66 166 50Z', skin, { contour: 7, edge: 8 })
    drawHead(art)
    drawShell(art)
    drawFlipper(art)
  })
  for (const [x, y, r] of [[-224, -150, 13], [-200, -190, 8], [-240, -196, 6], [214, 30, 10], [230, -10, 6]] as const) {
    art.ring(x, y, r, '#fff', 3, 'opacity=".85"')
    art.circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#fff')
  }
  drawMinnows(art)
}

function drawShell(art: Art): void {
  const dome = 'M-132 60C-140 -40 -70 -122 30 -122C128 -122 188 -40 184 54C120 92 -70 98 -132 60Z'
  art.gloss('M-146 56C-80 84 120 78 196 46C206 62 200 82 184 88C110 116 -70 120 -138 92C-152 84 -156 66 -146 56Z', '#ffe0a0', { contour: 9, edge: 10 })
  art.gloss(dome, shell, { contour: 9, edge: 28, lift: 0.45 })
  art.inside(dome, () => {
    const plates: readonly (readonly [number, number, number])[] = [[26, -48, 60], [-66, -20, 46], [116, -24, 46], [-22, 46, 42], [72, 46, 42], [-110, 46, 36], [156, 44, 36], [-28, -104, 36], [80, -106, 36]]
    for (const [x, y, r] of plates) {
      const plate = shape.regular(x, y, r, 6, -90)
      art.path(plate, dark(shell, 0.62))
      art.path(shape.regular(x, y, r * 0.86, 6, -90), art.linear([light('#c8641a', 0.25), '#c8641a', dark('#c8641a', 0.4)], 60))
      art.path(shape.regular(x - 2, y - 3, r * 0.5, 6, -90), light('#f0a040', 0.2), 'opacity=".6"')
    }
  })
  art.innerShade(dome, '#5a1a04', 40, -16, -22, 0.6)
  art.innerShade(dome, '#fff3c0', 16, 8, 10, 0.6)
  art.path('M-92 -20C-74 -72 -34 -98 10 -104C-30 -78 -58 -46 -70 -8Z', '#fff', 'opacity=".4"')
}

function drawHead(art: Art): void {
  const head = 'M-106 44C-130 30 -140 8 -160 -4C-184 -10 -226 -8 -242 -44C-252 -80 -222 -112 -184 -110C-146 -108 -128 -80 -120 -46C-116 -26 -108 -10 -92 0Z'
  art.gloss(head, skin, { contour: 9, edge: 18, lift: 0.45 })
  for (const [x, y, r] of [[-168, -96, 9], [-146, -78, 8], [-134, -52, 8], [-120, -14, 9], [-136, -26, 6]] as const) art.ellipse(x, y, r, r * 0.8, dark(skin, 0.45), 'opacity=".6"')
  art.gloss(shape.ellipse(-194, -66, 27, 29), '#fffdf4', { contour: 5, edge: 6, depth: 0.1 })
  art.circle(-200, -64, 18, art.radial(['#8a5ae0', '#2a0f5a']))
  art.circle(-200, -64, 9, '#0c0618')
  art.circle(-208, -72, 7, '#fff')
  art.stroke('M-218 -100Q-194 -112 -172 -96', dark(skin, 0.6), 7)
  art.stroke('M-236 -30Q-206 -16 -180 -28Q-172 -32 -168 -40', '#0c4a3a', 7)
  art.circle(-170, -40, 11, '#ff9a9a', 'opacity=".7"')
  art.circle(-238, -56, 3.5, '#0c4a3a')
}

/** Raised behind the shell, in its shade. */
function drawFarFlipper(art: Art): void {
  const flipper = 'M-112 30C-132 -48 -104 -134 -22 -198C-10 -206 2 -196 -4 -182C-30 -128 -18 -70 12 -30Z'
  art.gloss(flipper, dark(skin, 0.28), { contour: 9, edge: 16 })
  art.inside(flipper, () => {
    for (const [x, y, r] of [[-34, -168, 8], [-58, -142, 10], [-30, -134, 8], [-78, -112, 11], [-46, -104, 10], [-92, -74, 11], [-60, -68, 11]] as const) art.path(shape.regular(x, y, r, 6, 12), dark(skin, 0.58), 'opacity=".55"')
  })
}

function drawFlipper(art: Art): void {
  const flipper = 'M-96 44C-60 34 -10 60 -2 88C-20 140 -80 196 -180 206C-190 206 -192 196 -184 190C-140 160 -122 100 -112 66Z'
  art.gloss(flipper, skin, { contour: 9, edge: 18, lift: 0.4 })
  art.inside(flipper, () => {
    const spots = times(16, (i) => [-70 - (i % 4) * 30 + (i > 7 ? 18 : 0), 80 + Math.floor(i / 4) * 34, 12 - (i % 3) * 2] as const)
    for (const [x, y, r] of spots) art.path(shape.regular(x, y, r, 6, 12), dark(skin, 0.45), 'opacity=".55"')
  })
}

function drawMinnows(art: Art): void {
  for (const [x, y, size, colour] of [[174, -176, 0.8, '#ffd23a'], [218, -142, 0.6, '#ff7ab0'], [-190, 108, 0.7, '#ffd23a']] as const)
    art.at(x, y, size, -10, () => {
      art.gloss('M24 0L54 -24V24Z', dark(colour, 0.15), { contour: 6, edge: 5 })
      art.gloss(shape.ellipse(0, 0, 34, 20), colour, { contour: 6, edge: 9 })
      art.circle(-16, -4, 5, '#140c2c')
    })
}

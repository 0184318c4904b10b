import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'

const cream = '#fff3dc'
const brass = '#ffc83a'
const body = 'M-150 206V-96C-150 -160 -96 -176 0 -176C96 -176 150 -160 150 -96V206Z'

/** An old tram that climbs into the mountains, its lamp lit by day. */
export function drawTram(art: Art, palette: Palette): void {
  art.glow(0, -20, 300, '#fffbe8', 0.7)
  drawPeaks(art)
  art.at(0, 12, 0.96, 0, () => drawCar(art, palette))
}

function drawPeaks(art: Art): void {
  for (const [x, top, half] of [[-330, -60, 300], [330, -90, 320], [-130, -170, 300], [190, -140, 280], [-480, -120, 300], [520, -160, 300]] as const) {
    const slope = 230 - top
    art.path(shape.polygon([[x - half, 230], [x, top], [x + half, 230]]), art.linear(['#7aa8e8', '#3a62b0', '#1c3a80']))
    art.path(shape.polygon([[x, top], [x + half, 230], [x + half * 0.3, 230], [x + half * 0.1, top + slope * 0.5]]), '#1c3470', 'opacity=".4"')
    const at = (across: number, down: number): shape.Point => [x + half * across, top + slope * down]
    art.path(shape.polygon([at(0, 0), at(0.42, 0.42), at(0.27, 0.38), at(0.18, 0.5), at(0.04, 0.36), at(-0.1, 0.52), at(-0.2, 0.38), at(-0.42, 0.42)]), art.linear(['#ffffff', '#d0e4ff']))
  }
  art.path('M-900 212Q-560 120 -260 176T200 168T560 140T900 200V560H-900Z', art.linear(['#6ac86a', '#1f6a5a', '#0c2450']))
  for (const [x, y, size] of [[-262, 200, 1], [-214, 214, 0.8], [258, 196, 1.05], [210, 212, 0.8], [-420, 180, 1.1], [430, 176, 1.1]] as const)
    for (const tier of [0, 1, 2]) art.path(`M${x} ${y - (104 - tier * 26) * size}L${x + (22 + tier * 9) * size} ${y - (46 - tier * 23) * size}H${x - (22 + tier * 9) * size}Z`, art.linear(['#2a8a6a', '#0f4a4a']))
}

function drawCar(art: Art, palette: Palette): void {
  drawWires(art)
  art.shadow(0, 222, 220, 28, 0.85)
  art.gloss('M-128 196H128L146 236H-146Z', '#2a2434', { contour: 8, edge: 8 })
  art.gloss(body, palette.second, { contour: 10, edge: 16, lift: 0.3, depth: 0.3 })
  art.inside(body, () => {
    art.gloss('M-170 -200H170V34Q90 58 0 60Q-90 58 -170 34Z', cream, { edge: 8, depth: 0.1, lift: 0.6 })
    art.stroke('M-170 36Q-90 60 0 62Q90 60 170 36', dark(brass, 0.6), 19)
    art.stroke('M-170 36Q-90 60 0 62Q90 60 170 36', brass, 11)
    art.stroke('M-124 200V84Q-60 98 0 100Q60 98 124 84V200', brass, 5, 'opacity=".9"')
  })
  art.innerShade(body, '#3a0c1c', 26, -10, -10, 0.4)
  drawGlass(art)
  drawRoof(art)
  drawLamps(art)
}

function drawWires(art: Art): void {
  for (const x of [-300, 300]) art.stroke(`M${x} -330L0 -262`, '#3a4464', 4, 'opacity=".7"')
  for (const side of [-1, 1]) art.stroke(`M${side * 60} -186L${side * 16} -222L${side * 44} -258`, '#2a3048', 9)
  art.gloss(shape.rect(-70, -272, 140, 17, 8), '#8a94b0', { contour: 6, edge: 5 })
}

function drawGlass(art: Art): void {
  const panes = ['M-128 18V-76C-128 -98 -112 -106 -88 -110V24Q-110 22 -128 18Z', 'M-72 26V-112Q0 -120 72 -112V26Q0 32 -72 26Z', 'M128 18V-76C128 -98 112 -106 88 -110V24Q110 22 128 18Z']
  for (const pane of panes) {
    art.path(pane, art.linear(['#eafcff', '#6ac0ea', '#1c4a8a']), 'stroke="#5a2a1c" stroke-width="11" stroke-linejoin="round"')
    art.inside(pane, () => {
      art.path('M-160 40L-90 -20L-50 10L0 -44L56 12L96 -14L160 40Z', '#2a5a9a', 'opacity=".55"')
      art.path('M-80 40L-10 -130H40L-30 40Z', '#fff', 'opacity=".35"')
    })
  }
  drawDriver(art)
}

function drawDriver(art: Art): void {
  art.gloss('M-34 28C-34 -4 -20 -14 0 -14C20 -14 34 -4 34 28Z', '#1c3a6a', { contour: 5, edge: 7 })
  art.gloss(shape.circle(0, -38, 28), '#ffd0a0', { contour: 5, edge: 8, depth: 0.2 })
  art.gloss('M-34 -50C-34 -84 34 -84 34 -50Q0 -38 -34 -50Z', '#1c3a6a', { contour: 5, edge: 6 })
  art.stroke('M-30 -52Q0 -40 30 -52', brass, 6)
  art.path('M-26 -30Q-12 -40 0 -30Q12 -40 26 -30Q14 -16 0 -24Q-14 -16 -26 -30Z', '#f4f0ea')
  for (const x of [-11, 11]) art.circle(x, -42, 4, '#1c1420')
}

function drawRoof(art: Art): void {
  art.gloss('M-166 -128C-166 -188 -100 -200 0 -200C100 -200 166 -188 166 -128Q90 -158 0 -158Q-90 -158 -166 -128Z', dark('#2a9a8a', 0.1), { contour: 9, edge: 12 })
  art.gloss('M-158 -146C-140 -206 -80 -214 0 -214C80 -214 140 -206 158 -146Q140 -164 118 -158Q96 -172 70 -164Q40 -180 0 -170Q-40 -180 -70 -164Q-96 -172 -118 -158Q-140 -164 -158 -146Z', '#ffffff', { contour: 7, edge: 9, depth: 0.12, contourColour: '#2a4a7a' })
  art.gloss(shape.rect(-78, -160, 156, 44, 14), '#241c34', { contour: 7, edge: 6 })
  art.glow(0, -138, 70, '#ffc84a', 0.6)
  for (const x of [-48, 0, 48]) art.path(shape.star(x, -138, x ? 13 : 17, x ? 6 : 7.5, 5), '#ffd86a')
}

function drawLamps(art: Art): void {
  art.glow(0, 128, 170, '#fff3b0', 0.95)
  art.metal(shape.circle(0, 126, 50), brass, { contour: 8, edge: 8 })
  art.ball(0, 126, 37, '#fff8d8', { rim: '#fff' })
  for (const side of [-1, 1]) {
    art.metal(shape.circle(side * 102, 140, 24), brass, { contour: 6, edge: 5 })
    art.ball(side * 102, 140, 15, '#ff5a4a')
    art.gloss(shape.rect(side * 168 - 13, -62, 26, 58, 10), '#3a3448', { contour: 6, edge: 5 })
    art.stroke(`M${side * 148} -74L${side * 164} -56`, '#3a3448', 7)
  }
  art.metal(shape.rect(-168, 184, 336, 28, 12), light('#8a94b0', 0.15), { contour: 8, edge: 7 })
}

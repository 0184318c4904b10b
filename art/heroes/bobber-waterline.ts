import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

/** Half above the water, half below: the bobber still floats, the pike is already there. */
export function drawBobberWaterline(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const line = y - 92 * scale
  art.backdrop(['#ffb86a', '#ffe0b0', palette.ground[1]])
  art.glow(x + art.width * 0.26, line - 10, art.width * 0.34, '#fff0b0', 1)
  art.circle(x + art.width * 0.26, line - 6, 62 * scale, '#fff6d8')
  art.ridge(line + 4, 110 * scale, 9, '#c8788a', 'opacity=".7"', 0.3)
  art.ridge(line + 6, 46 * scale, 26, '#6a4a72', '', 0.7)
  drawDepth(art, palette, line)
  art.hero(() => {
    drawHook(art)
    drawPike(art)
    drawBobber(art, palette)
  })
  closeScene(art, palette, '#fff')
}

function drawDepth(art: Art, palette: Palette, line: number): void {
  const surface = times(13, (i): shape.Point => [(art.width * i) / 12, line + Math.sin(i * 1.7) * 7])
  const body = `${shape.smooth(surface, false)}V${art.height}H0Z`
  art.path(body, art.linearOn(['#4ac8d8', palette.ground[1], palette.ground[2]], 0, line, 0, art.height * 0.9))
  art.inside(body, () => {
    art.beams(art.width * 0.76, line - 60, 9, art.height * 0.75, 100, '#fff6d0', 0.4, 100)
    times(20, () => art.ring(art.random() * art.width, line + 30 + art.random() * art.height * 0.4, 2 + art.random() ** 2 * 10, '#e0fbff', 2, 'opacity=".5"'))
    for (let i = 0; i < 9; i++) {
      const [x, tall] = [art.width * (i < 4 ? i * 0.05 : 0.62 + i * 0.045), art.height * (0.12 + art.random() * 0.16)]
      const foot = art.height * 0.74
      art.stroke(`M${round(x)} ${round(foot)}C${round(x + 26)} ${round(foot - tall * 0.4)} ${round(x - 24)} ${round(foot - tall * 0.7)} ${round(x + 12)} ${round(foot - tall)}`, '#0a5a52', 13)
    }
  })
  art.stroke(shape.smooth(surface, false), '#fff', 9, 'opacity=".85"')
  art.stroke(shape.smooth(surface.map(([px, py]) => [px, py + 13] as const), false), '#fff', 4, 'opacity=".4"')
}

function drawBobber(art: Art, palette: Palette): void {
  art.stroke('M-92 -340C-60 -280 -84 -250 -78 -214', '#fff', 4)
  art.at(-76, -98, 0.78, -9, () => {
    art.ball(0, 20, 104, '#fff6ee', { contour: 8 })
    art.inside(shape.circle(0, 20, 104), () => {
      art.path('M-120 20Q0 56 120 20V-100H-120Z', art.linear(['#ff6a7a', palette.second, dark(palette.second, 0.3)], 30))
      art.ellipse(-40, -34, 36, 20, '#fff', 'opacity=".7" transform="rotate(-30 -40 -34)"')
      art.rect(-120, 34, 240, 100, '#2a9ac0', 'opacity=".45"')
    })
    art.gloss(shape.rect(-12, -150, 24, 78, 10), palette.second, { contour: 6, edge: 6 })
  })
  art.ellipse(-76, -92, 130, 15, '#fff', 'opacity=".5"')
}

function drawHook(art: Art): void {
  art.stroke('M-76 -10C-70 30 -92 50 -90 84', '#fff', 3, 'opacity=".8"')
  art.stroke('M-90 84V128A26 26 0 0 1 -142 128V116', '#10202c', 15)
  art.stroke('M-90 84V128A26 26 0 0 1 -142 128V116', '#d8e8f2', 8)
  art.stroke('M-92 104C-60 110 -66 136 -92 132C-122 128 -128 152 -100 160C-84 164 -76 172 -80 184', '#7a1f2a', 21)
  art.stroke('M-92 104C-60 110 -66 136 -92 132C-122 128 -128 152 -100 160C-84 164 -76 172 -80 184', '#ff8a8a', 13)
}

function drawPike(art: Art): void {
  art.at(118, 96, 1, 9, () => {
    art.gloss('M176 -6C220 -70 254 -80 270 -72C250 -30 250 30 276 74C252 82 214 60 176 14Z', '#3a8a4a', { contour: 7, edge: 14 })
    art.gloss('M70 -66C96 -116 150 -122 168 -104C152 -82 150 -60 152 -44Z', '#3a8a4a', { contour: 6, edge: 10 })
    const body = 'M-172 6C-120 -40 -60 -74 40 -76C110 -76 160 -40 196 0C160 46 100 82 20 82C-60 82 -116 66 -150 48L-84 26Z'
    art.gloss(body, '#5ab04a', { contour: 8, edge: 26, lift: 0.4 })
    art.inside(body, () => {
      art.path('M-180 60C-80 30 60 60 210 10V120H-180Z', '#fff6c8', 'opacity=".85"')
      times(20, (i) => art.ellipse(-56 + (i % 7) * 36, -44 + Math.floor(i / 7) * 28 + (i % 2) * 10, 12, 6, light('#5ab04a', 0.55), 'opacity=".8"'))
    })
    art.path('M-172 6L-84 26L-150 48C-166 34 -172 20 -172 6Z', '#4a0f1c')
    for (let i = 0; i < 5; i++) art.path(`M${-158 + i * 15} ${9 + i * 3.4}l10 2l-6 13Z`, '#fff')
    for (let i = 0; i < 4; i++) art.path(`M${-142 + i * 14} ${45 - i * 4.4}l9 -3l-6 -11Z`, '#fff')
    art.gloss('M-20 40C-6 70 -10 96 -40 112C-52 92 -50 64 -44 46Z', '#3a8a4a', { contour: 5, edge: 8 })
    art.stroke('M-44 -50C-24 -20 -24 30 -44 60', '#1f5a2a', 6, 'opacity=".6"')
    art.circle(-88, -16, 23, '#ffe27a', 'stroke="#1f4a1f" stroke-width="6"')
    art.circle(-94, -15, 11, '#10241a')
    art.circle(-99, -21, 4, '#fff')
    art.stroke('M-116 -38Q-92 -52 -66 -42', '#1f4a1f', 8)
  })
}

import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const hide = 'M-8 -150L-190 178C-120 206 120 206 190 178L8 -150Z'

/** A herders' tent, warm from within, under the lights of the north. */
export function drawTentUnderLights(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop([palette.ground[0], palette.ground[1], mix(palette.ground[1], palette.accent, 0.25)])
  art.dust(Math.round(art.width / 4), '#fff', 0, art.height * 0.6, 0.5, 2.2)
  drawLights(art, palette)
  art.ridge(art.height * 0.64, art.height * 0.17, 7, art.linear([mix(palette.accent, '#dcfff0', 0.4), '#1c5a6a', '#0a2a3c']), '', 0.7)
  art.hills(art.height * 0.7, art.height * 0.04, 5, art.linear(['#8ae8d0', '#2a7a86', palette.ground[2]]))
  art.hero(() => {
    art.glow(0, 60, 300, '#ffb04a', 0.55)
    art.shadow(0, 190, 260, 30, 0.6, '#021018')
    drawPoles(art)
    drawHide(art)
  })
  drawReindeer(art, x - 318 * scale, y + 196 * scale, scale * 0.78)
  art.glowEllipse(x, y + 208 * scale, 230 * scale, 30 * scale, '#ffb04a', 0.6)
  closeScene(art, palette, '#fff')
}

/** Folded curtains of light, each with a bright hem. */
function drawLights(art: Art, palette: Palette): void {
  const steps = 60
  for (const [fold, colour] of [palette.second, palette.accent, palette.accent, light(palette.accent, 0.2)].entries()) {
    const hem = art.height * (0.2 + fold * 0.11)
    times(steps, (i) => {
      const share = i / steps
      const by = hem + Math.sin(share * 6.4 + fold * 2.1) * art.height * 0.09 + Math.sin(share * 15 + fold) * art.height * 0.025
      const length = art.height * (0.24 + 0.2 * Math.abs(Math.sin(i * 0.37 + fold * 1.3)))
      art.rect(round(share * art.width), round(by - length), round((art.width / steps) * 1.4), round(length * 1.1), art.linear([[0, palette.second, 0], [0.5, colour, 0.16], [0.86, colour, 0.44], [0.95, light(colour, 0.6), 0.6], [1, colour, 0]]))
    })
  }
}

function drawPoles(art: Art): void {
  for (const [from, to] of [[-30, 46], [-10, 22], [14, -26], [34, -52]] as const) {
    art.stroke(`M${from} -130L${to} -232`, '#1c100c', 17)
    art.stroke(`M${from} -130L${to} -232`, '#8a5a34', 10)
  }
  for (const dx of [-26, 4, 22]) art.cloud(dx * 2 + 30, -250 - Math.abs(dx), 90, '#dcfff0', 0.35)
}

function drawHide(art: Art): void {
  art.gloss(hide, '#e0a860', { contour: 11, edge: 34, lift: 0.45, depth: 0.5, contourColour: '#3a1a0c' })
  art.inside(hide, () => {
    art.glow(0, 130, 230, '#ffdf8a', 0.85)
    art.path('M-8 -150L-190 178L-120 200L-4 -150Z', '#fff0c8', 'opacity=".3"')
    for (const dx of [-128, -62, 66, 130]) art.stroke(`M0 -160L${dx} 206`, '#8a4a1c', 5, 'opacity=".65"')
    for (const [by, colour] of [[-66, '#c8344a'], [64, '#2a6a9a']] as const) {
      art.stroke(`M-220 ${by + 40}Q0 ${by + 74} 220 ${by + 40}`, dark(colour, 0.5), 34)
      art.stroke(`M-220 ${by + 40}Q0 ${by + 74} 220 ${by + 40}`, colour, 26)
      for (let i = -6; i <= 6; i++) art.path(shape.regular(i * 34, by + 57 - Math.abs(i) * 1.6, 9, 4), '#ffe8b0')
    }
  })
  const opening = 'M-14 34L-58 192C-20 200 24 200 60 192L14 34Q0 26 -14 34Z'
  art.path(opening, art.linear(['#fff6d0', '#ffb83a', '#d8501c']), 'stroke="#3a1a0c" stroke-width="10" stroke-linejoin="round"')
  art.inside(opening, () => {
    art.glow(0, 160, 70, '#fffbe4', 0.9)
    art.flame(0, 190, 24, 70)
  })
  art.gloss('M14 34L60 192C76 190 88 188 100 184L40 84C32 62 24 46 14 34Z', '#c8843c', { contour: 7, edge: 9, contourColour: '#3a1a0c' })
  art.path('M-178 158C-186 196 -120 218 0 214C120 218 186 196 178 158C150 184 116 172 96 190C60 182 -30 204 -70 188C-110 190 -150 176 -178 158Z', '#f0fff8')
  art.spark(-74, -20, 34)
}

/** A reindeer that looks up at the sky. */
function drawReindeer(art: Art, x: number, y: number, scale: number): void {
  const coat = '#12303c'
  art.at(x, y, scale, 0, () => {
    art.shadow(0, 4, 120, 14, 0.5, '#021018')
    art.path('M-86 -92C-60 -116 20 -112 52 -104L86 -168C88 -188 108 -198 124 -190L150 -176C156 -168 148 -158 136 -160L116 -154C112 -112 96 -76 66 -60L70 0H54L44 -52H-44L-56 0H-72L-70 -58C-92 -64 -98 -82 -86 -92Z', coat)
    art.path('M-60 -56L-40 0H-52L-74 -54ZM34 -54L44 0H32L22 -52Z', coat)
    for (const [dx, lean] of [[0, 0], [16, 10]] as const) art.stroke(`M${104 + dx} -192C${84 + dx} -226 ${70 + dx} -262 ${86 + dx} -304M${84 + dx} -240C${66 + dx} -248 ${50 + dx} -266 ${48 + dx} -286M${82 + dx} -272L${112 + dx + lean} -296`, coat, 9)
    art.path('M-86 -92C-60 -116 20 -112 52 -104L60 -118C30 -122 -50 -128 -88 -98Z', '#8af0d0', 'opacity=".6"')
  })
}

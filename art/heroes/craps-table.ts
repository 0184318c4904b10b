import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { chipStack } from '../props/cards.ts'
import { die } from '../props/die.ts'

/** Two sixes land on the cloth under a lamp. */
export function drawCrapsTable(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const cloth = y + 40 * scale
  art.backdrop([dark(palette.ground[0], 0.72), dark(palette.ground[1], 0.5), palette.ground[2]])
  for (let i = 0; i < 9; i++) art.path(shape.rect((art.width * i) / 8 - 34 * scale, 0, 60 * scale, cloth, 6), light(palette.ground[1], 0.05), 'opacity=".25"')
  art.path(`M0 ${round(cloth - 74 * scale)}H${art.width}V${round(cloth)}H0Z`, art.linear(['#c87a3a', '#8a4418', '#4a1c08']))
  art.path(`M0 ${round(cloth - 8 * scale)}H${art.width}V${art.height}H0Z`, art.linear([light(palette.ground[0], 0.1), palette.ground[1], palette.ground[2]]))
  for (const [i, share] of [0.5, 0.8, 1.15].entries())
    art.path(`M${round(x - art.width * share * 0.5)} ${round(cloth + (30 + i * 64) * scale)}H${round(x + art.width * share * 0.5)}L${round(x + art.width * share * 0.6)} ${round(cloth + (84 + i * 70) * scale)}H${round(x - art.width * share * 0.6)}Z`, 'none', `stroke="${palette.accent}" stroke-width="${3 + i}" opacity=".5"`)
  art.path(`M${round(x - 70 * scale)} -20H${round(x + 70 * scale)}L${round(x + 420 * scale)} ${round(cloth + 300 * scale)}H${round(x - 420 * scale)}Z`, art.linear([[0, '#fff3c8', 0.6], [0.75, '#fff3c8', 0.14], [1, '#fff3c8', 0]]))
  art.hero(() => {
    drawLamp(art)
    chipStack(art, -204, 120, 52, '#2a62c8', 5)
    chipStack(art, 214, 90, 50, '#ffb41f', 7)
    for (let i = 0; i < 3; i++) art.stroke(`M${-250 + i * 18} ${-96 + i * 40}Q${-190 + i * 10} ${-60 + i * 38} ${-150 + i * 14} ${-20 + i * 34}`, '#ffffff', 8, 'opacity=".45"')
    art.shadow(-60, 196, 170, 30, 0.8)
    art.shadow(128, 116, 120, 24, 0.7)
    die(art, 116, -6, 124, 14, '#fff6ee', [6, 5, 3], '#d0142f')
    die(art, -66, 60, 164, -12, '#fff6ee', [6, 4, 2], '#d0142f')
    for (const [ex, ey, s] of [[20, 206, 17], [206, 196, 14]] as const) art.path(emblem.diamond(ex, ey, s), palette.second, 'opacity=".9"')
    art.spark(-130, -56, 54)
  })
  times(20, () => art.circle(x + (art.random() - 0.5) * 300 * scale, y + (art.random() - 0.6) * 400 * scale, 1.5 + art.random() * 3, '#fff3c8', 'opacity=".7"'))
  closeScene(art, palette)
}

function drawLamp(art: Art): void {
  art.stroke('M0 -340V-246', '#1a0a0c', 9)
  art.gloss('M-92 -206C-84 -246 -44 -262 0 -262C44 -262 84 -246 92 -206Z', '#2a8a5a', { contour: 7, edge: 10 })
  art.ellipse(0, -206, 92, 13, '#fffbe0')
  art.glow(0, -200, 130, '#fff3b0', 0.9)
}

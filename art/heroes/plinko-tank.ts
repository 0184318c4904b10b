import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const clams = [
  [-128, '#ff5a8a', '2'],
  [0, '#ffc21f', '90'],
  [128, '#8a5aff', '4'],
] as const

/** A ball sinking among pearls to the clams on the sand. */
export function drawTank(art: Art, palette: Palette): void {
  art.backdrop([light(palette.ground[0], 0.35), palette.ground[1], palette.ground[2]])
  art.beams(art.width * 0.7, -40, 8, art.height * 0.95, 80, '#e0fbff', 0.4, 100)
  const far = (x: number, y: number, w: number) => art.path(shape.ellipse(x, y, w, w * 0.3), dark(palette.ground[1], 0.35), 'opacity=".6"')
  far(art.width * 0.05, art.height * 0.62, art.width * 0.42)
  far(art.width, art.height * 0.6, art.width * 0.46)
  art.hero(() => {
    times(26, () => art.ring(-260 + art.random() * 520, -260 + art.random() * 440, 3 + art.random() ** 2 * 15, '#e0fbff', 2.5, 'opacity=".55"'))
    for (const [x, lean, tall] of [[-236, -20, 190], [-206, 14, 130], [226, 22, 210], [196, -16, 140]] as const) drawWeed(art, x, lean, tall)
    for (const [row, count] of [3, 4, 5].entries())
      times(count, (i) => {
        const [x, y] = [(i - (count - 1) / 2) * 104, -180 + row * 84]
        art.glow(x, y, 44, '#fff', 0.4)
        art.ball(x, y, 19, '#fff2f8', { rim: palette.accent, contour: 3 })
      })
    for (const [x, colour, label] of clams) drawClam(art, x, colour, label)
    drawFish(art, 168, -232, 0.62, '#ffb01f')
    drawFish(art, -196, 48, 0.5, '#7af0c8')
    art.stroke('M-74 -250C-40 -200 -66 -170 -30 -130C-4 -100 -40 -70 -34 -30', '#fff', 26, 'opacity=".16"')
    times(9, (i) => art.ring(-62 + Math.sin(i * 1.9) * 18 + i * 4, -58 - i * 24, 13 - i, '#fff', 3, 'opacity=".8"'))
    art.glow(-34, 20, 150, palette.second, 0.8)
    art.ball(-34, 20, 64, palette.second, { contour: 6, rim: '#ffe0ea' })
  })
  closeScene(art, palette)
}

function drawWeed(art: Art, x: number, lean: number, tall: number): void {
  const d = `M${x} 230C${x + lean} ${230 - tall * 0.3} ${x - lean * 1.6} ${230 - tall * 0.6} ${x + lean} ${230 - tall}`
  art.stroke(d, '#06304a', 26)
  art.stroke(d, '#1fa87a', 16)
  art.stroke(d, '#8af0b0', 5, 'opacity=".7"')
}

function drawClam(art: Art, x: number, colour: string, label: string): void {
  const fan = `M${x - 62} 158C${x - 70} 100 ${x - 30} 78 ${x} 78C${x + 30} 78 ${x + 70} 100 ${x + 62} 158Q${x} 182 ${x - 62} 158Z`
  art.gloss(fan, light(colour, 0.25), { contour: 6, edge: 12, depth: 0.2 })
  for (const dx of [-36, -12, 12, 36]) art.stroke(`M${x + dx * 0.4} 160L${x + dx} 94`, dark(colour, 0.25), 5, 'opacity=".6"')
  art.gloss(`M${x - 66} 158Q${x} 190 ${x + 66} 158C${x + 62} 214 ${x + 30} 232 ${x} 232C${x - 30} 232 ${x - 62} 214 ${x - 66} 158Z`, colour, { contour: 6, edge: 14 })
  art.path(textOutline('unbounded8', `×${label}`, 34, { anchor: 'middle', x, y: 216 }).d, '#fff', `stroke="${dark(colour, 0.7)}" stroke-width="7" paint-order="stroke" stroke-linejoin="round"`)
}

function drawFish(art: Art, x: number, y: number, size: number, colour: string): void {
  art.at(x, y, size, 0, () =>
    art.onSide(-Math.sign(x), () => {
      art.gloss('M-60 0C-100 -44 -110 -40 -112 -34C-100 -10 -100 10 -112 34C-110 40 -100 44 -60 0Z', pick([dark(colour, 0.2)], 0), { contour: 5, edge: 8 })
      art.gloss('M-72 0C-40 -56 40 -56 76 0C40 56 -40 56 -72 0Z', colour, { contour: 6, edge: 14 })
      art.path('M-14 -40Q10 0 -14 40Q-34 40 -44 30Q-26 0 -44 -30Q-34 -40 -14 -40Z', '#fff', 'opacity=".85"')
      art.circle(42, -8, 13, '#fff')
      art.circle(45, -8, 8, '#0a1a2a')
    }),
  )
}

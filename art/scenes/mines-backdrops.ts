// Places for mines: calm, because a field of tiles covers most of them, and dark at the foot, where the controls are.
import { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const places: Record<string, (art: Art) => void> = {
  deep: drawSea,
  lava: drawCave,
  night: drawMoonlight,
  frost: drawSnow,
}

export function drawMinesBackdrops(): { name: string; wide: string; tall: string }[] {
  return Object.entries(places).map(([look, draw]) => {
    const [wide, tall] = ([[1280, 720], [585, 1266]] as const).map(([width, height]) => {
      const art = new Art(width, height, `mines-${look}-${width}`, 'm')
      draw(art)
      return art.svg()
    })
    return { name: look, wide: wide!, tall: tall! }
  })
}

function drawSea(art: Art): void {
  const { width, height } = art
  art.backdrop([[0, '#2496ec'], [0.36, '#14509e'], [0.7, '#0a2258'], [1, '#040c2a']])
  art.glowEllipse(width / 2, -height * 0.06, width * 0.7, height * 0.42, '#a8f0ff', 0.5)
  art.beams(width / 2, -height * 0.16, 9, height * 1.05, 92, '#c8f4ff', 0.2)
  art.ridge(height * 0.92, height * 0.1, 10, '#0a2a5c', 'opacity=".8"', 0.3)
  for (const [side, from] of [[0.03, 7], [0.97, 7]] as const) {
    for (let frond = 0; frond < from; frond++) drawWeed(art, width * side + (frond - 3) * width * 0.016, height, height * (0.16 + art.random() * 0.2))
  }
  for (const each of times(46, () => ({ x: art.random() * width, y: art.random() * height, r: 2 + art.random() ** 3 * 13 }))) {
    art.ring(each.x, each.y, each.r, '#d8f6ff', 1.6, `opacity="${round(0.2 + art.random() * 0.3)}"`)
    art.circle(each.x - each.r * 0.3, each.y - each.r * 0.3, each.r * 0.22, '#fff', 'opacity=".6"')
  }
  art.hills(height * 0.985, height * 0.03, 6, '#030a22')
  art.vignette('#030a22', 0.62)
}

function drawWeed(art: Art, x: number, foot: number, length: number): void {
  const sway = (art.random() - 0.5) * length * 0.5
  art.stroke(`M${round(x)} ${round(foot)}C${round(x + sway)} ${round(foot - length * 0.4)} ${round(x - sway)} ${round(foot - length * 0.7)} ${round(x + sway * 0.6)} ${round(foot - length)}`, '#0e4a5e', 9, 'opacity=".75"')
}

function drawCave(art: Art): void {
  const { width, height } = art
  art.backdrop([[0, '#2a0a14'], [0.45, '#5a1620'], [0.72, '#9a2e1c'], [1, '#280810']])
  art.glowEllipse(width / 2, height * 0.74, width * 0.66, height * 0.34, '#ff7a2a', 0.75)
  for (const [y, amplitude, fill] of [[0.2, 0.18, '#3a0e18'], [0.12, 0.16, '#1e060e']] as const) {
    const teeth = times(15, (i) => [(i / 14) * width, height * (y + (i % 2 ? art.random() * amplitude : -0.04))] as const)
    art.path(`${shape.line([[0, -4], ...teeth, [width, -4]])}Z`, fill)
  }
  art.ridge(height * 0.78, height * 0.2, 12, '#3a0c14', '', 0.7)
  const stream = height * 0.86
  art.path(shape.smooth([[-40, stream], [width * 0.2, stream - 14], [width * 0.5, stream + 10], [width * 0.8, stream - 8], [width + 40, stream + 6], [width + 40, height + 40], [-40, height + 40]], true, 0.9), art.linear(['#ffd24a', '#ff6a1f', '#a81f12']))
  for (let crust = 0; crust < 16; crust++) {
    const [x, y, r] = [art.random() * width, stream + 22 + art.random() * height * 0.12, 20 + art.random() * 54]
    art.path(shape.regular(x, y, r, 6, art.random() * 60), '#3a0c10', 'opacity=".82"')
  }
  art.glowEllipse(width / 2, stream, width * 0.7, height * 0.12, '#ffb04a', 0.6)
  art.ridge(height * 1.0, height * 0.07, 11, '#160409', '', 0.8)
  art.dust(90, '#ffb04a', 0, height * 0.9, 0.8, 3.4)
  art.vignette('#0e0306', 0.7)
}

function drawMoonlight(art: Art): void {
  const { width, height } = art
  art.backdrop([[0, '#1c1646'], [0.5, '#4a3a86'], [0.74, '#3a2c66'], [1, '#0c0820']])
  art.dust(170, '#fff', 0, height * 0.5, 0.6, 2.2)
  const [x, y, r] = [width * 0.9, height * 0.13, Math.min(width, height) * 0.085]
  art.glow(x, y, r * 4, '#e8dcff', 0.8)
  art.circle(x, y, r, '#f4eeff')
  for (const [dx, dy, share] of [[-0.32, -0.2, 0.2], [0.3, 0.24, 0.27], [0.12, -0.46, 0.12]] as const) art.circle(x + dx * r, y + dy * r, share * r, '#d0c0f0')
  art.beams(x, y, 7, height * 1.1, 96, '#d8c8ff', 0.16, 122)
  for (const [at, amplitude, fill] of [[0.66, 0.16, '#2e2456'], [0.78, 0.12, '#211942'], [0.9, 0.09, '#140e2c']] as const) art.ridge(height * at, height * amplitude, 12, fill, '', 0.35)
  art.fog(height * 0.7, height * 0.14, '#c8b0ff', 0.28)
  for (let fir = 0; fir < 26; fir++) drawFir(art, art.random() * width, height * (0.93 + art.random() * 0.07), height * (0.06 + art.random() * 0.08), '#0a0718')
  art.vignette('#080516', 0.66)
}

function drawSnow(art: Art): void {
  const { width, height } = art
  art.backdrop([[0, '#0c3a6a'], [0.34, '#2a86b8'], [0.62, '#8ad0ea'], [0.8, '#4a94c4'], [1, '#0c2c52']])
  for (const [at, colour] of [[0.12, '#7affd8'], [0.2, '#9ab8ff'], [0.28, '#d8a8ff']] as const) {
    art.glowEllipse(width * (0.3 + art.random() * 0.4), height * at, width * 0.6, height * 0.1, colour, 0.42)
  }
  art.dust(80, '#fff', 0, height * 0.4, 0.6, 2)
  for (const [at, amplitude, fill] of [[0.64, 0.26, '#5aa4cc'], [0.74, 0.18, '#3a7cac'], [0.84, 0.12, '#245c8c']] as const) {
    art.ridge(height * at, height * amplitude, 11, art.linear([light(fill, 0.55), fill, dark(fill, 0.25)]), '', 0.75)
  }
  for (let fir = 0; fir < 22; fir++) drawFir(art, art.random() * width, height * (0.92 + art.random() * 0.06), height * (0.06 + art.random() * 0.09), '#0e3a62', '#d8f2ff')
  art.hills(height * 0.96, height * 0.04, 6, '#12406c')
  for (const each of times(120, () => ({ x: art.random() * width, y: art.random() * height, r: 1 + art.random() ** 2 * 5 }))) art.circle(each.x, each.y, each.r, '#fff', `opacity="${round(0.25 + art.random() * 0.5)}"`)
  art.vignette('#061a36', 0.66)
}

function drawFir(art: Art, x: number, foot: number, height: number, fill: string, snow?: string): void {
  const tier = (from: number, half: number, to: number) => shape.polygon([[x, foot - height * from], [x + half * height, foot - height * to], [x - half * height, foot - height * to]])
  art.path([tier(1, 0.2, 0.55), tier(0.76, 0.27, 0.28), tier(0.5, 0.34, 0)].join(''), fill)
  if (snow) art.path(tier(1, 0.09, 0.8), snow, 'opacity=".8"')
}

// Badges of the ten levels: a hexagon that grows a star, leaves and a crown on the way up.
import { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import * as shape from '../kit/shapes.ts'
import { levelIcons } from './level-icons.ts'

const levels: readonly { seed: string; colour: string; icon: keyof typeof levelIcons }[] = [
  { seed: 'kaplya', colour: '#b87a4a', icon: 'drop' },
  { seed: 'iskra', colour: '#d88a4a', icon: 'spark' },
  { seed: 'briz', colour: '#8fb8c8', icon: 'wind' },
  { seed: 'volna', colour: '#3ab8d8', icon: 'wave' },
  { seed: 'mayak', colour: '#4a8af0', icon: 'beacon' },
  { seed: 'parus', colour: '#6a6af0', icon: 'sail' },
  { seed: 'shtorm', colour: '#9a5af0', icon: 'bolt' },
  { seed: 'zenit', colour: '#e04ac0', icon: 'sun' },
  { seed: 'kometa', colour: '#f04a5a', icon: 'comet' },
  { seed: 'yantar', colour: '#ffb81f', icon: 'amber' },
]

const starFrom = 4
const glowFrom = 6
const leavesFrom = 8
const crownFrom = 9

/** Badges by file name, `level-1` to `level-10`. */
export function drawLevelBadges(): Record<string, string> {
  return Object.fromEntries(levels.map((_, i) => [`level-${i + 1}`, drawBadge(i)]))
}

function drawBadge(index: number): string {
  const level = levels[index]
  if (!level) throw new Error(`no level ${index}`)
  const { seed, colour, icon } = level
  const art = new Art(240, 240, seed, 'v')
  // The crown needs room at the top.
  const [y, scale] = index >= crownFrom ? [127, 0.93] : [120, 1]
  art.at(120, y, scale, 0, () => {
    drawFrame(art, index, colour)
    const field = emblem.roundedHexagon(0, 0, index >= starFrom ? 64 : 74, 0.2)
    art.path(field, art.linear([mix(colour, '#1a1228', 0.25), dark(colour, 0.72)], 70))
    art.innerShade(field, '#05020c', 10, -2, -5, 0.6)
    levelIcons[icon](art, art.linear(['#fffbe8', light(colour, 0.55), light(colour, 0.1)]), colour)
    art.inside(field, () =>
      art.path(
        shape.polygon([
          [-90, -90],
          [20, -90],
          [-60, 60],
          [-90, 60],
        ]),
        '#fff',
        'opacity=".14"',
      ),
    )
    if (index < crownFrom) return
    art.metal('M-30 -92L-38 -116L-16 -104L0 -120L16 -104L38 -116L30 -92Z', '#ffd04a', { contour: 4, edge: 4 })
    art.ball(0, -100, 6, '#ff4a4a')
  })
  return art.svg()
}

function drawFrame(art: Art, index: number, colour: string): void {
  if (index >= glowFrom) art.glow(0, 0, 118, colour, 0.55)
  if (index >= leavesFrom) {
    for (const side of [-1, 1]) {
      art.onSide(side, () => {
        for (let k = 0; k < 4; k++)
          art.metal(emblem.leaf(56, 40 - k * 4, 62 - k * 6, 13, -0.15 - k * 0.38), light(colour, 0.1), { edge: 4, contour: 3 })
      })
    }
  }
  const arms = index >= leavesFrom ? 12 : index >= glowFrom ? 8 : 6
  if (index >= starFrom) art.metal(shape.star(0, 0, 98, 82, arms), mix(colour, '#fff', 0.1), { edge: 6, contour: 4 })
  const rim = mix(colour, '#e8e0d0', index < 2 ? 0.1 : 0.2)
  art.metal(emblem.roundedHexagon(0, 0, index >= starFrom ? 80 : 92, 0.2), rim, { contour: 5, edge: 9 })
}

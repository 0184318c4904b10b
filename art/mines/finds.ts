// What lies under the tiles of mines: in each look a treasure and what nobody wants to find, 200 × 200.
import { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const drawings: Record<string, (art: Art) => void> = {
  'deep-gem': (art) => {
    art.glow(100, 104, 96, '#5af0c8', 0.5)
    art.gem(100, 98, 66, '#1fd09a', 'brilliant')
    art.spark(142, 54, 24)
  },
  'deep-mine': (art) => {
    art.glow(100, 100, 98, '#ff3a4a', 0.5)
    drawHorns(art, 10, '#8aa0b4', '#e0344a')
    art.ball(100, 100, 58, '#2f4a66', { contour: 5, rim: '#8ad8ff' })
    art.metal(shape.rect(41, 92, 118, 16, 5), '#4a6a88', { edge: 4, contour: 2 })
    for (const x of [56, 74, 126, 144]) art.ball(x, 100, 4, '#c8dcec')
    art.glow(100, 100, 40, '#ff3a4a', 0.9)
    art.ball(100, 100, 15, '#ff3a4a', { rim: '#fff', contour: 3 })
  },
  'lava-gem': (art) => {
    art.glow(100, 102, 96, '#ffb01f', 0.6)
    art.gem(100, 100, 58, '#ff9a1f', 'hex')
    art.spark(136, 56, 24, '#fff3c0')
  },
  'lava-mine': (art) => {
    art.glow(100, 110, 90, '#ff4a1f', 0.7)
    art.ball(94, 114, 62, '#2a2630', { contour: 5, rim: '#ffb07a' })
    art.inside(shape.circle(94, 114, 59), () => {
      const crack = 'M60 180L74 146L58 122L88 108L78 78M74 146L104 152L128 130L156 142M104 152L108 184'
      art.stroke(crack, '#ff4a1f', 10, 'opacity=".6"')
      art.stroke(crack, '#ffd24a', 4)
    })
    art.metal('M116 48l30 17-12 21-30-17z', '#7a8298', { contour: 4, edge: 4 })
    art.stroke('M134 56c14-22 24-8 32-26', '#d8b47a', 7)
    art.glow(168, 30, 34, '#ffb01f', 1)
    art.path(shape.star(168, 30, 24, 10, 8), '#fff3b0')
    art.path(shape.star(168, 30, 13, 6, 7), '#ff8a1f')
  },
  'night-gem': (art) => {
    art.glow(100, 102, 96, '#ff6ab0', 0.55)
    art.path(shape.star(100, 102, 72, 38, 5), dark('#ffcf5a', 0.72), `stroke="${dark('#ffcf5a', 0.72)}" stroke-width="12" stroke-linejoin="round"`)
    art.gloss(shape.star(100, 102, 68, 36, 5), '#ffcf5a', { edge: 9, lift: 0.6 })
    for (let arm = 0; arm < 5; arm++) art.at(100, 102, 1, arm * 72, () => art.path('M0 0L0 -66L-20 -28Z', '#fff', 'opacity=".34"'))
    art.spark(140, 52, 22)
  },
  'night-mine': (art) => {
    art.glow(100, 100, 98, '#ff3a5a', 0.5)
    for (let thorn = 0; thorn < 8; thorn++) {
      art.at(100, 100, 1, thorn * 45 + 22, () => art.gloss('M-22 -44Q-10 -76 -2 -96Q14 -76 22 -44Z', '#7a5ac8', { edge: 5, contour: 3.5, lift: 0.5 }))
    }
    art.ball(100, 100, 55, '#3a3460', { contour: 5, rim: '#d8c8ff' })
    for (const [x, y, r] of [[78, 78, 11], [124, 84, 8], [116, 128, 12], [76, 122, 7]] as const) art.circle(x, y, r, '#241f44', 'opacity=".8"')
    art.glow(100, 102, 40, '#ff3a5a', 0.95)
    art.ball(100, 102, 17, '#ff3a5a', { contour: 4, rim: '#fff' })
  },
  'frost-gem': (art) => {
    art.glow(100, 102, 96, '#b58aff', 0.55)
    art.gem(100, 100, 62, '#9a5af8', 'oval')
    art.spark(134, 52, 24)
  },
  'frost-mine': (art) => {
    art.glow(100, 100, 98, '#ff5a7a', 0.42)
    for (const [turn, length] of times(12, (i) => [i * 30, i % 2 ? 82 : 96] as const)) {
      art.at(100, 100, 1, turn, () => {
        art.path(`M-15 -40L0 -${length}L15 -40Z`, '#8ac8ec', `stroke="${dark('#5aa0d0', 0.6)}" stroke-width="4" stroke-linejoin="round"`)
        art.path(`M-15 -40L0 -${length}L0 -40Z`, '#f2fbff')
      })
    }
    art.ball(100, 100, 52, '#24506e', { contour: 5, rim: '#e8faff' })
    art.path('M58 92Q76 60 116 54Q94 74 92 92Q74 84 58 92Z', '#e8faff', 'opacity=".55"')
    art.glow(104, 106, 36, '#ff3a5a', 0.95)
    art.ball(104, 106, 16, '#ff3a5a', { contour: 4, rim: '#fff' })
  },
}

/** Each look of mines has a backdrop, a treasure `<look>-gem` and a `<look>-mine`. */
export function drawFinds(): Record<string, string> {
  return Object.fromEntries(Object.entries(drawings).map(([name, draw]) => {
    const art = new Art(200, 200, name, 'f')
    draw(art)
    return [name, art.svg()]
  }))
}

/** Horns around a ball in the middle, each with a cap of its own colour. */
function drawHorns(art: Art, count: number, metal: string, cap: string): void {
  for (let horn = 0; horn < count; horn++) {
    art.at(100, 100, 1, (horn * 360) / count, () => {
      art.metal(shape.rect(-7, -80, 14, 28, 4), metal, { contour: 3, edge: 3 })
      art.ball(0, -83, 9, cap, { contour: 3, rim: light(cap, 0.6) })
    })
  }
}

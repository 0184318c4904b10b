import * as emblem from '../../kit/emblems.ts'
import * as shape from '../../kit/shapes.ts'
import { tube } from '../../props/tube.ts'
import { flower } from './common.ts'
import type { Objects } from './objects.ts'

const gold = '#ffc42e'

export const olymp: Objects = {
  lyre: (art) => {
    for (const x of [-24, -8, 8, 24]) art.stroke(`M${x} -66V62`, '#fff3c8', 4)
    for (const side of [-1, 1]) {
      art.stroke(`M${side * 30} 70C${side * 110} 50 ${side * 96} -20 ${side * 60} -50Q${side * 46} -76 ${side * 74} -100`, '#3a2206', 28)
      art.stroke(`M${side * 30} 70C${side * 110} 50 ${side * 96} -20 ${side * 60} -50Q${side * 46} -76 ${side * 74} -100`, gold, 16)
    }
    art.metal(shape.rect(-66, -76, 132, 18, 8), gold, { contour: 5, edge: 5 })
    art.metal('M-56 58H56L40 96H-40Z', gold, { contour: 6, edge: 8 })
    art.gem(0, 76, 16, '#3ab8ff', 'hex')
  },
  column: (art) => {
    art.gloss('M-96 -44L0 -104L96 -44Z', '#f2ecdf', { contour: 6, edge: 10 })
    art.path('M-56 -54L0 -88L56 -54Z', '#5a78c8')
    for (const x of [-70, -23, 23, 70]) art.gloss(shape.rect(x - 13, -36, 26, 104, 4), '#f2ecdf', { contour: 5, edge: 7, angle: 0 })
    art.gloss(shape.rect(-98, -48, 196, 18, 4), '#ffdf8a', { contour: 5, edge: 5 })
    for (const [w, y] of [[196, 66], [216, 84]] as const) art.gloss(shape.rect(-w / 2, y, w, 18, 4), '#d8d0e4', { contour: 5, edge: 5 })
  },
}

export const aztec: Objects = {
  pyramid: (art) => {
    for (const [i, half] of [104, 84, 64, 44].entries()) art.gloss(`M${-half} ${92 - i * 38}L${-half + 14} ${56 - i * 38}H${half - 14}L${half} ${92 - i * 38}Z`, '#c89a5a', { contour: 5, edge: 8 })
    art.gloss('M-26 92L-15 -56H15L26 92Z', '#e8c48a', { contour: 4, edge: 5 })
    for (let i = 0; i < 8; i++) art.stroke(`M-20 ${80 - i * 18}H20`, '#8a5a2a', 4)
    art.gloss(shape.rect(-30, -98, 60, 42, 4), '#2fa89a', { contour: 5, edge: 6 })
    art.path(shape.rect(-10, -84, 20, 28), '#241008')
  },
  serpent: (art) => {
    tube(art, 'M78 70C20 110 -80 90 -66 44C-54 8 70 36 66 -10C62 -48 -10 -30 -34 -34', 36, '#1fa86a', true)
    for (const [x, y, turn] of [[-10, -76, -70], [-40, -88, -100], [16, -58, -46]] as const) {
      art.leaf(x, y + 20, 62, 15, (turn * Math.PI) / 180, turn === -100 ? '#ff5a3a' : '#ffc83a')
    }
    art.gloss('M-100 -20C-104 -60 -60 -74 -26 -64C0 -56 2 -20 -20 -10C-50 4 -96 10 -100 -20Z', '#2fc07a', { contour: 6, edge: 12 })
    art.circle(-52, -44, 13, '#fff3a0')
    art.circle(-54, -43, 7, '#12200c')
    art.stroke('M-98 -14L-112 2M-98 -14L-114 -14', '#e0243a', 6)
  },
  sun: (art) => {
    for (let i = 0; i < 12; i++) art.turned(i * 30, () => art.metal('M-17 -64L0 -112L17 -64Z', gold, { contour: 5, edge: 5 }))
    art.metal(shape.circle(0, 0, 74), gold, { contour: 5, edge: 12 })
    for (const x of [-26, 26]) art.gloss(shape.ellipse(x, -14, 16, 12), '#1fb8a8', { contour: 5, edge: 4 })
    art.gloss('M-10 -8H10L16 22H-16Z', '#e89a2a', { contour: 4, edge: 4 })
    art.gloss(shape.rect(-32, 34, 64, 20, 8), '#fff3dc', { contour: 5, edge: 4 })
    for (const x of [-12, 8]) art.stroke(`M${x} 36V52`, '#5a2a08', 4)
  },
}

export const arabian: Objects = {
  scimitar: (art) => art.turned(24, () => {
    art.metal('M-20 50C-44 0 -40 -70 34 -108C50 -60 40 -20 14 50Z', '#cfd8ea', { contour: 6, edge: 8 })
    art.stroke('M-12 40C-26 0 -20 -50 20 -86', '#fff', 4, 'opacity=".8"')
    art.metal('M-48 46Q0 62 46 46L48 64Q0 80 -50 64Z', gold, { contour: 5, edge: 5 })
    art.gloss('M-12 66H12L18 104H-10Z', '#a8243a', { contour: 5, edge: 5 })
    art.gem(-2, 60, 13, '#2fd07a', 'oval')
  }),
  palace: (art) => {
    art.gloss(shape.rect(-92, 0, 184, 90, 4), '#f4d8a8', { contour: 6, edge: 10 })
    for (const [x, w, y] of [[-72, 30, -6], [72, 30, -6], [0, 52, -10]] as const) {
      art.gloss(`M${x - w} ${y}C${x - w * 1.15} ${y - w} ${x - w * 0.3} ${y - w * 1.1} ${x} ${y - w * 1.7}C${x + w * 0.3} ${y - w * 1.1} ${x + w * 1.15} ${y - w} ${x + w} ${y}Z`, '#2f8ad8', { contour: 5, edge: 9 })
      art.ball(x, y - w * 1.7, 8, gold, { contour: 3 })
    }
    art.path('M-24 90V46C-24 20 -8 18 0 2C8 18 24 20 24 46V90Z', '#7a2a5a', 'stroke="#3a1028" stroke-width="5"')
    for (const x of [-62, 62]) art.path(`M${x - 12} 60V36Q${x} 14 ${x + 12} 36V60Z`, '#5a2a6a')
  },
  ring: (art) => {
    art.ring(0, 34, 58, '#3a2206', 34)
    art.ring(0, 34, 58, gold, 22)
    art.ring(-3, 30, 62, '#fff0b0', 6)
    art.metal('M-42 -14L-30 -40H30L42 -14L20 6H-20Z', gold, { contour: 5, edge: 5 })
    art.gem(0, -52, 52, '#b83af0', 'brilliant')
    art.spark(34, -84, 28)
  },
  pitcher: (art) => {
    art.stroke('M40 -50C96 -64 104 10 46 26', '#3a2206', 24)
    art.stroke('M40 -50C96 -64 104 10 46 26', gold, 13)
    art.metal('M-22 -60H22C20 -30 62 -10 62 32C62 66 40 74 30 80L44 100H-44L-30 80C-40 74 -62 66 -62 32C-62 -4 -100 -4 -106 -40C-86 -40 -70 -24 -50 -16C-30 -24 -20 -34 -22 -60Z', gold, { contour: 6, edge: 12 })
    art.metal('M-30 -60H30L16 -84H-16Z', gold, { contour: 5, edge: 5 })
    art.ball(0, -94, 11, '#e0243a', { contour: 4 })
    art.gem(0, 30, 26, '#1fb8a8', 'oval')
  },
}

export const samurai: Objects = {
  katana: (art) => art.turned(38, () => {
    art.metal('M-9 38C-14 -30 -8 -80 14 -112C18 -70 14 -20 12 38Z', '#d8e2f0', { contour: 6, edge: 5 })
    art.stroke('M0 30C-4 -30 2 -70 12 -96', '#fff', 3)
    art.metal(shape.ellipse(1, 42, 36, 11), gold, { contour: 5, edge: 5 })
    art.gloss(shape.rect(-12, 50, 25, 60, 6), '#2a1a3a', { contour: 5, edge: 5 })
    for (const y of [62, 78, 94]) art.path(emblem.diamond(0, y, 9), '#e0243a')
  }),
  sakura: (art) => flower(art, '#ff9ac0', '#ffd23a', 5, 52),
}

export const asia: Objects = {
  envelope: (art) => {
    art.gloss(shape.rect(-68, -98, 136, 196, 12), '#d8202f', { contour: 6, edge: 14 })
    art.gloss('M-68 -98H68V-60Q0 -4 -68 -60Z', '#f03a3f', { contour: 5, edge: 8 })
    art.coin(0, -26, 30, 0, 1, gold, 'star')
    art.ring(0, 50, 24, gold, 6)
    art.path(emblem.diamond(0, 50, 16), gold)
  },
}

export const teahouse: Objects = {
  cup: (art) => {
    for (const x of [-24, 10]) art.stroke(`M${x} -54C${x - 18} -76 ${x + 20} -84 ${x + 4} -108`, '#ffffff', 9, 'opacity=".6"')
    art.gloss('M-78 -36H78C80 30 44 66 26 70V82H-26V70C-44 66 -80 30 -78 -36Z', '#f4f8ff', { contour: 7, edge: 16, depth: 0.3 })
    art.ellipse(0, -36, 76, 20, '#7ab84a', 'stroke="#c8d8f0" stroke-width="7"')
    art.leaf(-12, -36, 44, 14, -0.2, '#3a8a2a')
    art.at(0, 26, 0.34, 0, () => flower(art, '#3a6ae0', '#ffd23a', 5, 40))
    art.gloss(shape.ellipse(0, 86, 92, 16), '#c8803a', { contour: 5, edge: 6 })
  },
  jasmine: (art) => {
    art.leaf(0, 30, 108, 38, 2.4, '#3a9a3f')
    art.leaf(0, 30, 108, 38, 0.7, '#2f8a36')
    art.at(0, -8, 0.94, 18, () => flower(art, '#fffdf4', '#ffd23a', 6, 40))
  },
  lantern: (art) => {
    art.stroke('M0 -112V-84M0 80V110', '#ffd86a', 7)
    art.gloss('M-44 -76H44C104 -50 104 50 44 76H-44C-104 50 -104 -50 -44 -76Z', '#e8302a', { contour: 7, edge: 18 })
    art.glow(0, 0, 72, '#ffd86a', 0.8)
    for (const x of [-46, 0, 46]) art.stroke(`M${x * 0.6} -74Q${x * 1.5} 0 ${x * 0.6} 74`, '#8a0f14', 4)
    for (const y of [-92, 74]) art.metal(shape.rect(-50, y, 100, 19, 6), gold, { contour: 5, edge: 5 })
  },
}

/** Folded paper: flat faces, each in its own light. */
export const origami: Objects = {
  butterfly: (art) => {
    for (const side of [-1, 1])
      art.onSide(side, () => {
        for (const [d, colour] of [['M4 0L40 -92L106 -84L84 -10Z', '#ff6a8a'], ['M4 0L40 -92L62 -34Z', '#ffa0b4'], ['M4 0L84 -10L62 -34Z', '#d83a64'], ['M4 4L78 8L72 66L30 90Z', '#ffb04a'], ['M4 4L72 66L30 90Z', '#e0802a']] as const)
          art.path(d, colour, 'stroke="#3a0a24" stroke-width="5" stroke-linejoin="round"')
      })
    art.path('M-8 -60L0 -84L8 -60L5 84H-5Z', '#5a1a3a', 'stroke="#2a0618" stroke-width="5" stroke-linejoin="round"')
  },
  fish: (art) => {
    for (const [d, colour] of [['M48 0L108 -62V62Z', '#2a8ad8'], ['M48 0L108 -62L92 0Z', '#6ac0ff'], ['M-108 0L-10 -76L62 0Z', '#5ab8ff'], ['M-108 0L-10 76L62 0Z', '#1f74c8'], ['M-10 -76L62 0H-10Z', '#9ad8ff'], ['M-10 76L62 0H-10Z', '#3a94e0']] as const)
      art.path(d, colour, 'stroke="#06204a" stroke-width="5" stroke-linejoin="round"')
    art.circle(-58, -14, 9, '#06204a')
  },
  pinwheel: (art) => {
    for (const [i, colour] of ['#ff5a6a', '#ffc83a', '#3ac88a', '#4a9aff'].entries())
      art.turned(i * 90, () => {
        art.path('M0 0L-76 -76H28Z', colour, 'stroke="#241038" stroke-width="5" stroke-linejoin="round"')
        art.path('M0 0L28 -76L54 -28Z', '#fff6ea', 'stroke="#241038" stroke-width="5" stroke-linejoin="round"')
      })
    art.ball(0, 0, 18, gold, { contour: 5 })
  },
}

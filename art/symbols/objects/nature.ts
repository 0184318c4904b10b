import * as emblem from '../../kit/emblems.ts'
import * as shape from '../../kit/shapes.ts'
import { acorn, basket, flower } from './common.ts'
import type { Objects } from './objects.ts'

const gold = '#ffc42e'

export const clover: Objects = {
  hat: (art) => {
    art.gloss('M-58 40L-66 -88Q0 -112 66 -88L58 40Z', '#1fa84a', { contour: 6, edge: 16 })
    art.gloss(shape.ellipse(0, 52, 108, 30), '#27b854', { contour: 6, edge: 10 })
    art.path('M-61 8Q0 34 61 8L58 42Q0 68 -58 42Z', '#12241a')
    art.metal('M-28 8H28V54H-28Z', gold, { contour: 5, edge: 5 })
    art.path(shape.rect(-13, 20, 26, 22), '#12241a')
  },
  pouch: (art) => {
    for (const [x, y] of [[-30, -58], [28, -60], [0, -72]] as const) art.coin(x, y, 28, 0, 1, '#ffbf1f', 'star')
    art.gloss('M-40 -36C-110 20 -100 98 0 98C100 98 110 20 40 -36Z', '#9a5a2a', { contour: 7, edge: 20 })
    art.gloss('M-54 -52Q0 -30 54 -52L44 -22Q0 -6 -44 -22Z', '#b8743a', { contour: 5, edge: 6 })
    art.stroke('M-42 -26Q0 -8 42 -26', gold, 9)
    for (let i = 0; i < 4; i++) art.at(0, 44, 1, i * 90 + 45, () => art.gloss(emblem.heart(0, -20, 22), '#3ad06a', { contour: 4, edge: 5 }))
  },
}

export const jungle: Objects = {
  orchid: (art) => {
    art.leaf(0, 40, 104, 30, 2.5, '#3a9a3f')
    art.leaf(0, 40, 104, 30, 0.6, '#2f8a36')
    art.at(0, -12, 0.98, 0, () => flower(art, '#d84af0', '#ffd23a', 5, 44))
    art.gloss('M-20 -6Q0 20 20 -6L12 44Q0 58 -12 44Z', '#ffe6fa', { contour: 4, edge: 6 })
  },
  drum: (art) => {
    art.gloss('M-78 -58L-46 98H46L78 -58Z', '#a8582a', { contour: 7, edge: 16 })
    for (const [x, colour] of [[-50, '#ffc83a'], [-17, '#e0342a'], [17, '#1fa89a'], [50, '#ffc83a']] as const) art.path(`M${x - 14} -30H${x + 14}L${x * 0.72} 46Z`, colour)
    art.gloss(shape.ellipse(0, -62, 84, 30), '#f8e4b8', { contour: 7, edge: 10, depth: 0.25 })
    art.stroke('M-60 74H60', gold, 10)
  },
}

export const honey: Objects = {
  flower: (art) => flower(art, '#ffffff', '#ffb81f', 9, 26),
  dipper: (art) => art.turned(36, () => {
    art.gloss(shape.rect(-9, -112, 18, 110, 8), '#c8803a', { contour: 6, edge: 5 })
    art.gloss('M-34 20C-50 70 -26 100 -14 84C-8 112 14 112 16 88C40 100 48 60 34 20Z', '#ffb81f', { contour: 5, edge: 8 })
    for (const [y, w] of [[-10, 34], [8, 46], [26, 50], [44, 46], [60, 34]] as const) art.gloss(shape.rect(-w, y - 7, w * 2, 14, 7), '#d89a44', { contour: 4, edge: 4 })
  }),
  comb: (art) => {
    for (const [x, y, colour] of [[0, 0, '#ffc42e'], [0, -66, '#ffb01f'], [0, 66, '#f09a14'], [57, -33, '#ffd24a'], [-57, -33, '#ffd86a'], [57, 33, '#ffb01f'], [-57, 33, '#ffc42e']] as const) {
      art.gloss(shape.regular(x, y, 40, 6, 0), '#e8901a', { contour: 6, edge: 6, contourColour: '#5a2a04' })
      art.gloss(shape.regular(x, y, 28, 6, 0), colour, { edge: 7 })
    }
    art.gloss(emblem.drop(34, 92, 12, 22), '#ffc42e', { contour: 4, edge: 5 })
  },
}

export const animals: Objects = {
  acorn,
  leaf: (art) => {
    art.gloss('M0 74C-26 84 -60 76 -56 52C-92 50 -104 16 -78 0C-98 -30 -66 -58 -44 -46C-44 -84 -14 -100 0 -108C14 -100 44 -84 44 -46C66 -58 98 -30 78 0C104 16 92 50 56 52C60 76 26 84 0 74Z', '#e8742a', { contour: 6, edge: 14 })
    art.stroke('M0 112V-70M0 40L-46 10M0 40L46 10M0 0L-34 -28M0 0L34 -28', '#7a2a0a', 7)
  },
  paw: (art) => {
    art.gloss('M0 -14C50 -14 84 40 72 74C60 104 28 84 0 84C-28 84 -60 104 -72 74C-84 40 -50 -14 0 -14Z', '#b8743a', { contour: 6, edge: 16 })
    for (const [x, y, turn] of [[-76, -26, -24], [-30, -70, -8], [30, -70, 8], [76, -26, 24]] as const) art.at(x, y, 1, turn, () => art.gloss(shape.ellipse(0, 0, 25, 34), '#c8844a', { contour: 6, edge: 10 }))
  },
}

export const safari: Objects = {
  binoculars: (art) => {
    for (const side of [-1, 1])
      art.onSide(side, () => {
        art.gloss('M14 -84H58L92 44H20Z', '#4a5a3a', { contour: 6, edge: 12 })
        art.gloss(shape.rect(12, -102, 50, 26, 8), '#2a3222', { contour: 5, edge: 5 })
        art.metal(shape.circle(58, 56, 48), '#aab4a0', { contour: 6, edge: 7 })
        art.circle(58, 56, 35, art.radial(['#bfe9ff', '#3a9ad8', '#0a3a6a'], 0.5, 0.5, 0.6, 0.35, 0.3))
        art.ellipse(46, 42, 12, 8, '#fff', 'opacity=".8"')
      })
    art.gloss(shape.rect(-18, -56, 36, 60, 8), '#5a6a46', { contour: 5, edge: 6 })
  },
  tree: (art) => {
    art.circle(0, 0, 102, art.linear(['#ffd86a', '#ff9a3a', '#e0502a']), 'stroke="#4a1408" stroke-width="8"')
    art.circle(0, 30, 46, '#fff0b0')
    art.inside(shape.circle(0, 0, 98), () => art.path('M-110 62Q0 44 110 62V110H-110Z', '#5a1f0c'))
    art.stroke('M-4 70C2 30 -14 14 -40 -10M-2 40C10 14 24 4 44 -12', '#3a1208', 14)
    for (const [x, y, w] of [[-42, -22, 48], [44, -22, 44], [0, -46, 58]] as const) art.gloss(shape.ellipse(x, y, w, 20), '#3a6a1f', { contour: 5, edge: 7 })
  },
}

export const mushrooms: Objects = {
  berry: (art) => {
    art.leaf(0, -44, 92, 34, -0.5, '#3aa84a')
    art.leaf(0, -44, 86, 32, 3.7, '#2f9a3f')
    for (const [x, y, r] of [[-44, 14, 46], [46, 18, 44], [0, 58, 44]] as const) {
      art.ball(x, y, r, '#3a4ad8', { contour: 6 })
      art.path(shape.star(x, y - r * 0.45, 13, 6), '#1a1a5a')
    }
  },
  basket: (art) => basket(art, () => {
    for (const [x, y, colour] of [[-48, -14, '#c8742a'], [50, -12, '#c8242f'], [0, -30, '#e09a3a']] as const) {
      art.gloss(shape.rect(x - 13, y, 26, 40, 8), '#fff3dc', { contour: 5, edge: 5 })
      art.gloss(`M${x - 44} ${y + 8}C${x - 40} ${y - 44} ${x + 40} ${y - 44} ${x + 44} ${y + 8}Z`, colour, { contour: 5, edge: 9 })
    }
  }),
}

export const fishing: Objects = {
  reel: (art) => {
    art.stroke('M-110 -84L-20 -20', '#8a4a1c', 16)
    art.stroke('M40 0L96 36', '#3a4254', 14)
    art.ball(98, 38, 17, '#c8242f', { contour: 5 })
    art.metal(shape.circle(0, 12, 84), '#9aa8c0', { contour: 6, edge: 12 })
    art.circle(0, 12, 62, '#1c2434')
    for (let i = 0; i < 6; i++) art.at(0, 12, 1, i * 60, () => art.gloss(shape.rect(-8, -58, 16, 42, 7), '#ffb02a', { contour: 4, edge: 4 }))
    art.metal(shape.circle(0, 12, 26), '#d8dfec', { contour: 5, edge: 6 })
  },
  net: (art) => {
    art.stroke('M28 30L96 104', '#4a2410', 26)
    art.stroke('M28 30L96 104', '#c8803a', 14)
    art.gloss('M-96 -44C-96 -10 -70 74 -28 74C14 74 50 10 50 -44Z', '#2f7a9a', { contour: 5, edge: 10 })
    for (let i = -3; i < 4; i++) art.stroke(`M${i * 24 - 34} -44L${i * 10 - 24} 66M${-84 + Math.abs(i) * 4} ${i * 16 + 16}H${40 - Math.abs(i) * 4}`, '#d8f4ff', 3, 'opacity=".8"')
    art.gloss('M-70 -46C-50 -76 -10 -84 20 -60L44 -76L38 -40C0 -26 -40 -26 -70 -46Z', '#ff9a3a', { contour: 5, edge: 8 })
    art.ring(-23, -44, 1, '#4a2410', 1)
    art.gloss(shape.ellipse(-23, -38, 82, 14), '#d89a44', { contour: 5, edge: 5 })
  },
  boot: (art) => {
    art.gloss('M-56 -104H24V20C50 36 104 40 104 78V92H-62C-56 40 -46 -30 -56 -104Z', '#4a7a3a', { contour: 7, edge: 18 })
    art.gloss(shape.rect(-66, 84, 172, 20, 6), '#2a3a1c', { contour: 5, edge: 5 })
    art.gloss(shape.rect(-66, -110, 98, 24, 8), '#5a9a48', { contour: 5, edge: 6 })
    art.leaf(-10, -104, 56, 16, -1.2, '#8ad04a')
    for (const [x, y] of [[-30, -20], [-14, 30]] as const) art.ring(x, y, 10, '#8ad04a', 5)
  },
  lure: (art) => {
    art.ring(-88, -52, 13, '#c8d4e8', 7)
    art.gloss('M-80 -44C-40 -92 40 -78 78 -20C40 20 -40 10 -80 -44Z', '#ff5a3a', { contour: 6, edge: 14 })
    art.path('M-76 -42C-40 -34 30 -28 76 -20C40 16 -40 8 -76 -42Z', '#ffe27a')
    art.circle(-46, -48, 15, '#fff')
    art.circle(-48, -48, 8, '#12141c')
    for (const [x, y] of [[-8, 4], [78, -16]] as const) {
      art.stroke(`M${x} ${y}V${y + 46}C${x} ${y + 80} ${x - 44} ${y + 78} ${x - 40} ${y + 44}`, '#1c2434', 15)
      art.stroke(`M${x} ${y}V${y + 46}C${x} ${y + 80} ${x - 44} ${y + 78} ${x - 40} ${y + 44}`, '#d8dfec', 7)
    }
  },
}

export const arctic: Objects = {
  fish: (art) => {
    art.gloss('M58 0L108 -52V52Z', '#3a8ac8', { contour: 6, edge: 8 })
    art.gloss('M-106 0C-70 -72 30 -72 72 0C30 72 -70 72 -106 0Z', '#6ac8f0', { contour: 6, edge: 16 })
    art.path('M-98 8C-60 62 26 62 66 8C26 34 -60 34 -98 8Z', '#eafaff', 'opacity=".8"')
    art.circle(-62, -14, 15, '#fff')
    art.circle(-64, -13, 8, '#0a1c34')
    art.stroke('M-30 -40Q-14 0 -30 40', '#1f6aa8', 6)
  },
  igloo: (art) => {
    art.gloss('M-104 74C-104 -50 -40 -92 10 -92C66 -92 104 -30 104 74Z', '#d8f0ff', { contour: 7, edge: 18, depth: 0.35 })
    for (const d of ['M-92 20H100M-70 -32H84M-30 -74H50', 'M-40 20V-32M20 20V-32M62 20V-32M-6 -32V-76M44 -32V-72M80 74V20M20 74V20']) art.stroke(d, '#6aa8d8', 5)
    art.gloss('M-88 82V40C-88 0 -20 0 -20 40V82Z', '#e8f8ff', { contour: 6, edge: 8 })
    art.path('M-74 82V44C-74 18 -34 18 -34 44V82Z', '#0f2a5a')
    art.glow(-54, 60, 26, '#ffb04a', 0.9)
    art.gloss(shape.rect(-112, 72, 224, 24, 11), '#f4fbff', { contour: 5, edge: 6 })
  },
}

export const aurora: Objects = {
  snowman: (art) => {
    art.ball(0, 56, 52, '#f0f8ff', { contour: 6, rim: '#8ab8f0' })
    art.ball(0, -22, 42, '#f0f8ff', { contour: 6, rim: '#8ab8f0' })
    art.gloss('M-42 6Q0 24 42 6L46 24Q0 44 -46 24Z', '#e0243a', { contour: 4, edge: 5 })
    for (const x of [-15, 15]) art.circle(x, -32, 6, '#141c2c')
    art.path('M0 -24L44 -12L2 -10Z', '#ff8a1f', 'stroke="#7a2a04" stroke-width="4" stroke-linejoin="round"')
    art.gloss('M-44 -54H44V-66H30V-108H-30V-66H-44Z', '#2a3a7a', { contour: 5, edge: 8 })
    for (const y of [42, 66]) art.circle(0, y, 6, '#141c2c')
  },
  fir: (art) => {
    art.gloss(shape.rect(-15, 66, 30, 40, 5), '#7a4a24', { contour: 6, edge: 6 })
    for (const [y, w] of [[76, 92], [24, 76], [-28, 56]] as const) {
      art.gloss(`M0 ${y - 88}L${w} ${y}Q0 ${y + 22} ${-w} ${y}Z`, '#1f8a5a', { contour: 6, edge: 12 })
      art.path(`M0 ${y - 88}L${w * 0.46} ${y - 46}Q${w * 0.2} ${y - 58} 0 ${y - 42}Q${-w * 0.2} ${y - 58} ${-w * 0.46} ${y - 46}Z`, '#f4fbff')
    }
    art.spark(0, -104, 26, gold)
  },
  mitten: (art) => art.turned(-10, () => {
    art.gloss('M-56 60V-30C-56 -118 56 -118 56 -30V-4C70 -30 104 -20 94 12C88 34 60 40 56 60Z', '#e0243a', { contour: 7, edge: 18 })
    for (let i = 0; i < 3; i++) art.at(0, -28, 1, i * 60, () => art.stroke('M0 -30V30M-10 -22L0 -14L10 -22M-10 22L0 14L10 22', '#fff', 6))
    art.gloss(shape.rect(-68, 54, 136, 46, 20), '#f4f8ff', { contour: 6, edge: 10 })
  }),
}

// Logos of the invented studios: a symbol inside a radius of 27 units and a wordmark, white with one accent.
import { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { textOutline } from '../kit/letters.ts'
import * as shape from '../kit/shapes.ts'

interface Studio {
  slug: string
  name: string
  face: string
  size: number
  /** Where the baseline stands below the middle, as a share of the size. */
  baseline?: number
  accent: string
  draw: (art: Art, accent: string) => void
}

const studios: readonly Studio[] = [
  {
    slug: 'halva',
    name: 'HALVA',
    face: 'unbounded8',
    size: 30,
    accent: '#ff8a3d',
    draw(art, accent) {
      for (let i = 0; i < 3; i++)
        art.path(
          shape.polygon([
            [-24 + i * 4, 14 - i * 14],
            [0, 2 - i * 14],
            [24 - i * 4, 14 - i * 14],
            [0, 26 - i * 14],
          ]),
          mix(accent, '#fff3d8', i * 0.35),
        )
    },
  },
  {
    slug: 'kubik-nord',
    name: 'kubik nord',
    face: 'exo-2',
    size: 30,
    accent: '#5ad0ff',
    draw(art, accent) {
      art.path(
        shape.polygon([
          [0, -27],
          [24, -13],
          [0, 1],
          [-24, -13],
        ]),
        light(accent, 0.6),
      )
      art.path(
        shape.polygon([
          [-24, -10],
          [-1.5, 3],
          [-1.5, 29],
          [-24, 16],
        ]),
        accent,
      )
      art.path(
        shape.polygon([
          [24, -10],
          [1.5, 3],
          [1.5, 29],
          [24, 16],
        ]),
        dark(accent, 0.35),
      )
    },
  },
  {
    slug: 'ostrov9',
    name: 'ostrov 9',
    face: 'nunito',
    size: 32,
    accent: '#3ae0a0',
    draw(art, accent) {
      art.circle(0, 0, 27, accent)
      art.path('M-26.300 6Q-10 -2 0 6T26.300 6A27 27 0 0 1 -26.300 6Z', '#0b5a78')
      art.path('M-18 8Q0 -14 18 8Z', '#fff3c0')
      art.stroke('M1 2Q4 -6 1 -11', '#0f3a2a', 3.5)
      for (const t of [2.7, -2.5, -1.57, -0.6, 0.45] as const) art.path(emblem.leaf(1, -11, 13, 3.6, t), '#0f3a2a')
    },
  },
  {
    slug: 'lampa',
    name: 'Lampa',
    face: 'pattaya',
    size: 38,
    accent: '#ffd24a',
    draw(art, accent) {
      art.circle(0, -6, 20, accent)
      art.path('M-9 12H9V24Q0 30 -9 24Z', '#f4f2ea')
      art.stroke('M-8 -4L-3 4L0 -6L3 4L8 -4M0 4V12', '#2a1a00', 2.6)
    },
  },
  {
    slug: 'zebroid',
    name: 'ZEBROID',
    face: 'russo-one',
    size: 30,
    accent: '#ff4a6a',
    draw(art, accent) {
      art.inside(shape.rect(-26, -26, 52, 52, 14), () => {
        art.rect(-26, -26, 52, 52, '#f4f2ea')
        for (let i = -3; i < 4; i++)
          art.path(
            `M${i * 16 - 6} -30L${i * 16 + 10} -2L${i * 16 - 8} 30H${i * 16}L${i * 16 + 18} -2L${i * 16 + 4} -30Z`,
            i === 0 ? accent : '#171320',
          )
      })
    },
  },
  {
    slug: 'opal-forge',
    name: 'OPAL FORGE',
    face: 'forum',
    size: 34,
    accent: '#b78aff',
    draw(art, accent) {
      art.gem(0, 0, 26, accent, 'hex')
    },
  },
  {
    slug: 'pinecone',
    name: 'pinecone',
    face: 'nunito',
    size: 32,
    accent: '#7ad05a',
    draw(art, accent) {
      for (const [x, y, s] of [
        [0, 18, 12],
        [-10, 8, 11],
        [10, 8, 11],
        [0, 0, 12],
        [-9, -9, 10],
        [9, -9, 10],
        [0, -18, 10],
      ] as const)
        art.path(
          emblem.leaf(x, y + s * 0.6, s * 1.6, s * 0.62, -Math.PI / 2),
          mix(accent, '#1f5a2a', (y + 18) / 60),
          'stroke="#0c0b11" stroke-width="2"',
        )
    },
  },
  {
    slug: 'marzipan',
    name: 'marzipan',
    face: 'lobster',
    size: 36,
    accent: '#ff7ac0',
    draw(art, accent) {
      art.circle(0, 0, 26, accent)
      art.circle(
        0,
        0,
        26,
        art.radial(
          [
            [0, '#fff', 0.5],
            [0.6, '#fff', 0],
          ],
          0.36,
          0.3,
          0.6,
        ),
      )
      for (let i = 0; i < 6; i++) art.path(shape.wedge(0, 0, 26, i * 60, i * 60 + 26), '#fff', 'opacity=".75"')
      art.circle(0, 0, 7, '#fff')
    },
  },
  {
    slug: 'quasar-tea',
    name: 'QUASAR TEA',
    face: 'seymour-one',
    size: 22,
    baseline: 0.35,
    accent: '#5affea',
    draw(art, accent) {
      art.circle(0, 0, 13, accent)
      art.add(`<ellipse rx="27" ry="9" fill="none" stroke="#f4f2ea" stroke-width="4" transform="rotate(-24)"/>`)
      art.path('M-13 0A13 13 0 0 0 13 0Z', accent)
      art.path(shape.spark(17, -18, 9, 0.15), '#f4f2ea')
    },
  },
  {
    slug: 'ink-owl',
    name: 'Ink Owl',
    face: 'yeseva-one',
    size: 34,
    accent: '#c8b8ff',
    draw(art, accent) {
      art.path('M-24 -24Q0 -12 24 -24V4Q24 27 0 27Q-24 27 -24 4Z', accent)
      for (const s of [-1, 1] as const) {
        art.circle(s * 10, -2, 9.5, '#171320')
        art.circle(s * 10, -2, 4, accent)
      }
      art.path('M-4 8H4L0 16Z', '#171320')
    },
  },
  {
    slug: 'tundra-seven',
    name: 'TUNDRA 7',
    face: 'dela-gothic-one',
    size: 27,
    accent: '#8ad8ff',
    draw(art, accent) {
      art.path(
        shape.polygon([
          [-28, 22],
          [-6, -20],
          [6, 2],
          [14, -10],
          [30, 22],
        ]),
        accent,
      )
      art.path(
        shape.polygon([
          [-6, -20],
          [2, -5],
          [-4, -1],
          [-9, -6],
          [-13, -7],
        ]),
        '#fff',
      )
      art.path(
        shape.polygon([
          [14, -10],
          [19, 0],
          [13, 2],
          [9, -3],
        ]),
        '#fff',
      )
    },
  },
  {
    slug: 'volnorez',
    name: 'volnorez',
    face: 'unbounded8',
    size: 27,
    accent: '#4a9aff',
    draw(art, accent) {
      for (let i = 0; i < 3; i++)
        art.stroke(`M-26 ${-12 + i * 13}Q-13 ${-26 + i * 13} 0 ${-12 + i * 13}T26 ${-12 + i * 13}`, mix(accent, '#f4f2ea', i * 0.4), 6)
    },
  },
]

/** `<slug>` is symbol and wordmark, `<slug>-mark` the symbol alone. */
export function drawStudioLogos(): Record<string, string> {
  const drawn: Record<string, string> = {}
  for (const { slug, name, face, size, baseline = 0.36, accent, draw } of studios) {
    const { width } = textOutline(face, name, size)
    const logo = new Art(Math.ceil(width + 76), 64, slug, 'p')
    logo.at(30, 32, 1, 0, () => draw(logo, accent))
    logo.path(textOutline(face, name, size, { x: 70, y: 32 + size * baseline }).d, '#f4f2ea')
    const mark = new Art(64, 64, slug, 'p')
    mark.at(32, 32, 1, 0, () => draw(mark, accent))
    drawn[slug] = logo.svg()
    drawn[`${slug}-mark`] = mark.svg()
  }
  return drawn
}

import { dark, light, mix } from '../kit/colour.ts'
import type { Motif } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const gems: Motif = {
  slug: 'gems',
  lettering: { face: 'playfair', warp: 'arch' },
  variants: [
    {
      name: 'sapphire',
      ground: ['#1b3cff', '#2413a0', '#080530'],
      accent: '#5ad1ff',
      second: '#ff4fd8',
      title: titleColours.ice,
      edge: '#071350',
    },
    {
      name: 'ruby',
      ground: ['#ff3f7f', '#8a0d54', '#22031f'],
      accent: '#ff9ac0',
      second: '#ffcf4a',
      title: ['#fff', '#ffd0dc', '#ff4a86'],
      edge: '#4c0422',
    },
    {
      name: 'emerald',
      ground: ['#12c28a', '#07615a', '#03191f'],
      accent: '#8affc8',
      second: '#ffe27a',
      title: titleColours.mint,
      edge: '#033028',
    },
    {
      name: 'amethyst',
      ground: ['#b04bff', '#4b139c', '#12042f'],
      accent: '#e2a8ff',
      second: '#4be0ff',
      title: titleColours.violet,
      edge: '#24064f',
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.rays(art.heroAt.x, art.heroAt.y, art.height, 18, palette.accent, 0.4, 8)
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.62, palette.accent, 0.8)
    const c = [palette.accent, palette.second, '#ffcf4a', '#ff4a6a', '#49e0a0', '#a76bff']
    for (let i = 0; i < 16; i++) {
      const x = art.random() * art.width,
        y = art.height * (0.08 + 0.6 * art.random())
      art.gem(x, y, 10 + art.random() * 22, pick(c, i % 6), pick(['hex', 'brilliant', 'oval', 'square'], i % 4), art.random() * 80 - 40)
    }
    art.hero(() => {
      for (let i = 0; i < 9; i++) {
        const angle = -90 + (i - 4) * 24,
          L = 200 + (i % 2 ? 0 : 60) - Math.abs(i - 4) * 12,
          W = 44
        art.group(`transform="translate(0 150) rotate(${angle + 90})"`, () => {
          art.path(
            shape.polygon([
              [-W, 0],
              [-W, -L + 50],
              [0, -L],
              [W, -L + 50],
              [W, 0],
            ]),
            art.linear([light(palette.accent, 0.55), mix(palette.accent, palette.ground[1], 0.4), palette.ground[1]], 20),
          )
          art.path(
            shape.polygon([
              [0, 0],
              [0, -L],
              [W, -L + 50],
              [W, 0],
            ]),
            palette.ground[2],
            'opacity=".42"',
          )
          art.path(
            shape.polygon([
              [-W, -L + 50],
              [0, -L],
              [0, -L + 80],
            ]),
            '#fff',
            'opacity=".45"',
          )
        })
      }
      art.glow(0, 0, 230, '#fff', 0.45)
      art.gem(-155, 90, 74, palette.second, 'oval', -18)
      art.gem(158, 96, 78, mix(palette.second, '#ffffff', 0.1), 'square', 16)
      art.gem(
        0,
        index === 2 ? 10 : 0,
        172,
        index === 1 ? '#ff2a5f' : index === 2 ? '#19d68f' : index === 3 ? '#a44bff' : '#3aa8ff',
        pick(['brilliant', 'hex', 'square', 'brilliant'], index),
      )
      art.spark(-70, -110, 60)
      art.spark(110, -60, 30)
      art.spark(-150, 40, 26)
      art.spark(170, 50, 30)
    })
    art.dust(70, light(palette.accent, 0.7))
    art.floor(art.height * 0.6, dark(palette.ground[2], 0.2))
    art.vignette()
  },
}

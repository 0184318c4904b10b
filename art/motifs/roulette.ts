import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { chip, chipStack } from '../props/cards.ts'

export const roulette: Motif = {
  slug: 'roulette',
  lettering: { face: 'forum', warp: 'arch' },
  variants: [
    {
      name: 'emerald',
      ground: ['#0f8a5a', '#064a38', '#021a18'],
      accent: '#8affc0',
      second: '#0a0a12',
      title: titleColours.gold,
      edge: '#04281c',
    },
    {
      name: 'salon',
      ground: ['#8a1f3a', '#4a0a24', '#16030e'],
      accent: '#ff9ab0',
      second: '#1a1a4a',
      title: titleColours.gold,
      edge: '#3a0414',
      drawHero: drawSalon,
    },
    {
      name: 'blue',
      ground: ['#2a3ab0', '#141a66', '#060720'],
      accent: '#9ac0ff',
      second: '#12103a',
      title: titleColours.ice,
      edge: '#0a0f3a',
      drawHero: drawBlue,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.heroAt.x, -60, 7, art.height, 90, palette.accent, 0.3)
    art.hero(() => {
      const flat = index !== 1
      art.shadow(0, 60, 290, 250, 0.75)
      art.group(flat ? '' : 'transform="translate(0 40) scale(1 .62)"', () => {
        art.metal(shape.circle(0, 0, 232), '#8a4a1c', { edge: 14, contour: 8 })
        art.add(`<circle r="206" fill="none" stroke="#ffc83a" stroke-width="7"/>`)
        art.circle(0, 0, 202, '#120a10')
        const n = 24
        for (let i = 0; i < n; i++) {
          const c = i === 0 ? '#12a04a' : i % 2 ? '#d0142f' : palette.second === '#0a0a12' ? '#16121c' : palette.second
          art.path(
            shape.wedge(0, 0, 200, (i * 360) / n + index * 5, ((i + 1) * 360) / n + index * 5, 128),
            art.radialOn(
              [
                [0, dark(c, 0.4)],
                [0.75, c],
                [1, light(c, 0.25)],
              ],
              0,
              0,
              200,
            ),
          )
          art.stroke(
            shape.line(
              [128, 200].map((r) => {
                const t = (((i * 360) / n + index * 5) * Math.PI) / 180
                return [Math.cos(t) * r, Math.sin(t) * r]
              }),
            ),
            '#ffd87a',
            2,
          )
          art.group(`transform="rotate(${round(((i + 0.5) * 360) / n + index * 5 + 90)}) translate(0 -180)"`, () =>
            art.path(i === 0 ? shape.circle(0, 0, 6) : shape.spark(0, 0, 10, 0.25), '#fff3d0'),
          )
        }
        art.add(`<circle r="128" fill="none" stroke="#ffd87a" stroke-width="4"/>`)
        art.circle(0, 0, 126, art.radial(['#6a3414', '#3a1808', '#1c0a04'], 0.5, 0.5, 0.6, 0.4, 0.36))
        art.add(`<circle r="162" fill="none" stroke="#ffd87a" stroke-width="1.5" opacity=".7"/>`)
        for (let i = 0; i < 4; i++)
          art.turned(i * 90 + 20, () => {
            art.metal(shape.rect(-8, -104, 16, 104, 8), '#ffc83a', { edge: 3, contour: 2 })
            art.ball(0, -104, 15, '#ffc83a', { contour: 2 })
          })
        art.metal(shape.circle(0, 0, 48), '#ffc83a', { edge: 10, contour: 4 })
        art.ball(0, 0, 24, '#ffd86a')
      })
      const [bx, by] = flat ? [112, -108] : [140, -46]
      art.ball(bx, by, 19, '#f4f2ff', { rim: '#fff' })
      art.spark(bx - 5, by - 7, 30)
      palette.drawHero?.(art, palette, index)
      art.path('M-150 -150A212 212 0 0 1 60 -204L50 -170A180 180 0 0 0 -124 -128Z', '#fff', 'opacity=".16"')
    })
    closeScene(art, palette, '#ffe9b0')
  },
}

function drawSalon(art: Art): void {
  chipStack(art, -170, 190, 62, '#e0263f', 5)
  chipStack(art, 170, 200, 62, '#ffb41f', 4)
}

function drawBlue(art: Art): void {
  chip(art, -190, 170, 58, '#ff4a6a')
  chip(art, 190, 180, 54, '#2fb8ff')
}

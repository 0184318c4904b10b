import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const mines: Motif = {
  slug: 'mines',
  lettering: { face: 'russo-one', warp: 'pinch' },
  variants: [
    {
      name: 'deep',
      ground: ['#1f8ae0', '#123a8a', '#060f34'],
      accent: '#8ad8ff',
      second: '#2fe0a0',
      title: titleColours.ice,
      edge: '#06184a',
      drawHero: drawDeep,
    },
    {
      name: 'lava',
      ground: ['#e0542a', '#7a1a2a', '#1e0616'],
      accent: '#ffc08a',
      second: '#ffc21f',
      title: titleColours.fire,
      edge: '#3a0610',
      drawHero: drawDeep,
    },
    {
      name: 'night',
      ground: ['#3a2f5a', '#1e1838', '#090614'],
      accent: '#c8a8ff',
      second: '#ff4a8a',
      title: titleColours.violet,
      edge: '#1c0a3a',
      drawHero: drawNight,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.hero(() => {
      const s = 104
      art.group(`transform="rotate(${index === 1 ? 0 : -8}) scale(1.02)"`, () => {
        for (let j = -2; j < 3; j++)
          for (let i = -2; i < 3; i++) {
            const x = i * s,
              y = j * s * 0.94,
              k = (i * 7 + j * 13 + index * 5 + 40) % 9
            const open = k === 1 || k === 4 || (i === 0 && j === 0)
            art.path(shape.rect(x - 47, y - 40, 94, 92, 20), '#05020c', 'opacity=".5"')
            if (!open) art.gloss(shape.rect(x - 46, y - 46, 92, 88, 20), mix(palette.ground[1], palette.accent, 0.24), { edge: 8 })
            else {
              art.path(
                shape.rect(x - 46, y - 46, 92, 88, 20),
                art.linear([dark(palette.ground[2], 0.5), mix(palette.ground[2], palette.ground[1], 0.6)]),
              )
              art.glow(x, y, 70, palette.second, 0.6)
              if (!(i === 0 && j === 0)) art.gem(x, y, 32, palette.second, pick(['brilliant', 'hex', 'oval'], index))
            }
          }
      })
      art.shadow(10, 40, 190, 160, 0.8)
      const bx = 0,
        by = 10
      for (let i = 0; i < 10; i++)
        art.group(`transform="translate(${bx} ${by}) rotate(${i * 36})"`, () =>
          index === 2 ? art.metal(shape.rect(-13, -152, 26, 40, 8), '#8a7aa8', { contour: 4, edge: 4 }) : 0,
        )
      art.ball(bx, by, 128, index === 2 ? '#5a4a7a' : '#2a2a3a', { contour: 8, rim: index === 1 ? '#ffb07a' : '#8ad8ff' })
      palette.drawHero?.(art, palette, index)
      art.spark(-150, -110, 30)
    })
    closeScene(art, palette)
  },
}

function drawNight(art: Art): void {
  const bx = 0
  const by = 10
  art.glow(bx, by, 80, '#ff3a6a', 0.9)
  art.ball(bx, by, 30, '#ff3a6a', { rim: '#fff' })
}

function drawDeep(art: Art): void {
  art.metal(shape.rect(-34, -150, 68, 42, 8), '#7a8298', { contour: 6, edge: 6 })
  art.stroke('M0 -148Q4 -200 60 -204T120 -236', '#d8b47a', 10)
  art.glow(122, -238, 80, '#ffb01f', 1)
  art.path(shape.star(122, -238, 42, 16, 9), '#fff3b0')
  art.path(shape.star(122, -238, 24, 10, 8), '#ff8a1f')
}

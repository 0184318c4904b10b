import { drawHoneyJar } from '../heroes/honey-jar.ts'
import { drawStrawHive } from '../heroes/straw-hive.ts'
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { bee } from '../props/bee.ts'

export const honey: Motif = {
  slug: 'honey',
  lettering: { face: 'pattaya', warp: 'arch', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'jar',
      ground: ['#fff0a0', '#ffb01f', '#6a2a06'],
      accent: '#fffbe0',
      second: '#ff9a12',
      title: ['#fffbe6', '#ffe04a', '#ff8a00'],
      edge: '#4a1a02',
      drawHero: drawHoneyJar,
    },
    {
      name: 'bee',
      ground: ['#8ae0ff', '#4aa8e8', '#1a3a8a'],
      accent: '#fff',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#3a1a06',
      drawHero: drawBee,
    },
    {
      name: 'hive',
      ground: ['#2a2a7a', '#8a3a7a', '#26082a'],
      accent: '#ffc06a',
      second: '#c88aff',
      title: titleColours.gold,
      edge: '#2a0a24',
      drawScene: drawStrawHive,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    for (let j = -1; j < Math.max(9, art.height / 83 + 1); j++)
      for (let i = -1; i < Math.max(8, art.width / 96 + 1); i++) {
        const x = i * 96 + (j % 2) * 48,
          y = j * 83
        if (index === 0 || y > art.height * 0.5) {
          art.path(
            shape.regular(x, y, 50, 6),
            art.linear([light(palette.second, 0.3), palette.second, dark(palette.second, 0.25)]),
            `opacity="${index ? 0.9 : 0.55}" stroke="#a8560a" stroke-width="4"`,
          )
        }
      }
    if (index) {
      for (let i = 0; i < 4; i++) art.cloud(art.width * (0.1 + i * 0.3), art.height * (0.1 + (i % 2) * 0.16), 190, '#fff', 0.85)
    }

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
      art.spark(-150, -140, 36)
    })
    closeScene(art, palette, '#fffbe0')
  },
}

function drawBee(art: Art): void {
  bee(art, -10, 0, 1.08)
  bee(art, -180, 150, 0.34)
  bee(art, 190, -150, 0.3, -1)
}

import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const wheel: Motif = {
  slug: 'wheel',
  lettering: { face: 'unbounded', warp: 'none' },
  variants: [
    {
      name: 'carnival',
      ground: ['#ff4ab0', '#8a0f9a', '#1c0230'],
      accent: '#ffd0f0',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ffae1f'],
      edge: '#4a0440',
      drawHero: drawCarnival,
    },
    {
      name: 'blue',
      ground: ['#3a6aff', '#1a1fa0', '#06062c'],
      accent: '#a8d0ff',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#0a0a4a',
      drawHero: drawHalf,
    },
    {
      name: 'sky',
      ground: ['#ff9a7a', '#7a4ac8', '#140a3a'],
      accent: '#ffe9c0',
      second: '#4ad8e8',
      title: titleColours.pink,
      edge: '#2a0a44',
      drawHero: drawSkyWheel,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 20)
    art.hero(() => palette.drawHero?.(art, palette, index))
    art.coins(8, art.heroAt.x, art.heroAt.y + 100, art.width * 0.44, 24)
    closeScene(art, palette)
  },
}

/** A wheel of fortune of radius 226 around 0, 0. */
function drawWheel(art: Art, colours: readonly string[], fields: number): void {
  art.metal(shape.circle(0, 0, 226), '#ffc42e', { contour: 9, edge: 14 })
  art.circle(0, 0, 200, '#1a0a24')
  const signs = [shape.star(0, 0, 22, 10), emblem.diamond(0, 0, 20), shape.circle(0, 0, 14)]
  for (let i = 0; i < fields; i++) {
    const colour = pick(colours, i)
    const fill = art.radialOn(
      [
        [0, dark(colour, 0.35)],
        [0.6, colour],
        [1, light(colour, 0.3)],
      ],
      0,
      0,
      196,
    )
    art.path(shape.wedge(0, 0, 196, (i * 360) / fields, ((i + 1) * 360) / fields), fill, 'stroke="#fff3c8" stroke-width="3"')
    const turn = `rotate(${round(((i + 0.5) * 360) / fields + 90)}) translate(0 -158)`
    art.path(pick(signs, i), '#fff', `opacity=".95" transform="${turn}"`)
  }
  for (let i = 0; i < 24; i++) {
    const [x, y] = shape.polar(0, 0, 213, i * 15)
    art.glow(x, y, 20, '#fff6c8', 0.8)
    art.circle(x, y, 7, i % 2 ? '#fff' : '#ffe27a')
  }
  art.metal(shape.circle(0, 0, 66), '#ffc42e', { contour: 5, edge: 10 })
  art.ball(0, 0, 46, '#e0142f', { rim: '#ffb0b0' })
  art.path(shape.spark(0, 0, 32, 0.2), '#ffe9a0')
}

function drawCarnival(art: Art): void {
  art.shadow(0, 40, 270, 250, 0.6)
  drawWheel(art, ['#ff3a6a', '#7a2af0', '#12b8c8', '#ffb01f'], 16)
  art.metal('M-34 -262H34L0 -178Z', '#fff0c0', { contour: 6, edge: 6 })
  art.path('M-150 -120A194 194 0 0 1 110 -160Q0 -70 -150 -120Z', '#fff', 'opacity=".2"')
}

function drawHalf(art: Art): void {
  art.shadow(0, 120, 330, 250, 0.6)
  art.at(0, 196, 1.5, 7.5, () => drawWheel(art, ['#e0203f', '#ffb01f', '#12b07a', '#2a7af0', '#8a3af0', '#ff5aa0'], 24))
  art.metal('M-52 -236H52L0 -96Z', '#fff0c0', { contour: 8, edge: 9 })
  art.gem(0, -196, 32, '#e0203f', 'hex')
  art.spark(-150, -90, 44)
  art.spark(176, -30, 30)
}

function drawSkyWheel(art: Art, palette: Palette): void {
  art.glow(0, -10, 260, palette.accent, 0.6)
  for (const side of [-1, 1]) art.gloss(`M${side * 12} -10L${side * 130} 226H${side * 96}L${-side * 8} 10Z`, '#e8ecff', { contour: 6, edge: 7 })
  art.ring(0, -10, 176, '#2a1a5a', 24)
  art.ring(0, -10, 176, '#f4f0ff', 13)
  art.ring(0, -10, 116, '#f4f0ff', 6)
  const cabins = ['#ff4a6a', '#ffc21f', '#12b8a8', '#4a8aff', '#c85aff']
  for (let i = 0; i < 10; i++) {
    const [x, y] = shape.polar(0, -10, 176, i * 36 + 18)
    art.stroke(
      shape.line([
        [0, -10],
        [x, y],
      ]),
      '#f4f0ff',
      6,
    )
    art.gloss(shape.rect(x - 27, y - 4, 54, 52, 16), pick(cabins, i), { contour: 5, edge: 9 })
    art.path(shape.rect(x - 18, y + 6, 36, 18, 6), '#e8f8ff', 'opacity=".9"')
    art.ball(x, y - 2, 9, '#ffe9a0', { contour: 3 })
  }
  art.metal(shape.circle(0, -10, 44), '#ffc42e', { contour: 6, edge: 8 })
  art.path(shape.star(0, -10, 28, 12), '#fff6c8')
  art.gloss(shape.rect(-160, 210, 320, 30, 10), '#5a3a9a', { contour: 6, edge: 7 })
}

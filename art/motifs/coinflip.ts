import type { Art } from '../kit/art.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const coinflip: Motif = {
  slug: 'coinflip',
  lettering: { face: 'seymour-one', warp: 'bulge' },
  variants: [
    {
      name: 'eagle',
      ground: ['#4ad0a8', '#12706a', '#04202a'],
      accent: '#f4ffe0',
      second: '#ffc42e',
      title: titleColours.gold,
      edge: '#06302a',
      drawHero: drawToss,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 24, 0.3)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff6c8')
  },
}

function drawToss(art: Art): void {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-190 + i * 62, 190 - Math.sin((i / 5) * 2) * 150]
    art.at(x, y, 1, 0, () => art.coin(0, 0, 34 + i * 4, i * 34, 0.3 + i * 0.1))
    art.stroke(`M${round(x - 30)} ${round(y + 20)}l-24 26`, '#fff', 5, 'opacity=".5"')
  }
  art.shadow(60, 40, 190, 180, 0.5)
  art.at(50, -30, 1, 10, () => {
    art.metal(shape.circle(0, 0, 178), '#ffc42e', { contour: 9, edge: 16 })
    for (let i = 0; i < 60; i++) art.stroke(shape.line([shape.polar(0, 0, 160, i * 6), shape.polar(0, 0, 172, i * 6)]), '#a8640f', 3)
    art.circle(0, 0, 150, art.linear(['#ffe27a', '#f0a01f'], 60))
    for (const side of [-1, 1]) {
      art.onSide(side, () => {
        for (let i = 0; i < 5; i++)
          art.gloss(
            `M12 ${-40 + i * 12}C60 ${-96 + i * 26} 110 ${-100 + i * 30} ${132 - i * 10} ${-70 + i * 34}C100 ${-50 + i * 30} 60 ${-30 + i * 20} 12 ${-16 + i * 14}Z`,
            '#ffb62a',
            { contour: 4, edge: 6 },
          )
      })
    }
    art.gloss('M0 -50C34 -40 40 30 26 74L44 122L14 108L0 130L-14 108L-44 122L-26 74C-40 30 -34 -40 0 -50Z', '#ffc84a', { contour: 5, edge: 10 })
    art.gloss('M-30 -66C-30 -104 24 -112 34 -80L62 -70L36 -58C24 -40 -24 -40 -30 -66Z', '#ffd86a', { contour: 5, edge: 8 })
    art.circle(12, -78, 6, '#5a2400')
  })
  art.spark(-40, -150, 60)
  art.spark(180, 60, 30)
}

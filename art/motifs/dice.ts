import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import { titleColours } from '../kit/title-colours.ts'
import { chip } from '../props/cards.ts'
import { die } from '../props/die.ts'

export const dice: Motif = {
  slug: 'dice',
  lettering: { face: 'russo-one', warp: 'skew' },
  variants: [
    {
      name: 'ivory',
      ground: ['#ff4a5a', '#a00f3a', '#2a0418'],
      accent: '#ffb0b8',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ff9a1f'],
      edge: '#4a0416',
    },
    {
      name: 'party',
      ground: ['#1fc8e8', '#0a5aa8', '#06123f'],
      accent: '#b0f6ff',
      second: '#ff4a8a',
      title: titleColours.ice,
      edge: '#051a4a',
    },
    {
      name: 'black',
      ground: ['#2a2440', '#181428', '#08060f'],
      accent: '#ffc21f',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#2a1600',
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, index === 2 ? 0 : 14, 0.3)
    if (index === 2) {
      art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.5, '#ffb01f', 0.6)
      for (let i = 0; i < 10; i++)
        art.stroke(
          `M${art.heroAt.x - 400} ${art.heroAt.y + 100 + i * i * 6}H${art.heroAt.x + 400}`,
          '#ffc21f',
          1.5,
          `opacity="${round(0.5 - i * 0.04)}"`,
        )
    }
    art.hero(() => {
      const c = index === 0 ? '#fff6ee' : index === 1 ? palette.second : '#1c1728',
        pip = index === 0 ? '#d0142f' : index === 1 ? '#fff' : '#ffc21f'
      die(art, -88, 40, 128, -8, c, [5, 3, 6], pip)
      die(art, 112, -50, 112, 14, index === 1 ? '#ffd23a' : c, [6, 2, 4], index === 1 ? '#7a1f5a' : pip)
      if (index === 1) die(art, 90, 150, 66, -20, '#4ae0a0', [1, 4, 2], '#fff')
      chip(art, -180, -140, 46, '#ffb41f')
      chip(art, 186, 150, 40, '#7a3af0')
      art.spark(-120, -60, 44)
      art.spark(160, -150, 30)
      art.coins(5, 0, 20, 250, 26)
    })
    closeScene(art, palette)
  },
}

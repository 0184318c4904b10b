import { drawIgloo } from '../heroes/igloo.ts'
import { drawIceSkate } from '../heroes/ice-skate.ts'
import { drawSnowSledge } from '../heroes/snow-sledge.ts'
import { drawStormLantern } from '../heroes/storm-lantern.ts'
import { drawTentUnderLights } from '../heroes/tent-under-lights.ts'
import type { Motif } from '../kit/motif.ts'
import { titleColours } from '../kit/title-colours.ts'

/** Five moments of one northern winter, from the first ice to the lights over the snow. */
export const winter: Motif = {
  slug: 'winter',
  lettering: { face: 'yeseva-one', warp: 'none', weight: 0.02, spacing: 0.03 },
  variants: [
    {
      name: 'skate',
      ground: ['#ffb89a', '#7a86d8', '#141a4c'],
      accent: '#fff0dc',
      second: '#e8425a',
      title: titleColours.ice,
      edge: '#0c1440',
      drawScene: drawIceSkate,
    },
    {
      name: 'sledge',
      ground: ['#8ad0f0', '#d8ecf8', '#1f4a78'],
      accent: '#ffffff',
      second: '#d8742a',
      title: titleColours.ice,
      edge: '#0c2a4c',
      drawScene: drawSnowSledge,
    },
    {
      name: 'lantern',
      ground: ['#5a7298', '#2c4468', '#0a1424'],
      accent: '#ffc85a',
      second: '#dce8f8',
      title: titleColours.gold,
      edge: '#0a1424',
      drawScene: drawStormLantern,
    },
    {
      name: 'igloo',
      ground: ['#0a0f3c', '#1c2f7a', '#060a24'],
      accent: '#ffb04a',
      second: '#a8c8ff',
      title: titleColours.silver,
      edge: '#060a24',
      drawScene: drawIgloo,
    },
    {
      name: 'tent',
      ground: ['#04122c', '#0a3a4a', '#04101c'],
      accent: '#4af0a0',
      second: '#c05aff',
      title: titleColours.mint,
      edge: '#04201c',
      drawScene: drawTentUnderLights,
    },
  ],
  draw() {},
}

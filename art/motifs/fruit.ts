import { drawPineapple } from '../heroes/pineapple-jazz.ts'
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Motif } from '../kit/motif.ts'
import { titleColours } from '../kit/title-colours.ts'
import { cherry, citrusSlice, melon, grapes, strawberry, splash } from '../props/fruits.ts'

export const fruit: Motif = {
  slug: 'fruit',
  lettering: { face: 'nunito', warp: 'bulge' },
  variants: [
    {
      name: 'cherry',
      ground: ['#ff7a3d', '#c81e58', '#3c0a3f'],
      accent: '#ffd23a',
      second: '#ff4f7a',
      title: titleColours.gold,
      edge: '#5a0b2a',
      drawHero: drawCherry,
    },
    {
      name: 'melon',
      ground: ['#33d6b5', '#0e7f86', '#0a2344'],
      accent: '#c8ffe0',
      second: '#ff4a62',
      title: ['#ffffff', '#ffd0d8', '#ff3d62'],
      edge: '#4a0626',
      drawHero: drawMelon,
    },
    {
      name: 'citrus',
      ground: ['#ffb938', '#ee6a14', '#6e1206'],
      accent: '#fff0a0',
      second: '#ff9a12',
      title: ['#fffbe6', '#ffe04a', '#ff7a00'],
      edge: '#5a1600',
      drawHero: drawCitrus,
    },
    {
      name: 'grape',
      ground: ['#a267ff', '#5523c0', '#160a44'],
      accent: '#e0b8ff',
      second: '#9a4fff',
      title: ['#fff', '#e6c8ff', '#a44bff'],
      edge: '#22064f',
      drawHero: drawGrape,
    },
    {
      name: 'berry',
      ground: ['#ff9ac0', '#e8357a', '#56082f'],
      accent: '#ffe0ea',
      second: '#ff5f8f',
      title: ['#fff', '#ffe08a', '#ff9a2a'],
      edge: '#5c0630',
      drawHero: drawBerry,
    },
    {
      name: 'pineapple',
      ground: ['#3ac8ff', '#1f6ae0', '#0a1450'],
      accent: '#ffe45a',
      second: '#ff7a4a',
      title: titleColours.gold,
      edge: '#0a1c5a',
      drawHero: drawPineapple,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.rays(art.heroAt.x, art.heroAt.y, art.height, 22, light(palette.accent, 0.2), 0.42, index * 7)
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.6, palette.accent, 0.75)
    art.bokeh(16, light(palette.accent, 0.5), 0.35)
    art.hero(() => {
      splash(art, palette.second, 165, 240, 11)
      art.glow(0, 0, 200, '#fff', 0.35)
      palette.drawHero?.(art, palette, index)
      art.spark(120, -170, 34)
      art.spark(-170, -110, 24)
      art.spark(190, 20, 18)
    })
    art.dust(50, light(palette.accent, 0.6))
    art.floor(art.height * 0.58, dark(palette.ground[2], 0.3))
    art.vignette(palette.ground[2], 0.55)
  },
}

function drawCherry(art: Art): void {
  citrusSlice(art, -150, 95, 92, '#ff9f1a', -15)
  citrusSlice(art, 155, 110, 84, '#8fd12a', 25)
  cherry(art, -6, 20, 92)
}

function drawMelon(art: Art): void {
  citrusSlice(art, 140, -80, 92, '#ffd22a', 12)
  art.shadow(0, 120, 240, 90)
  melon(art, -10, -10, 215, -14)
  cherry(art, -120, -70, 44)
}

function drawCitrus(art: Art): void {
  citrusSlice(art, -118, 80, 118, '#f7c51a', 0)
  citrusSlice(art, 120, 90, 108, '#ff5a3d', 20)
  citrusSlice(art, 0, -40, 165, '#ff9412', 10, 10)
  art.leaf(60, -190, 130, 38, -0.4, '#5cc22f')
  art.leaf(40, -190, 110, 34, -1.4, '#45a826')
}

function drawGrape(art: Art): void {
  art.ball(130, 80, 92, '#c21f6a')
  art.ball(-140, 90, 84, '#3f2fd0')
  grapes(art, 0, -30, 62)
}

function drawBerry(art: Art): void {
  strawberry(art, -128, 60, 96, -18)
  strawberry(art, 130, 60, 92, 16)
  strawberry(art, 0, -10, 148, 0)
}

import { drawPaperPlane } from '../heroes/paper-plane.ts'
import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const crash: Motif = {
  slug: 'crash',
  lettering: { face: 'exo-2', warp: 'rise' },
  variants: [
    {
      name: 'rocket',
      ground: ['#ff7a3a', '#b01f5a', '#1c0636'],
      accent: '#ffd08a',
      second: '#ff3a3a',
      title: ['#fff', '#ffe27a', '#ff8a1f'],
      edge: '#3a0420',
      drawHero: drawRocket,
    },
    {
      name: 'ascent',
      ground: ['#1f5aff', '#141a8a', '#050726'],
      accent: '#7ac8ff',
      second: '#3af0c0',
      title: titleColours.ice,
      edge: '#060f44',
      drawHero: drawBalloon,
    },
    {
      name: 'glider',
      ground: ['#1a1726', '#141020', '#07050d'],
      accent: '#ffc21f',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#2a1600',
      drawHero: drawGlider,
    },
    {
      name: 'plane',
      ground: ['#8ae0ff', '#3a8ad8', '#12265a'],
      accent: '#ffffff',
      second: '#ffffff',
      title: ['#ffffff', '#fff6c8', '#ffd24a'],
      edge: '#0a2250',
      drawScene: drawPaperPlane,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground, 115)
    art.dust(120, '#fff', 0, art.height * 0.7, 0.6, 2.4)
    art.glow(art.width * 0.72, art.height * 0.2, art.width * 0.5, palette.accent, 0.6)
    for (let i = 1; i < 9; i++) {
      art.stroke(`M0 ${round((art.height * i) / 10)}H${art.width}`, '#fff', 1, 'opacity=".09"')
      art.stroke(`M${round((art.width * i) / 8)} 0V${art.height}`, '#fff', 1, 'opacity=".09"')
    }
    if (index === 0) {
      art.ball(art.width * 0.16, art.height * 0.16, art.width * 0.1, '#ffb88a', { shine: 0 })
    }
    const end0x = art.width * 0.66,
      end0y = art.height * 0.3,
      curve = `M0 ${art.height * 0.7}C${art.width * 0.3} ${art.height * 0.68} ${art.width * 0.5} ${art.height * 0.56} ${end0x} ${end0y}`
    art.path(
      curve + `L${end0x} ${art.height}H0Z`,
      art.linear([
        [0, palette.second, 0.65],
        [1, palette.second, 0],
      ]),
    )
    art.stroke(curve, palette.second, 16, 'opacity=".35"')
    art.stroke(curve, light(palette.second, 0.6), 6)
    const s = art.height > art.width ? 1 : 0.8
    art.at(end0x, end0y, s * 1.05, index === 1 ? 6 : 40, () => {
      palette.drawHero?.(art, palette, index)
    })
    art.coins(6, art.width * 0.3, art.height * 0.3, art.width * 0.28, 24)
    art.sparks(5, light(palette.accent, 0.5))
    closeScene(art, palette)
  },
}

function drawRocket(art: Art, palette: Palette): void {
  for (let i = 0; i < 14; i++)
    art.circle((art.random() - 0.5) * 70, 190 + art.random() * 130, 14 + art.random() * 26, light(palette.accent, 0.4), 'opacity=".22"')
  art.group('transform="translate(0 130) scale(1 -1)"', () => art.flame(0, 0, 52, 190))
  for (const k of [-1, 1] as const)
    art.onSide(k, () => art.gloss('M50 40C110 60 124 110 112 160C90 130 70 122 46 120Z', '#e0203f', { contour: 6, edge: 14 }))
  art.gloss('M0 -200C70 -140 88 -50 80 30C76 80 62 120 48 134H-48C-62 120 -76 80 -80 30C-88 -50 -70 -140 0 -200Z', '#eef1fa', {
    contour: 7,
    edge: 26,
    angle: 20,
  })
  const nose = 'M0 -200C40 -166 62 -128 73 -84Q0 -112 -73 -84C-62 -128 -40 -166 0 -200Z'
  art.gloss(nose, '#e0203f', { edge: 14 })
  art.metal(shape.circle(0, -20, 40), '#aab6cc', { contour: 4, edge: 6 })
  art.ball(0, -20, 29, '#2ac0ff', { rim: '#d0f6ff' })
  art.gloss('M-13 60Q0 50 13 60L10 176Q0 190 -10 176Z', '#e0203f', { contour: 5, edge: 8 })
  art.metal(shape.rect(-50, 124, 100, 22, 8), '#8a96ac', { contour: 4, edge: 4 })
}

function drawGlider(art: Art): void {
  art.group('transform="translate(0 100) scale(1 -1)"', () => art.flame(0, 0, 34, 150))
  art.gloss('M-18 -30L-210 90L-196 116L-16 80Z', '#ffc21f', { contour: 6, edge: 14 })
  art.gloss('M18 -30L210 90L196 116L16 80Z', '#ffc21f', { contour: 6, edge: 14 })
  art.gloss('M0 -210C34 -160 40 -60 34 60L22 150H-22L-34 60C-40 -60 -34 -160 0 -210Z', '#f4f1ff', { contour: 7, edge: 18 })
  art.gloss('M-16 110L-84 160L-78 180L0 166L78 180L84 160L16 110Z', '#ffc21f', { contour: 5, edge: 8 })
  art.path('M0 -160C16 -130 20 -100 18 -80H-18C-20 -100 -16 -130 0 -160Z', art.linear(['#bff0ff', '#1a3a6a']), 'stroke="#1a1726" stroke-width="5"')
}

function drawBalloon(art: Art, palette: Palette): void {
  art.at(0, 26, 0.88, 0, () => drawEnvelope(art, palette))
}

function drawEnvelope(art: Art, palette: Palette): void {
  art.glow(0, -40, 260, palette.accent, 0.5)
  const envelope = 'M0 -216C130 -216 196 -130 184 -40C174 30 96 84 52 128H-52C-96 84 -174 30 -184 -40C-196 -130 -130 -216 0 -216Z'
  art.gloss(envelope, '#2a7af0', { contour: 8, edge: 30, lift: 0.5 })
  art.inside(envelope, () => {
    for (const side of [-1, 1]) {
      art.path(
        `M${side * 46} -230Q${side * 96} -40 ${side * 26} 130H${side * 52}Q${side * 190} -30 ${side * 96} -220Z`,
        palette.second,
        'opacity=".9"',
      )
      art.path(`M${side * 130} -220Q${side * 232} -40 ${side * 66} 130H${side * 90}Q${side * 260} 0 ${side * 200} -200Z`, '#fff', 'opacity=".85"')
    }
    art.path('M-190 -80Q0 -30 190 -80V-44Q0 6 -190 -44Z', '#ffc21f')
    for (let i = -3; i < 4; i++) art.path(shape.spark(i * 54, -38 + 3 * (3 - Math.abs(i)), 18, 0.2), '#7a3a00')
  })
  art.innerShade(envelope, '#04103a', 50, -22, -16, 0.6)
  art.ellipse(-76, -140, 44, 66, '#fff', 'opacity=".35" transform="rotate(24 -76 -140)"')
  for (const x of [-44, -16, 16, 44]) art.stroke(`M${x} 128L${x * 0.8} 184`, '#3a2414', 5)
  art.flame(0, 150, 20, 54)
  art.gloss(shape.rect(-46, 180, 92, 66, 14), '#a8642a', { contour: 6, edge: 10 })
  for (const y of [202, 222]) art.stroke(`M-42 ${y}H42`, '#5a2f10', 4, 'opacity=".7"')
}

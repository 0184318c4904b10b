import { drawFrog } from '../heroes/night-frog.ts'
import type { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { fullTurn, pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const jungle: Motif = {
  slug: 'jungle',
  lettering: { face: 'lobster', warp: 'arch', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'toucan',
      ground: ['#d8f08a', '#2f9a4a', '#06281c'],
      accent: '#f8ffd0',
      second: '#ff8a1f',
      title: titleColours.gold,
      edge: '#0c3012',
      drawHero: drawToucan,
    },
    {
      name: 'tiger',
      ground: ['#ffb84a', '#2a7a3a', '#051c14'],
      accent: '#ffe9a8',
      second: '#ffb41f',
      title: ['#fff', '#ffe08a', '#ff8a1f'],
      edge: '#3a1a04',
      drawHero: drawTiger,
    },
    {
      name: 'tiki',
      ground: ['#3ac8a8', '#0f5a4a', '#031a1a'],
      accent: '#c8fff0',
      second: '#ff4a5a',
      title: titleColours.lime,
      edge: '#06301a',
      drawHero: drawTiki,
    },
    {
      name: 'frog',
      ground: ['#6a8af0', '#2a4aa0', '#071436'],
      accent: '#d8f0ff',
      second: '#ff8a2a',
      title: titleColours.lime,
      edge: '#0c2a1c',
      drawHero: drawFrog,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.width * 0.3, -80, 8, art.height * 1.1, 80, '#fffbd0', 0.45, 80)
    for (let k = 0; k < 2; k++)
      for (let i = 0; i < 14; i++) {
        const x = art.random() * art.width,
          y = art.height * (0.1 + 0.6 * art.random())
        art.leaf(
          x,
          y,
          90 + art.random() * 110,
          22 + art.random() * 18,
          art.random() * fullTurn,
          mix(mix('#2f8a3a', palette.ground[1], 0.6), palette.ground[0], k ? 0.0 : 0.35),
        )
      }
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    for (const s of [0, 1] as const)
      for (let i = 0; i < 6; i++) {
        const angle = s ? Math.PI + (i - 3) * 0.36 : (i - 3) * 0.36
        art.leaf(
          s ? art.width + 20 : -20,
          art.height * (0.12 + i * 0.12),
          170 + art.random() * 70,
          42 + art.random() * 20,
          angle + (art.random() - 0.5) * 0.5,
          i % 2 ? '#1f7a34' : '#145a2a',
        )
      }
    closeScene(art, palette, '#fffbc0')
  },
}

function drawToucan(art: Art): void {
  art.stroke('M-230 150Q0 110 250 176', '#6a3f1c', 26)
  art.gloss('M20 130L70 260L110 250L90 120Z', '#141826', { contour: 5 })
  art.gloss('M-40 -160C60 -190 150 -90 140 60C130 150 60 180 10 150C-60 120 -60 20 -70 -60C-80 -110 -80 -150 -40 -160Z', '#1c2236', {
    contour: 6,
    edge: 22,
  })
  art.gloss('M-62 -70C-20 -110 60 -80 50 0C40 60 -30 70 -56 20C-66 -10 -72 -50 -62 -70Z', '#ffd23a', { edge: 16 })
  art.gloss('M-50 -150C-140 -190 -230 -150 -236 -40C-200 -84 -120 -76 -56 -70C-30 -90 -26 -130 -50 -150Z', '#ff8a1f', {
    contour: 6,
    edge: 18,
  })
  art.path('M-236 -40C-238 -90 -220 -130 -190 -146C-196 -110 -200 -80 -188 -66C-210 -60 -224 -52 -236 -40Z', '#1c1020')
  art.stroke('M-228 -52C-190 -90 -120 -92 -56 -92', '#a83a0a', 4, 'opacity=".6"')
  art.circle(-10, -112, 34, '#3ac0ff')
  art.circle(-10, -112, 21, '#0a0a18')
  art.circle(-17, -120, 7, '#fff')
  art.gloss('M60 -20C150 0 160 110 100 170C60 120 30 60 60 -20Z', '#28406a', { contour: 4, edge: 14 })
  art.stroke('M-20 150V176M10 156V182', '#3ac0ff', 12)
}

function drawTiger(art: Art): void {
  const d =
    'M0 -176C60 -190 120 -170 160 -130C186 -170 216 -170 220 -130C224 -90 200 -70 186 -50C200 20 180 110 110 160C70 190 30 200 0 200C-30 200 -70 190 -110 160C-180 110 -200 20 -186 -50C-200 -70 -224 -90 -220 -130C-216 -170 -186 -170 -160 -130C-120 -170 -60 -190 0 -176Z'
  art.shadow(0, 40, 280, 240, 0.6)
  art.gloss(d, '#ff9a1f', { contour: 8, edge: 30 })
  art.inside(d, () => {
    for (const s of [-1, 1] as const) {
      art.path(`M${s * 190} -40Q${s * 110} -26 ${s * 96} 0Q${s * 130} -2 ${s * 196} 6Z`, '#1c0f0a')
      art.path(`M${s * 200} 40Q${s * 120} 36 ${s * 100} 60Q${s * 130} 58 ${s * 190} 86Z`, '#1c0f0a')
      art.path(`M${s * 170} 110Q${s * 120} 90 ${s * 96} 104Q${s * 120} 112 ${s * 140} 150Z`, '#1c0f0a')
      art.path(`M${s * 30} -190Q${s * 36} -130 ${s * 60} -104Q${s * 60} -150 ${s * 70} -190Z`, '#1c0f0a')
      art.path(`M${s * 90} -180Q${s * 86} -130 ${s * 110} -100Q${s * 112} -140 ${s * 132} -170Z`, '#1c0f0a')
      art.path(`M${s * 10} 40C${s * 60} 40 ${s * 120} 90 ${s * 96} 130C${s * 70} 170 ${s * 20} 160 0 150V40Z`, '#fff4e0')
      art.path(`M${s * 34} -66Q${s * 84} -110 ${s * 130} -70Q${s * 110} -50 ${s * 40} -60Z`, '#fff4e0')
    }
    art.path('M-12 -190Q0 -120 12 -190Z', '#1c0f0a')
  })
  for (const s of [-1, 1] as const) {
    art.path(`M${s * 34} -10C${s * 50} -58 ${s * 110} -58 ${s * 128} -30C${s * 110} 6 ${s * 60} 16 ${s * 34} -10Z`, '#1a0a06')
    art.glow(s * 80, -24, 46, '#ffe04a', 0.9)
    art.ball(s * 80, -24, 26, '#c8f03a', { rim: '#fff' })
    art.ellipse(s * 80, -24, 7, 20, '#0a0a08')
    art.circle(s * 73, -33, 6, '#fff')
  }
  art.gloss('M-40 42Q0 26 40 42Q30 78 0 88Q-30 78 -40 42Z', '#ff7a9a', { contour: 4, edge: 10 })
  art.stroke('M0 88V112M0 112Q-30 146 -62 124M0 112Q30 146 62 124', '#3a1608', 7)
  for (const s of [-1, 1] as const)
    for (const y of [96, 112, 128] as const) art.stroke(`M${s * 70} ${y}L${s * 170} ${y - 14 + (y - 96)}`, '#fff', 3, 'opacity=".8"')
}

function drawTiki(art: Art): void {
  art.gloss('M-130 -190H130L150 -60L130 190H-130L-150 -60Z', '#8a5a2a', { contour: 8, edge: 26 })
  for (let i = 0; i < 5; i++)
    art.gloss(emblem.leaf(0, -180, 190, 40, -Math.PI / 2 + (i - 2) * 0.42), pick(['#ff4a5a', '#ffc21f', '#2fc86a', '#ffc21f', '#ff4a5a'], i), {
      contour: 4,
      edge: 10,
    })
  art.gloss('M-150 -130H150V-90H-150Z', '#ffc21f', { contour: 4, edge: 6 })
  for (const s of [-1, 1] as const) {
    art.gloss(`M${s * 26} -60Q${s * 70} -100 ${s * 120} -64Q${s * 116} -6 ${s * 70} 0Q${s * 30} -6 ${s * 26} -60Z`, '#1fa0a8', {
      contour: 5,
      edge: 8,
    })
    art.glow(s * 72, -44, 50, '#fff6a0', 0.8)
    art.ball(s * 72, -44, 24, '#fff07a')
    art.circle(s * 72, -44, 9, '#1c0a04')
  }
  art.gloss('M-34 -30H34L48 50Q0 70 -48 50Z', '#a8703a', { contour: 5, edge: 10 })
  art.gloss('M-106 86Q0 60 106 86Q96 164 0 166Q-96 164 -106 86Z', '#2a0f0a', { contour: 5, edge: 8 })
  for (let i = 0; i < 6; i++) art.gloss(shape.rect(-88 + i * 30, 84, 26, 30, 6), '#fff4e0', { edge: 4 })
  for (let i = 0; i < 5; i++) art.gloss(shape.rect(-72 + i * 30, 130, 26, 26, 6), '#fff4e0', { edge: 4 })
}

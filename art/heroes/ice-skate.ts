import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const boot = 'M-104 -176C-60 -190 -14 -188 22 -176C18 -130 24 -92 58 -64C92 -40 150 -30 168 8C176 30 174 52 164 68H-118C-128 20 -96 -20 -96 -66C-96 -108 -112 -140 -104 -176Z'

/** A red skate on the first ice of a lake, at sunrise. */
export function drawIceSkate(art: Art, palette: Palette): void {
  const { x, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.glow(x + 150 * scale, art.height * 0.46, 420 * scale, '#ffe0b8', 0.95)
  art.circle(x + 150 * scale, art.height * 0.47, 96 * scale, '#fff6e4')
  art.ridge(art.height * 0.5, art.height * 0.13, 9, art.linear(['#f0d0dc', '#8a8ad0', '#4a4a9a']), '', 0.6)
  drawForest(art, art.height * 0.545)
  drawIce(art, palette)
  art.hero(() => {
    art.at(0, 214, 1, 0, () => {
      art.ellipse(10, 6, 210, 22, '#ffffff', 'opacity=".35"')
      art.shadow(10, 4, 220, 20, 0.6, '#0c1440')
    })
    drawSkate(art, palette)
  })
  closeScene(art, palette, '#fff')
}

function drawForest(art: Art, y: number): void {
  const count = Math.ceil(art.width / 16)
  const d = times(count, (i) => {
    const [x, h] = [i * 16 + art.random() * 8 - 4, art.height * (0.03 + art.random() * 0.055)]
    return `M${round(x)} ${round(y - h)}L${round(x + 10)} ${round(y)}H${round(x - 10)}Z`
  }).join('')
  art.path(d, '#3a3a86')
}

/** Black ice that mirrors the sky, with cracks and the trace of a blade. */
function drawIce(art: Art, palette: Palette): void {
  const top = art.height * 0.54
  art.rect(0, top, art.width, art.height - top, art.linear(['#ffd8c0', '#8f9ae4', '#3a48a0', palette.ground[2]]))
  times(9, () => {
    const [x, y, w] = [art.random() * art.width, top + (art.height - top) * (0.1 + art.random() * 0.8), 60 + art.random() * 190]
    art.path(shape.rect(round(x), round(y), round(w), 3, 1.5), '#fff', `opacity="${round(0.25 + art.random() * 0.35)}"`)
  })
  times(6, () => {
    let [x, y] = [art.random() * art.width, top + (art.height - top) * (0.15 + art.random() * 0.5)]
    let d = `M${round(x)} ${round(y)}`
    times(4, () => {
      x += 24 + art.random() * 54
      y += (art.random() - 0.35) * 26
      d += `L${round(x)} ${round(y)}`
    })
    art.stroke(d, '#e8f0ff', 2.2, 'opacity=".5"')
  })
  const { x, y, scale } = art.heroAt
  const foot = y + 216 * scale
  art.stroke(`M${round(x - 900 * scale)} ${round(foot + 110 * scale)}C${round(x - 520 * scale)} ${round(foot - 10 * scale)} ${round(x - 300 * scale)} ${round(foot + 60 * scale)} ${round(x - 150 * scale)} ${round(foot)}`, '#ffffff', 7 * scale, 'opacity=".85"')
}

function drawSkate(art: Art, palette: Palette): void {
  const leather = palette.second
  drawBlade(art)
  art.gloss('M-122 60H168C176 80 170 96 150 98H-112C-130 94 -132 74 -122 60Z', '#3a2440', { contour: 9, edge: 10, contourColour: '#1a0c24' })
  art.gloss(boot, leather, { contour: 10, edge: 34, lift: 0.3, depth: 0.42, contourColour: '#3a0820' })
  art.inside(boot, () => {
    art.path('M60 -70C96 -40 150 -30 190 10L170 80H110C122 20 96 -26 60 -70Z', light(leather, 0.22), 'opacity=".55"')
    art.gloss('M-130 70C-120 6 -90 -14 -66 -20C-40 10 -46 50 -58 80Z', dark(leather, 0.22), { edge: 12 })
    art.stroke('M-92 -160C-60 -172 -20 -170 16 -160', '#ffffff', 3, 'opacity=".4" stroke-dasharray="8 7"')
  })
  drawCuff(art)
  drawLaces(art)
  art.spark(-70, -112, 40)
  art.spark(196, 206, 46)
}

function drawCuff(art: Art): void {
  const wool = 'M-118 -170C-124 -208 -96 -222 -40 -222C10 -222 42 -210 36 -172C-6 -154 -76 -154 -118 -170Z'
  art.gloss(wool, '#f8f4ff', { contour: 9, edge: 18, depth: 0.18, contourColour: '#3a3060' })
  art.inside(wool, () => {
    times(15, (i) => art.stroke(`M${-122 + i * 12} -226q10 30 -2 66`, '#c8c0e8', 4, 'opacity=".7"'))
  })
}

function drawLaces(art: Art): void {
  art.gloss('M8 -168C8 -120 22 -86 62 -58C88 -42 106 -36 126 -28L108 -8C74 -20 40 -34 14 -66C-10 -98 -12 -132 -8 -166Z', '#fbe8d8', { contour: 5, edge: 8, contourColour: '#5a1024' })
  for (const [x, y, a] of [[2, -138, -6], [8, -106, -18], [26, -76, -38], [56, -48, -54], [90, -30, -64]] as const)
    art.at(x, y, 1, a, () => {
      art.stroke('M-26 -8L26 8M-26 8L26 -8', '#5a1830', 12)
      art.stroke('M-26 -8L26 8M-26 8L26 -8', '#ffffff', 7)
      for (const side of [-1, 1]) art.ring(side * 28, side * 8, 6, '#ffd86a', 4)
    })
  art.stroke('M-2 -160C-60 -146 -74 -104 -40 -96C-12 -92 -6 -130 2 -160C18 -128 58 -128 60 -152C60 -176 22 -176 2 -160', '#5a1830', 13)
  art.stroke('M-2 -160C-60 -146 -74 -104 -40 -96C-12 -92 -6 -130 2 -160C18 -128 58 -128 60 -152C60 -176 22 -176 2 -160', '#ffffff', 8)
}

function drawBlade(art: Art): void {
  for (const x of [-84, 112]) art.metal(shape.polygon([[x - 30, 92], [x + 30, 92], [x + 16, 176], [x - 16, 176]]), '#9aa8c8', { contour: 8, edge: 7 })
  art.metal('M-170 168H168C194 168 208 150 206 128C232 148 232 196 190 212H-158C-178 206 -182 180 -170 168Z', '#d8e4f8', { contour: 9, edge: 9 })
  art.stroke('M-152 205H188', '#ffffff', 5, 'opacity=".9"')
}

import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const boot = 'M-136 -196C-90 -214 -20 -214 22 -200C30 -150 26 -96 40 -62C70 -40 140 -40 178 -8C204 14 208 48 200 76H-128C-152 30 -130 -10 -134 -60C-138 -110 -148 -150 -136 -196Z'
const bands = ['#e8245a', '#ff8a2a', '#ffe04a', '#2ac8b8', '#4a5ae8']

/** A roller skate on the way up a rainbow. */
export function drawRollerSkate(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.rays(x, y, art.height, 20, '#fff', 0.32, 3)
  drawRainbow(art)
  for (let i = 0; i < 26; i++) art.at(art.random() * art.width, art.random() * art.height * 0.66, 1, art.random() * 90, () => art.path(shape.star(0, 0, 9 + art.random() * 9, 5), pick(['#fff', '#ffe04a', '#2ac8b8', '#ff4a9a'], i), 'opacity=".9"'))
  art.glow(x, y, 300 * scale, palette.accent, 0.8)
  art.hero(() =>
    art.at(-6, -34, 0.96, -10, () => {
      art.shadow(30, 196, 240, 46, 0.55)
      drawFrame(art, palette)
      art.gloss(boot, '#fff6f0', { contour: 10, edge: 30, depth: 0.1, shade: 0.16, contourColour: '#3a0f4a' })
      drawTrim(art, palette)
      drawLaces(art, palette)
      art.spark(-104, -150, 36)
    }),
  )
  closeScene(art, palette, '#fff')
}

function drawRainbow(art: Art): void {
  const { x, y, scale } = art.heroAt
  for (const [i, colour] of bands.entries()) {
    const lift = (i - 2) * 31 * scale
    art.stroke(`M${round(x - art.width * 0.7)} ${round(y + 250 * scale + lift)}C${round(x - 100 * scale)} ${round(y + 330 * scale + lift)} ${round(x + 150 * scale)} ${round(y + 90 * scale + lift)} ${round(x + art.width * 0.66)} ${round(y - 260 * scale + lift)}`, colour, 32 * scale)
  }
}

function drawFrame(art: Art, palette: Palette): void {
  art.gloss('M182 84H222V116C222 140 190 146 182 126Z', palette.second, { contour: 8, edge: 8 })
  for (const x of [-78, 122]) art.metal(shape.polygon([[x - 44, 84], [x + 44, 84], [x + 20, 150], [x - 20, 150]]), '#c8d0e0', { contour: 8, edge: 8 })
  art.metal(shape.rect(-140, 74, 352, 26, 11), '#d8dcea', { contour: 8, edge: 8 })
  for (const x of [-78, 122]) {
    art.circle(x, 150, 61, '#2a0a3a')
    art.circle(x, 150, 54, art.linear([light(palette.second, 0.45), palette.second, dark(palette.second, 0.5)], 60))
    art.circle(x, 150, 37, art.linear([dark(palette.second, 0.45), light(palette.second, 0.2)], 60))
    art.ball(x, 150, 24, '#ffe04a', { contour: 4 })
    art.path(shape.star(x, 150, 15, 6.5), '#fff8d0')
    art.stroke(`M${x - 44} 136A46 46 0 0 1 ${x - 8} 106`, '#fff', 7, 'opacity=".85"')
  }
}

function drawTrim(art: Art, palette: Palette): void {
  art.inside(boot, () => {
    for (const [i, colour] of ['#2ac8b8', '#ffb01f', '#e8245a'].entries()) art.stroke(`M-170 ${-40 + i * 27}C-90 ${-46 + i * 27} -40 ${30 + i * 25} 20 ${100 + i * 25}`, colour, 21)
    art.path('M-170 -230H60V-166C-10 -182 -90 -180 -170 -160Z', palette.second)
    art.stroke('M-170 -160C-90 -180 -10 -182 60 -166', dark(palette.second, 0.4), 6)
    art.path('M112 -50C150 -36 160 30 140 90H230V-60Z', palette.second)
    art.stroke('M112 -46C146 -30 154 32 138 84', '#fff', 5, 'stroke-dasharray="3 12"')
  })
  art.innerShade(boot, dark(palette.second, 0.6), 26, -12, -14, 0.4)
  art.innerShade(boot, '#ffffff', 14, 8, 9, 0.8)
  art.path(shape.star(-70, -106, 36, 16), '#ffb01f', 'stroke="#7a2a0a" stroke-width="6" stroke-linejoin="round"')
}

function drawLaces(art: Art, palette: Palette): void {
  const steps = [[26, -150, -16], [30, -118, -14], [38, -86, -8], [62, -52, 2], [98, -42, 12]] as const
  for (const [x, y] of steps) {
    art.stroke(`M${x - 58} ${y + 16}L${x - 2} ${y - 6}`, '#3a0f4a', 15)
    art.stroke(`M${x - 58} ${y + 16}L${x - 2} ${y - 6}`, '#2ac8b8', 8)
    art.ball(x - 58, y + 16, 8, '#ffe04a', { contour: 3 })
  }
  art.gloss('M20 -176C60 -230 104 -216 96 -190C90 -170 50 -168 22 -172Z', light(palette.second, 0.1), { contour: 6, edge: 8 })
  art.gloss('M18 -172C70 -178 106 -150 90 -132C74 -120 40 -144 20 -166Z', light(palette.second, 0.1), { contour: 6, edge: 8 })
  art.ball(20, -172, 15, '#ffe04a', { contour: 5 })
}

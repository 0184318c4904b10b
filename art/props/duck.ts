import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { round } from '../kit/numbers.ts'

export function duck(art: Art, x: number, y: number, s: number, f = 1, colour = '#ffc21f', wing = -1): void {
  art.group(`transform="translate(${round(x)} ${round(y)}) scale(${round(s * f * 100) / 100} ${round(s * 100) / 100})"`, () => {
    art.gloss('M-150 -6C-190 -30 -210 -20 -220 -36C-200 -60 -160 -56 -120 -40Z', dark(colour, 0.15), { contour: 6, edge: 8 })
    art.gloss('M-150 -30C-140 60 -60 110 40 96C120 84 150 30 130 -20C110 -60 40 -50 0 -40C-60 -24 -120 -10 -150 -30Z', colour, {
      contour: 8,
      edge: 24,
      lift: 0.4,
    })
    art.gloss('M60 -30C40 -110 70 -170 130 -170C190 -170 214 -120 200 -74C190 -30 140 0 90 0Z', colour, { contour: 8, edge: 20 })
    art.gloss('M196 -118C236 -128 264 -112 268 -98C250 -84 220 -82 196 -90Z', '#ff7a2a', { contour: 6, edge: 6 })
    art.stroke('M206 -100Q236 -98 262 -100', '#8a2a0a', 4)
    art.circle(158, -118, 19, '#fff')
    art.circle(163, -117, 12, '#1a1020')
    art.circle(159, -122, 4, '#fff')
    art.group(`transform="rotate(${wing * 24} -20 0)"`, () =>
      art.gloss(
        wing < 0
          ? 'M30 0C10 -90 -60 -170 -150 -190C-140 -150 -150 -130 -130 -110C-136 -90 -124 -70 -104 -58C-100 -30 -60 10 0 24Z'
          : 'M40 10C10 70 -60 110 -150 100C-130 70 -130 40 -100 20C-60 -20 0 -20 40 10Z',
        dark(colour, 0.12),
        { contour: 6, edge: 14 },
      ),
    )
    art.gloss('M70 -18Q110 8 160 -8L150 18Q104 26 66 8Z', '#2ab8a0', { contour: 4, edge: 5 })
  })
}

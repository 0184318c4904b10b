import type { Art } from '../kit/art.ts'

/** A bee around x, y, 320 units long at scale 1; `f` -1 turns it to the left. */
export function bee(art: Art, x: number, y: number, s: number, f = 1): void {
  art.group(`transform="translate(${x} ${y}) scale(${s * f} ${s})"`, () => {
    for (const r of [-30, 16] as const)
      art.group(`transform="translate(10 -70) rotate(${r})"`, () => {
        art.ellipse(
          0,
          -80,
          46,
          92,
          art.linear([
            [0, '#fff', 0.95],
            [1, '#bfe8ff', 0.6],
          ]),
          'stroke="#5a8ab8" stroke-width="5"',
        )
        art.ellipse(-10, -100, 14, 46, '#fff', 'opacity=".7"')
      })
    art.gloss('M-150 20C-176 16 -190 22 -200 14C-190 -2 -170 -14 -146 -10Z', '#3a2010', { contour: 3, edge: 5 })
    const d = 'M-160 0C-160 -70 -90 -100 0 -100C100 -100 160 -60 160 10C160 80 100 110 10 110C-90 110 -160 70 -160 0Z'
    art.gloss(d, '#ffc21f', { contour: 7, edge: 28 })
    art.inside(d, () => {
      for (const q of [-100, -30, 40] as const) art.path(`M${q} -120Q${q - 26} 0 ${q} 130H${q + 36}Q${q + 12} 0 ${q + 36} -120Z`, '#2a1608')
      art.path('M-150 -40Q0 -130 140 -40Q0 -90 -150 -40Z', '#fff', 'opacity=".4"')
    })
    art.circle(112, -14, 34, '#fff')
    art.circle(120, -12, 22, '#1a0c06')
    art.circle(112, -21, 8, '#fff')
    art.stroke('M92 46Q116 66 138 40', '#2a1608', 7)
    art.circle(76, 34, 16, '#ff8a5a', 'opacity=".7"')
    art.stroke('M96 -92Q110 -150 150 -150M70 -98Q76 -156 110 -170', '#2a1608', 7)
    art.circle(152, -150, 11, '#2a1608')
    art.circle(112, -170, 11, '#2a1608')
  })
}

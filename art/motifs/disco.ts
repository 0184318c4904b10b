import { drawRollerSkate } from '../heroes/roller-skate.ts'
import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const disco: Motif = {
  slug: 'disco',
  lettering: { face: 'pattaya', warp: 'skew', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'mirrorball',
      ground: ['#ff3ab8', '#6a0f9a', '#16022c'],
      accent: '#ffb0f0',
      second: '#2ae8ff',
      title: titleColours.pink,
      edge: '#3a0448',
      drawHero: drawMirrorball,
    },
    {
      name: 'vinyl',
      ground: ['#1fd0c8', '#0a5a9a', '#050f34'],
      accent: '#b0fff6',
      second: '#ffc21f',
      title: ['#fff', '#fff0a0', '#ffb62a'],
      edge: '#062a5a',
      drawHero: drawVinyl,
    },
    {
      name: 'skate',
      ground: ['#ffd84a', '#ff7a3a', '#6a0f4a'],
      accent: '#fff3c0',
      second: '#ff3a8a',
      title: ['#fffdf0', '#ffe86a', '#ffb01f'],
      edge: '#4a0a3a',
      drawScene: drawRollerSkate,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.heroAt.x, art.heroAt.y, 16, art.height, 360, '#fff', 0.3)
    for (let i = 0; i < 40; i++)
      art.at(art.random() * art.width, art.random() * art.height * 0.75, 1, art.random() * 90, () =>
        art.path(
          shape.rect(-6, -6, 12, 12),
          pick([palette.accent, palette.second, '#fff', '#ffc21f'], i % 4),
          `opacity="${round(0.3 + art.random() * 0.6)}"`,
        ),
      )
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    closeScene(art, palette)
  },
}

function drawMirrorball(art: Art, palette: Palette): void {
  art.stroke('M0 -400V-190', '#d8dde8', 7)
  art.metal(shape.rect(-26, -216, 52, 36, 8), '#c8d0dc', { contour: 4 })
  const r = 184
  art.circle(0, 0, r + 7, '#12041f')
  art.circle(0, 0, r, '#2a1040')
  for (let j = 0; j < 13; j++) {
    const phase = ((-80 + j * 13.2) * Math.PI) / 180,
      y = Math.sin(phase) * r,
      rr = Math.cos(phase) * r,
      y2 = Math.sin(phase + 0.2) * r,
      rr2 = Math.cos(phase + 0.2) * r
    for (let i = 0; i < 14; i++) {
      const t0 = -Math.PI / 2 + (i / 14) * Math.PI + 0.012,
        t1 = -Math.PI / 2 + ((i + 1) / 14) * Math.PI - 0.012
      const L = Math.max(0, -0.5 * Math.sin((t0 + t1) / 2) * Math.cos(phase) - 0.6 * Math.sin(phase) + 0.45 * Math.cos(t0) * Math.cos(phase))
      const c = mix(
        mix('#2a0a4a', pick([palette.accent, palette.second, '#ffe9ff', '#8a5af0'], Math.floor(art.random() * 4)), 0.25 + 0.6 * L),
        '#ffffff',
        Math.min(0.85, L * L * 0.9 + (art.random() < 0.08 ? 0.5 : 0)),
      )
      art.path(
        shape.polygon([
          [Math.sin(t0) * rr, y + 1.5],
          [Math.sin(t1) * rr, y + 1.5],
          [Math.sin(t1) * rr2, y2 - 1.5],
          [Math.sin(t0) * rr2, y2 - 1.5],
        ]),
        c,
      )
    }
  }
  art.spark(-80, -90, 70)
  art.spark(90, 20, 34)
  art.spark(-30, 120, 26)
}

function drawVinyl(art: Art, palette: Palette): void {
  art.circle(0, 10, 200, '#0c0a14')
  for (let i = 0; i < 9; i++) art.add(`<circle cx="0" cy="10" r="${90 + i * 12}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".13"/>`)
  art.path(shape.wedge(0, 10, 198, 200, 236, 80), '#fff', 'opacity=".22"')
  art.path(shape.wedge(0, 10, 198, 20, 56, 80), '#fff', 'opacity=".16"')
  art.circle(0, 10, 78, art.linear([light(palette.second, 0.3), palette.second, '#ff3a8a'], 60))
  art.path(shape.star(0, 10, 50, 23, 8), '#fff', 'opacity=".85"')
  art.circle(0, 10, 9, '#0c0a14')
  art.stroke('M-190 40C-210 -230 210 -230 190 40', '#12041f', 44)
  art.stroke('M-190 40C-210 -230 210 -230 190 40', '#ff3a8a', 30)
  art.stroke('M-182 10C-190 -210 190 -210 182 10', '#ffb0d8', 6, 'opacity=".8"')
  for (const s of [-1, 1] as const)
    art.onSide(s, () => {
      art.gloss(shape.rect(148, 10, 84, 150, 38), '#2a2040', { contour: 7, edge: 18 })
      art.gloss(shape.rect(140, 26, 40, 118, 20), palette.second, { contour: 4, edge: 10 })
    })
}

import type { Art } from '../kit/art.ts'

const wings =
  'M0 -10L6 -22L10 -8C30 -40 70 -40 100 -16C80 -16 74 -4 72 10C60 0 48 2 42 16C34 6 20 8 10 24L0 34L-10 24C-20 8 -34 6 -42 16C-48 2 -60 0 -72 10C-74 -4 -80 -16 -100 -16C-70 -40 -30 -40 -10 -8L-6 -22Z'

/** The black shape of a bat, 200 units from wing to wing at scale 1. */
export function bat(art: Art, x: number, y: number, scale: number, rotation = 0): void {
  art.at(x, y, scale, rotation, () => art.path(wings, '#0c0210'))
}

import type { Art } from '../kit/art.ts'

/** A golden bell of radius 100. */
export function drawBell(art: Art): void {
  art.metal(
    'M0 -90C12 -90 16 -84 16 -74C56 -60 66 -24 68 14C70 42 78 50 92 62V76H-92V62C-78 50 -70 42 -68 14C-66 -24 -56 -60 -16 -74C-16 -84 -12 -90 0 -90Z',
    '#ffc42e',
    { contour: 5, edge: 12 },
  )
  art.ball(0, 86, 18, '#e8962a', { contour: 4 })
}

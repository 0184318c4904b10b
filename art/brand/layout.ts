import { Art } from '../kit/art.ts'

/** The square of symbols and icons. */
export function drawSquare(draw: (art: Art) => void): string {
  const art = new Art(64, 64, 's', 'q')
  draw(art)
  return art.svg()
}

/** A picture with a lockup in the middle of its width; `width` is that of the lockup before it is scaled, `y` its top. */
export function layLockup(art: Art, { width, y, scale }: { width: number; y: number; scale: number }, draw: () => void): string {
  return art.at((art.width - width * scale) / 2, y, scale, 0, draw).svg()
}

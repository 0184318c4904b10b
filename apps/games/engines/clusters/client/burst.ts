// The pieces of a symbol that bursts: a pure function of the burst's share, so that nothing has to be remembered between frames.
import { createRandom } from '../../../kit/random.ts'

interface Piece {
  /** Direction and distance at the end, in cells. */
  dx: number
  dy: number
  size: number
  turn: number
  color: number
}

const piecesPerCell = 7
const colorCount = 3

/** The pieces of every cell; the same in each burst, which nobody can tell. */
export function buildPieces(cells: number): readonly (readonly Piece[])[] {
  const random = createRandom(11)
  return Array.from({ length: cells }, () =>
    Array.from({ length: piecesPerCell }, (_, index): Piece => {
      const angle = ((index + random() * 0.8) / piecesPerCell) * Math.PI * 2
      const reach = 0.45 + random() * 0.6
      return {
        dx: Math.cos(angle) * reach,
        dy: Math.sin(angle) * reach,
        size: 0.05 + random() * 0.07,
        turn: random() * 3,
        color: Math.floor(random() * colorCount),
      }
    }),
  )
}

/** Draws the pieces of one cell around its centre. */
export function drawPieces(
  context: CanvasRenderingContext2D,
  pieces: readonly Piece[],
  colors: readonly string[],
  { x, y, cell, share }: { x: number; y: number; cell: number; share: number },
): void {
  const way = 1 - (1 - share) ** 2
  context.globalAlpha = 1 - share ** 2
  for (const { dx, dy, size, turn, color } of pieces) {
    const radius = size * cell * (1 - 0.5 * share)
    const [px, py] = [x + dx * way * cell, y + (dy * way + 0.35 * share * share) * cell]
    const [cos, sin] = [Math.cos(turn + share * 4) * radius, Math.sin(turn + share * 4) * radius]
    context.fillStyle = colors[color]!
    context.beginPath()
    context.moveTo(px + cos, py + sin)
    context.lineTo(px - sin, py + cos)
    context.lineTo(px - cos, py - sin)
    context.lineTo(px + sin, py - cos)
    context.fill()
  }
  context.globalAlpha = 1
}

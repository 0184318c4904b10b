// A burst of amber hexagons and sparks for large wins. Decoration: draws nothing while no piece is alive.
import { type Random, createRandom } from './random.ts'

interface Piece {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  size: number
  leftMs: number
  isSpark: boolean
  color: string
}

export interface Sparks {
  /** `count` pieces from the middle of the stage. */
  burst(count: number): void
  draw(deltaMs: number): void
}

const colors = ['#ffeaa6', '#ffcf45', '#f2a900', '#ffffff']
const lifeMs = 1900
const gravity = 0.0011

function makePiece(random: Random, width: number, height: number): Piece {
  const angle = random() * Math.PI * 2
  const speed = (0.16 + random() * 0.5) * Math.min(1, height / 600 + 0.3)
  return {
    x: width / 2,
    y: height * 0.46,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed - 0.32,
    turn: angle,
    spin: (random() - 0.5) * 0.012,
    size: 4 + random() * 9,
    leftMs: lifeMs * (0.55 + random() * 0.45),
    isSpark: random() < 0.45,
    color: colors[Math.floor(random() * colors.length)] ?? '#ffcf45',
  }
}

function traceShape(context: CanvasRenderingContext2D, { isSpark, size }: Piece): void {
  context.beginPath()
  const corners = isSpark ? 8 : 6
  for (let corner = 0; corner < corners; corner += 1) {
    const radius = isSpark && corner % 2 === 1 ? size * 0.28 : size
    const angle = (corner / corners) * Math.PI * 2
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  context.closePath()
}

export function createSparks(canvas: HTMLCanvasElement): Sparks {
  const context = canvas.getContext('2d')
  const random = createRandom(7)
  let pieces: Piece[] = []
  /** The stage may be resized while pieces fly: when a round ends or a phone is rotated. */
  function fitStage() {
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1)
    const [width, height] = [Math.floor(canvas.clientWidth * ratio), Math.floor(canvas.clientHeight * ratio)]
    if (canvas.width === width && canvas.height === height) return
    Object.assign(canvas, { width, height })
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  return {
    burst(count) {
      for (let index = 0; index < count; index += 1)
        pieces.push(makePiece(random, canvas.clientWidth, canvas.clientHeight))
    },
    draw(deltaMs) {
      if (context === null || pieces.length === 0) return
      fitStage()
      context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight)
      for (const piece of pieces) {
        piece.leftMs -= deltaMs
        piece.vy += gravity * deltaMs
        piece.x += piece.vx * deltaMs
        piece.y += piece.vy * deltaMs
        piece.turn += piece.spin * deltaMs
        context.save()
        context.globalAlpha = Math.max(0, Math.min(1, piece.leftMs / 500))
        context.translate(piece.x, piece.y)
        context.rotate(piece.turn)
        context.fillStyle = piece.color
        traceShape(context, piece)
        context.fill()
        context.restore()
      }
      pieces = pieces.filter((piece) => piece.leftMs > 0)
    },
  }
}

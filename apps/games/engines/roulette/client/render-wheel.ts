// Shows the wheel and the ball of a state. Reads the state, draws; sizes follow the element.
import {
  type BallPosition,
  positionBall,
  restRadius,
  rollOnRim,
  turnOfWheel,
  angleOfNumber,
} from './ball-path.ts'
import type { Look } from './looks.ts'
import type { RouletteState } from './state.ts'
import { drawBall, drawBowl, drawGloss, drawRotor } from './wheel-drawing.ts'

interface Layers {
  size: number
  bowl: HTMLCanvasElement
  rotor: HTMLCanvasElement
  gloss: HTMLCanvasElement
  ball: HTMLCanvasElement
}

/** As a fraction of the bowl's radius. */
const ballSize = 0.041
const trailSteps = 7
/** On phones the wheel is enlarged while it turns, so it is drawn for that size. */
const leastPixels = 720

function findBall({ phase, round, isReduced }: RouletteState, now: number): BallPosition | null {
  if (phase.name === 'landing' && !isReduced) return positionBall(phase.path, now)
  if (phase.name === 'rolling' && !isReduced) return rollOnRim(phase.since, now)
  return round ? { angle: angleOfNumber(round.outcome.number), radius: restRadius, height: 0 } : null
}

export function createWheelView(canvas: HTMLCanvasElement, look: Look) {
  const context = canvas.getContext('2d')!
  let layers: Layers | null = null
  let drawn = ''

  function measure(): Layers | null {
    const width = canvas.clientWidth
    if (width === 0) return null
    const size = Math.max(leastPixels, Math.round(width * Math.min(2, window.devicePixelRatio || 1)))
    if (layers?.size === size) return layers
    canvas.width = size
    canvas.height = size
    layers = {
      size,
      bowl: drawBowl(size, look),
      rotor: drawRotor(size, look),
      gloss: drawGloss(size),
      ball: drawBall(Math.ceil(size * ballSize * 2)),
    }
    drawn = ''
    return layers
  }

  function drawBallAt(
    { ball, size }: Layers,
    { angle, radius, height }: BallPosition,
    turn: number,
    alpha: number,
  ): void {
    const [x, y] = [Math.sin(angle + turn) * radius, -Math.cos(angle + turn) * radius].map(
      (share) => size / 2 + share * (size / 2),
    ) as [number, number]
    const width = size * ballSize * (1 + height * 0.16)
    if (alpha === 1) {
      const reach = 0.2 + height * 0.9
      context.globalAlpha = 0.5 - height * 0.2
      context.fillStyle = '#000'
      context.beginPath()
      context.ellipse(
        x + width * reach * 0.7,
        y + width * reach,
        width * 0.5,
        width * 0.44,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    context.globalAlpha = alpha
    context.drawImage(ball, x - width / 2, y - width / 2 - height * width * 0.4, width, width)
    context.globalAlpha = 1
  }

  return {
    draw(state: RouletteState, now: number): void {
      const found = measure()
      if (!found) return
      const turn = turnOfWheel(now, state.isReduced)
      const ball = findBall(state, now)
      const key = `${turn} ${ball?.angle} ${ball?.radius}`
      if (key === drawn) return
      drawn = key
      const { size, bowl, rotor, gloss } = found
      context.clearRect(0, 0, size, size)
      context.drawImage(bowl, 0, 0)
      context.save()
      context.translate(size / 2, size / 2)
      context.rotate(turn)
      context.drawImage(rotor, -size / 2, -size / 2)
      context.restore()
      context.drawImage(gloss, 0, 0)
      if (!ball) return
      const isFast =
        state.phase.name === 'rolling' || (state.phase.name === 'landing' && now < state.phase.path.touchesAt)
      if (isFast && !state.isReduced) {
        for (let step = trailSteps; step > 0; step -= 1) {
          const before = findBall(state, now - step * 7)
          if (before)
            drawBallAt(found, before, turnOfWheel(now - step * 7, false), 0.2 * (1 - step / (trailSteps + 1)))
        }
      }
      drawBallAt(found, ball, turn, 1)
    },
  }
}

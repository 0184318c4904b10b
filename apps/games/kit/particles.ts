// The particles of a world: how each kind is drawn and how it moves. Drawn by code, so that a kind costs no picture.

export const particleKinds = [
  'sparks',
  'petals',
  'coins',
  'bubbles',
  'leaves',
  'stars',
  'snow',
  'confetti',
] as const
export type ParticleKind = (typeof particleKinds)[number]

export interface ParticleMotion {
  /** Pixels per ms²; bubbles rise. */
  gravity: number
  /** How far a particle swings sideways while it falls, in its own sizes. */
  sway: number
  /** Whether it turns over, so that its width changes. */
  flips: boolean
  colors: readonly string[]
}

const amber = ['#ffeaa6', '#ffcf45', '#f2a900', '#ffffff']

export const particleMotions: Record<ParticleKind, ParticleMotion> = {
  sparks: { gravity: 0.0011, sway: 0, flips: false, colors: amber },
  petals: { gravity: 0.0003, sway: 2.4, flips: true, colors: ['#ffd9e6', '#ff9fc0', '#ff6f9f', '#ffffff'] },
  coins: { gravity: 0.0012, sway: 0, flips: true, colors: ['#ffe48a', '#ffc933', '#e8a000'] },
  bubbles: { gravity: -0.0003, sway: 1.2, flips: false, colors: ['#d8fbff', '#8fe6ff', '#ffffff'] },
  leaves: { gravity: 0.0004, sway: 2.8, flips: true, colors: ['#a8d85a', '#e8b23a', '#d9702a', '#6fae3c'] },
  stars: { gravity: 0.0007, sway: 0, flips: false, colors: ['#fff3b8', '#ffe27a', '#ffffff'] },
  snow: { gravity: 0.0002, sway: 2, flips: false, colors: ['#ffffff', '#dff2ff', '#b8e2ff'] },
  confetti: {
    gravity: 0.0005,
    sway: 1.4,
    flips: true,
    colors: ['#ff5a7a', '#ffd23f', '#4fd1ff', '#7be37b', '#c58bff'],
  },
}

/** Corners between an outer and an inner radius, from the top. */
function traceStar(context: CanvasRenderingContext2D, points: number, radius: number, inner: number): void {
  for (let corner = 0; corner < points * 2; corner += 1) {
    const reach = corner % 2 === 0 ? radius : radius * inner
    const angle = (corner / points) * Math.PI
    context.lineTo(Math.sin(angle) * reach, -Math.cos(angle) * reach)
  }
  context.closePath()
}

/** Draws a particle around the origin in its colour. Of sparks, some are hexagons: `isOdd` decides. */
export function drawParticle(
  context: CanvasRenderingContext2D,
  kind: ParticleKind,
  { size, color, isOdd }: { size: number; color: string; isOdd: boolean },
): void {
  context.fillStyle = color
  context.beginPath()
  switch (kind) {
    case 'sparks':
      traceStar(context, isOdd ? 4 : 6, size, isOdd ? 0.28 : 0.88)
      break
    case 'stars':
      traceStar(context, 5, size, 0.45)
      break
    case 'petals':
      context.moveTo(0, -size)
      context.quadraticCurveTo(size, -size * 0.2, 0, size)
      context.quadraticCurveTo(-size, -size * 0.2, 0, -size)
      break
    case 'leaves':
      context.moveTo(0, -size * 1.2)
      context.quadraticCurveTo(size * 0.9, 0, 0, size * 1.2)
      context.quadraticCurveTo(-size * 0.9, 0, 0, -size * 1.2)
      break
    case 'confetti':
      context.rect(-size * 0.5, -size * 0.8, size, size * 1.6)
      break
    case 'coins':
    case 'snow':
    case 'bubbles':
      context.arc(0, 0, kind === 'snow' ? size * 0.6 : size, 0, Math.PI * 2)
  }
  if (kind === 'bubbles') {
    context.lineWidth = Math.max(1, size * 0.16)
    context.strokeStyle = color
    context.stroke()
    context.beginPath()
    context.arc(-size * 0.35, -size * 0.35, size * 0.2, 0, Math.PI * 2)
  }
  context.fill()
  if (kind === 'coins') {
    context.lineWidth = Math.max(1, size * 0.18)
    context.strokeStyle = 'rgb(120 70 0 / .55)'
    context.beginPath()
    context.arc(0, 0, size * 0.66, 0, Math.PI * 2)
    context.stroke()
  }
}

// A burst of particles for large wins, and a few that drift by. Decoration: draws nothing while no particle is alive.
import { type ParticleKind, drawParticle, particleMotions } from './particles.ts'
import { createRandom } from './random.ts'

interface Particle {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  size: number
  ageMs: number
  leftMs: number
  gravity: number
  alpha: number
  isOdd: boolean
  color: string
}

export interface Sparks {
  /** `count` particles from the middle of the stage. */
  burst(count: number): void
  /** Lets particles drift by one after the other, as long as it is called on each frame. */
  drift(deltaMs: number): void
  draw(deltaMs: number): void
}

const lifeMs = 1900
const driftEveryMs = 420
const driftLifeMs = 5200

export function createSparks(canvas: HTMLCanvasElement, kind: ParticleKind = 'sparks'): Sparks {
  const context = canvas.getContext('2d')
  const random = createRandom(7)
  const motion = particleMotions[kind]
  let particles: Particle[] = []
  let sinceDriftMs = 0

  const makeParticle = (
    fields: Pick<Particle, 'x' | 'y' | 'vx' | 'vy' | 'leftMs' | 'gravity' | 'alpha'>,
  ): Particle => ({
    ...fields,
    turn: random() * Math.PI * 2,
    spin: (random() - 0.5) * 0.012,
    size: 4 + random() * 9,
    ageMs: 0,
    isOdd: random() < 0.45,
    color: motion.colors[Math.floor(random() * motion.colors.length)] ?? '#ffcf45',
  })
  const makeThrown = (width: number, height: number): Particle => {
    const angle = random() * Math.PI * 2
    const speed = (0.16 + random() * 0.5) * Math.min(1, height / 600 + 0.3)
    return makeParticle({
      x: width / 2,
      y: height * 0.46,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed - (motion.gravity > 0.0005 ? 0.32 : 0.08),
      leftMs: lifeMs * (0.55 + random() * 0.45) * (motion.gravity > 0.0005 ? 1 : 1.5),
      gravity: motion.gravity,
      alpha: 1,
    })
  }
  /** Falls slowly from above, or rises from below where its kind does. */
  const makeDrifting = (width: number, height: number): Particle => {
    const way = Math.sign(motion.gravity)
    return makeParticle({
      x: random() * width,
      y: way > 0 ? -12 : height + 12,
      vx: (random() - 0.5) * 0.03,
      vy: (way * (0.5 + random() * 0.5) * height) / driftLifeMs,
      leftMs: driftLifeMs,
      gravity: 0,
      alpha: 0.55,
    })
  }
  /** The stage may be resized while particles fly: when a round ends or a phone is rotated. */
  function fitStage() {
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1)
    const [width, height] = [Math.floor(canvas.clientWidth * ratio), Math.floor(canvas.clientHeight * ratio)]
    if (canvas.width === width && canvas.height === height) return
    Object.assign(canvas, { width, height })
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  const drawOne = (particle: Particle, context: CanvasRenderingContext2D): void => {
    const swing = motion.sway * particle.size * Math.sin(particle.ageMs / 420 + particle.turn)
    context.save()
    context.globalAlpha = particle.alpha * Math.max(0, Math.min(1, particle.leftMs / 500))
    context.translate(particle.x + swing, particle.y)
    context.rotate(particle.turn)
    if (motion.flips) context.scale(Math.cos(particle.ageMs / 180 + particle.size), 1)
    drawParticle(context, kind, particle)
    context.restore()
  }
  return {
    burst(count) {
      for (let index = 0; index < count; index += 1)
        particles.push(makeThrown(canvas.clientWidth, canvas.clientHeight))
    },
    drift(deltaMs) {
      sinceDriftMs += deltaMs
      if (sinceDriftMs < driftEveryMs) return
      sinceDriftMs = 0
      particles.push(makeDrifting(canvas.clientWidth, canvas.clientHeight))
    },
    draw(deltaMs) {
      if (context === null || particles.length === 0) return
      fitStage()
      context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight)
      for (const particle of particles) {
        particle.leftMs -= deltaMs
        particle.ageMs += deltaMs
        particle.vy += particle.gravity * deltaMs
        particle.x += particle.vx * deltaMs
        particle.y += particle.vy * deltaMs
        particle.turn += particle.spin * deltaMs
        drawOne(particle, context)
      }
      particles = particles.filter(({ leftMs }) => leftMs > 0)
    },
  }
}

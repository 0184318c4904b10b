// The wheel, drawn once at its size on screen: the fixed bowl and the rotor that turns in it. Units are the radius of the bowl.
import { colourOf, wheelOrder } from '@yanta/game-rules/roulette'
import { pocketAngle } from './ball-path.ts'
import type { Look } from './looks.ts'

const pocketColours = {
  red: ['#f04550', '#c4161f', '#6e0710'],
  black: ['#3a3a46', '#17171d', '#050507'],
  green: ['#3ad67c', '#12954a', '#05481f'],
} as const
const up = -Math.PI / 2

interface Painter {
  context: CanvasRenderingContext2D
  look: Look
}

function makeCanvas(size: number): Painter['context'] {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')!
  context.setTransform(size / 2, 0, 0, size / 2, size / 2, size / 2)
  return context
}

function disc({ context }: Pick<Painter, 'context'>, radius: number, fill: string | CanvasGradient): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fillStyle = fill
  context.fill()
}

function ring(
  { context }: Pick<Painter, 'context'>,
  radius: number,
  width: number,
  stroke: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.lineWidth = width
  context.strokeStyle = stroke
  context.stroke()
}

function radial(
  { context }: Pick<Painter, 'context'>,
  from: number,
  to: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = context.createRadialGradient(0, 0, from, 0, 0, to)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** Metal seen from above: light comes from the upper left, so it is brightest there and again opposite. */
function metal({ context, look }: Painter): CanvasGradient {
  const [bright, middle, shade] = look.metal
  const gradient = context.createConicGradient(-2.5, 0, 0)
  const stops = [
    [0, bright],
    [0.12, middle],
    [0.3, shade],
    [0.46, middle],
    [0.54, bright],
    [0.66, middle],
    [0.84, shade],
    [1, bright],
  ] as const
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** Rim of wood, the track of the ball and its eight deflectors. */
export function drawBowl(size: number, look: Look): HTMLCanvasElement {
  const context = makeCanvas(size)
  const painter = { context, look }
  const [light, middle, dark] = look.wood
  disc(painter, 0.998, dark)
  disc(
    painter,
    0.985,
    radial(painter, 0.8, 0.985, [
      [0, dark],
      [0.35, middle],
      [0.62, light],
      [0.8, middle],
      [1, dark],
    ]),
  )
  const grain = context.createConicGradient(0.4, 0, 0)
  for (let step = 0; step <= 48; step += 1)
    grain.addColorStop(step / 48, `rgb(0 0 0 / ${step % 2 ? 0.02 : 0.1 + ((step * 7) % 5) / 40})`)
  disc(painter, 0.985, grain)
  const shine = context.createLinearGradient(-0.7, -0.9, 0.6, 0.9)
  for (const [at, alpha] of [
    [0, 0.42],
    [0.3, 0.04],
    [0.62, 0],
    [0.86, 0.14],
    [1, 0],
  ] as const)
    shine.addColorStop(at, `rgb(255 255 255 / ${alpha})`)
  disc(painter, 0.985, shine)
  disc(painter, 0.905, dark)
  ring(painter, 0.888, 0.034, metal(painter))
  ring(painter, 0.905, 0.006, 'rgb(0 0 0 / .55)')
  ring(painter, 0.871, 0.005, 'rgb(0 0 0 / .6)')
  disc(
    painter,
    0.868,
    radial(painter, 0.72, 0.868, [
      [0, dark],
      [0.45, middle],
      [0.85, light],
      [1, dark],
    ]),
  )
  disc(painter, 0.868, grain)
  for (let index = 0; index < 8; index += 1) {
    context.save()
    context.rotate((index / 8) * Math.PI * 2 + 0.2)
    drawDeflector(painter, index % 2 === 0)
    context.restore()
  }
  return context.canvas
}

function drawDeflector({ context, look }: Painter, isUpright: boolean): void {
  const [width, height] = isUpright ? [0.02, 0.045] : [0.042, 0.022]
  context.translate(0, -0.808)
  context.shadowColor = 'rgb(0 0 0 / .7)'
  context.shadowBlur = 0.02 * context.canvas.width * 0.5
  context.beginPath()
  context.moveTo(0, -height)
  context.lineTo(width, 0)
  context.lineTo(0, height)
  context.lineTo(-width, 0)
  context.closePath()
  const gradient = context.createLinearGradient(-width, -height, width, height)
  look.metal.forEach((colour, index) => gradient.addColorStop(index / 2, colour))
  context.fillStyle = gradient
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = 0.003
  context.strokeStyle = 'rgb(255 255 255 / .6)'
  context.stroke()
}

/** Numbers, pockets, cone and turret; zero's pocket points up. */
export function drawRotor(size: number, look: Look): HTMLCanvasElement {
  const context = makeCanvas(size)
  const painter = { context, look }
  disc(painter, 0.765, metal(painter))
  disc(painter, 0.752, '#0a0608')
  wheelOrder.forEach((number, index) => {
    context.save()
    context.rotate(index * pocketAngle)
    drawPocket(painter, number)
    context.restore()
  })
  ring(painter, 0.655, 0.007, metal(painter))
  ring(painter, 0.75, 0.008, metal(painter))
  disc(painter, 0.535, '#0a0608')
  ring(painter, 0.532, 0.018, metal(painter))
  const [middle, edge] = look.cone
  disc(
    painter,
    0.522,
    radial(painter, 0.04, 0.522, [
      [0, middle],
      [0.55, middle],
      [1, edge],
    ]),
  )
  const facets = context.createConicGradient(0, 0, 0)
  for (let step = 0; step <= 16; step += 1)
    facets.addColorStop(step / 16, step % 2 ? 'rgb(255 255 255 / .09)' : 'rgb(0 0 0 / .16)')
  disc(painter, 0.522, facets)
  ring(painter, 0.36, 0.004, 'rgb(255 255 255 / .14)')
  for (let index = 0; index < 4; index += 1) {
    context.save()
    context.rotate((index / 4) * Math.PI * 2 + 0.42)
    drawArm(painter)
    context.restore()
  }
  drawTurret(painter)
  return context.canvas
}

function drawPocket(painter: Painter, number: number): void {
  const { context } = painter
  const [lit, middle, deep] = pocketColours[colourOf(number)]
  const half = pocketAngle / 2
  const wedge = (from: number, to: number): void => {
    context.beginPath()
    context.arc(0, 0, to, up - half, up + half)
    context.arc(0, 0, from, up + half, up - half, true)
    context.closePath()
  }
  wedge(0.655, 0.748)
  context.fillStyle = radial(painter, 0.655, 0.748, [
    [0, middle],
    [0.7, lit],
    [1, middle],
  ])
  context.fill()
  wedge(0.535, 0.655)
  context.fillStyle = radial(painter, 0.535, 0.655, [
    [0, deep],
    [0.4, deep],
    [1, middle],
  ])
  context.fill()
  context.save()
  context.rotate(half)
  const fret = context.createLinearGradient(-0.004, 0, 0.004, 0)
  painter.look.metal.forEach((colour, index) => fret.addColorStop(index / 2, colour))
  context.fillStyle = fret
  context.fillRect(-0.0035, -0.75, 0.007, 0.215)
  context.restore()
  context.fillStyle = '#fffaf0'
  drawSmallText(context, String(number), 0, -0.702)
}

/** Draws text a hundred times as large and scales it down: browsers render no font below a pixel. */
function drawSmallText(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  context.save()
  context.translate(x, y)
  context.scale(0.01, 0.01)
  context.font = `800 6.9px ${getComputedStyle(document.documentElement).getPropertyValue('--font-text') || 'sans-serif'}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, 0, 0.3)
  context.restore()
}

function drawArm({ context, look }: Painter): void {
  const [bright, middle, shade] = look.metal
  context.shadowColor = 'rgb(0 0 0 / .6)'
  context.shadowBlur = 0.03 * context.canvas.width * 0.5
  context.shadowOffsetX = 0.01 * context.canvas.width
  context.shadowOffsetY = 0.014 * context.canvas.width
  const rod = context.createLinearGradient(-0.026, 0, 0.026, 0)
  for (const [at, colour] of [
    [0, shade],
    [0.35, bright],
    [0.6, middle],
    [1, shade],
  ] as const)
    rod.addColorStop(at, colour)
  context.fillStyle = rod
  context.beginPath()
  context.moveTo(-0.028, 0)
  context.lineTo(-0.017, -0.36)
  context.lineTo(0.017, -0.36)
  context.lineTo(0.028, 0)
  context.fill()
  const knob = context.createRadialGradient(-0.016, -0.388, 0.004, 0, -0.37, 0.05)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.25, bright],
    [0.65, middle],
    [1, shade],
  ] as const)
    knob.addColorStop(at, colour)
  context.fillStyle = knob
  context.beginPath()
  context.arc(0, -0.37, 0.046, 0, Math.PI * 2)
  context.fill()
  context.shadowColor = 'transparent'
}

function drawTurret(painter: Painter): void {
  const { context, look } = painter
  const [bright, middle, shade] = look.metal
  context.shadowColor = 'rgb(0 0 0 / .65)'
  context.shadowBlur = 0.06 * context.canvas.width * 0.5
  context.shadowOffsetX = 0.012 * context.canvas.width
  context.shadowOffsetY = 0.016 * context.canvas.width
  disc(painter, 0.175, metal(painter))
  context.shadowColor = 'transparent'
  ring(painter, 0.172, 0.006, shade)
  disc(
    painter,
    0.145,
    radial(painter, 0.02, 0.145, [
      [0, bright],
      [0.55, middle],
      [1, shade],
    ]),
  )
  ring(painter, 0.103, 0.01, shade)
  const dome = context.createRadialGradient(-0.035, -0.035, 0.004, 0, 0, 0.1)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.3, bright],
    [0.7, middle],
    [1, shade],
  ] as const)
    dome.addColorStop(at, colour)
  disc(painter, 0.096, dome)
}

/** Light over bowl and rotor that does not turn with them. */
export function drawGloss(size: number): HTMLCanvasElement {
  const context = makeCanvas(size)
  const painter = { context }
  disc(
    painter,
    0.765,
    radial(painter, 0.5, 0.765, [
      [0, 'rgb(0 0 0 / 0)'],
      [0.86, 'rgb(0 0 0 / .1)'],
      [1, 'rgb(0 0 0 / .5)'],
    ]),
  )
  const light = context.createLinearGradient(-0.6, -0.75, 0.45, 0.7)
  for (const [at, alpha] of [
    [0, 0.3],
    [0.34, 0.06],
    [0.5, 0],
    [1, 0],
  ] as const)
    light.addColorStop(at, `rgb(255 255 255 / ${alpha})`)
  disc(painter, 0.765, light)
  return context.canvas
}

export function drawBall(size: number): HTMLCanvasElement {
  const context = makeCanvas(size)
  const gradient = context.createRadialGradient(-0.32, -0.36, 0.05, 0, 0, 0.98)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.35, '#f4f2fa'],
    [0.75, '#b8b6c8'],
    [1, '#6a6880'],
  ] as const)
    gradient.addColorStop(at, colour)
  disc({ context }, 0.96, gradient)
  return context.canvas
}

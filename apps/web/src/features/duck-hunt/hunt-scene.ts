// Draws the hunt: ducks, feathers and the sight, on a canvas over the picture of the field. It moves by itself and asks nobody; what
// becomes of a shot is told to it. Per frame nothing is created: sprites are drawn once for each size, feathers lie in a pool. Only what
// was drawn before is wiped: without a graphics card, wiping the whole window takes longer than all the drawing.
import hunt from '@yanta/art/hunt.json'
import {
  type Duck,
  type Flock,
  type Insets,
  createFlock,
  findNearest,
  isMoving,
  resizeFlock,
  settleDuck,
  stepFlock,
} from './flock.ts'

export interface HuntScene {
  /** Where the sight is, in CSS pixels of the field. */
  readonly aim: { x: number; y: number }
  aimAt: (x: number, y: number) => void
  /** -1, 0 or 1 for each axis: arrows that are held. */
  steer: (right: number, down: number) => void
  /** Fires: the sight flashes. Answers the duck that was nearest, for `settle`; -1 if none flies. */
  fire: () => number
  settle: (duck: number, isHit: boolean) => void
  /** Stands still, or goes on. */
  setPaused: (isPaused: boolean) => void
  destroy: () => void
}

interface SceneOptions {
  isCalm: boolean
  /** What lies over the field now. */
  findInsets: () => Insets
  /** The sight has moved: the field behind may shift a little. */
  onAim?: (x: number, y: number) => void
}

interface Feather {
  x: number
  y: number
  right: number
  down: number
  angle: number
  leftMs: number
}

const looks = [hunt.gold, hunt.green, hunt.pink, hunt.blue]
const pictureRatio = 440 / 520
/** More pixels are not seen in motion, and cost a small device its frames. */
const mostDensity = 2
const keyPace = 620
const flashMs = 140
const featherMs = 900
const longestStepMs = 50

export function createHuntScene(
  canvas: HTMLCanvasElement,
  { isCalm, findInsets, onAim }: SceneOptions,
): HuntScene {
  const context = canvas.getContext('2d')
  const flock: Flock = createFlock(canvas.clientWidth, canvas.clientHeight, isCalm, findInsets())
  const aim = { x: flock.width / 2, y: flock.height / 2 }
  const sprites = looks.map(() => document.createElement('canvas'))
  const feathers: Feather[] = Array.from({ length: 14 }, () => ({
    x: 0,
    y: 0,
    right: 0,
    down: 0,
    angle: 0,
    leftMs: 0,
  }))
  const pictures = looks.map((source) => {
    const picture = new Image()
    picture.src = source
    picture.addEventListener('load', () => drawSprites())
    return picture
  })
  /** Squares to wipe before the next picture: middle and half of a side, in pixels of the canvas. */
  const marks = new Float64Array(3 * (looks.length + feathers.length + 1))
  let markCount = 0
  let density = 1
  let [right, down] = [0, 0]
  let flashLeftMs = 0
  let isPaused = false
  let request = 0
  let last = 0

  function fit() {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    density = Math.min(mostDensity, globalThis.devicePixelRatio || 1)
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    markCount = 0
    const [shareX, shareY] = [aim.x / (flock.width || 1), aim.y / (flock.height || 1)]
    resizeFlock(flock, width, height, findInsets())
    aim.x = shareX * width
    aim.y = shareY * height
    drawSprites()
  }

  function drawSprites() {
    sprites.forEach((sprite, look) => {
      const [picture, duck] = [pictures[look]!, flock.ducks[look]!]
      if (!picture.complete || picture.naturalWidth === 0) return
      sprite.width = Math.max(1, Math.round(duck.size * density))
      sprite.height = Math.max(1, Math.round(duck.size * pictureRatio * density))
      sprite.getContext('2d')?.drawImage(picture, 0, 0, sprite.width, sprite.height)
    })
    wake()
  }

  function wake() {
    if (request === 0 && !isPaused && context) {
      last = performance.now()
      request = requestAnimationFrame(frame)
    }
  }

  function frame(now: number) {
    // The first frame may have begun before it was asked for.
    const ms = Math.min(longestStepMs, Math.max(0, now - last))
    last = now
    step(ms)
    draw()
    request =
      isMoving(flock) || right !== 0 || down !== 0 || flashLeftMs > 0 ? requestAnimationFrame(frame) : 0
  }

  function step(ms: number) {
    stepFlock(flock, ms)
    flashLeftMs = Math.max(0, flashLeftMs - ms)
    if (right !== 0 || down !== 0)
      moveAim(aim.x + (right * keyPace * ms) / 1_000, aim.y + (down * keyPace * ms) / 1_000)
    for (let index = 0; index < feathers.length; index++) {
      const feather = feathers[index]!
      if (feather.leftMs <= 0) continue
      feather.leftMs -= ms
      feather.x += (feather.right * ms) / 1_000
      feather.y += (feather.down * ms) / 1_000
      feather.down += ms * 0.22
      feather.right *= 0.985
      feather.angle += ms * 0.006
    }
  }

  function draw() {
    if (!context) return
    wipe(context)
    for (let index = 0; index < flock.ducks.length; index++) drawDuck(context, flock.ducks[index]!)
    for (let index = 0; index < feathers.length; index++) drawFeather(context, feathers[index]!)
    drawSight(context)
  }

  function wipe(from: CanvasRenderingContext2D) {
    from.setTransform(1, 0, 0, 1, 0, 0)
    for (let index = 0; index < markCount; index++) {
      const half = marks[index * 3 + 2]!
      from.clearRect(marks[index * 3]! - half, marks[index * 3 + 1]! - half, half * 2, half * 2)
    }
    markCount = 0
  }

  /** In CSS pixels. */
  function mark(x: number, y: number, half: number) {
    marks[markCount * 3] = Math.round(x * density)
    marks[markCount * 3 + 1] = Math.round(y * density)
    marks[markCount * 3 + 2] = Math.ceil(half * density) + 2
    markCount++
  }

  function drawDuck(to: CanvasRenderingContext2D, duck: Duck) {
    const sprite = sprites[duck.look]!
    if (duck.state === 'away' || sprite.width <= 1) return
    // Turned over it reaches as far as its diagonal.
    mark(duck.x, duck.y, duck.size * 0.7)
    const beat = isCalm ? 0 : Math.sin(duck.phase)
    const angle = duck.angle + (duck.state === 'flying' ? beat * 0.05 * duck.direction : 0)
    const cos = Math.cos(angle) * density
    const sin = Math.sin(angle) * density
    const tall = 1 + beat * 0.05
    to.setTransform(
      cos * duck.direction,
      sin * duck.direction,
      -sin * tall,
      cos * tall,
      duck.x * density,
      duck.y * density,
    )
    const high = duck.size * pictureRatio
    to.drawImage(sprite, -duck.size / 2, -high / 2, duck.size, high)
  }

  function drawFeather(to: CanvasRenderingContext2D, { x, y, angle, leftMs }: Feather) {
    if (leftMs <= 0) return
    mark(x, y, 10)
    const cos = Math.cos(angle) * density
    const sin = Math.sin(angle) * density
    to.setTransform(cos, sin, -sin, cos, x * density, y * density)
    to.globalAlpha = Math.min(1, leftMs / 400)
    to.fillStyle = '#fff6d8'
    to.beginPath()
    to.ellipse(0, 0, 9, 3, 0, 0, Math.PI * 2)
    to.fill()
    to.globalAlpha = 1
  }

  function drawSight(to: CanvasRenderingContext2D) {
    mark(aim.x, aim.y, 60)
    const scale = (1 + (flashLeftMs / flashMs) * 0.22) * density
    to.setTransform(scale, 0, 0, scale, aim.x * density, aim.y * density)
    drawCross(to, 8, 'rgb(255 255 255 / 0.85)')
    drawCross(to, 4, '#e0142f')
  }

  function moveAim(x: number, y: number) {
    aim.x = Math.min(flock.width, Math.max(0, x))
    aim.y = Math.min(flock.height, Math.max(0, y))
    onAim?.(aim.x / (flock.width || 1), aim.y / (flock.height || 1))
  }

  const watched = new ResizeObserver(fit)
  watched.observe(canvas)
  fit()
  return {
    aim,
    aimAt(x, y) {
      moveAim(x, y)
      wake()
    },
    steer(toRight, toBottom) {
      ;[right, down] = [toRight, toBottom]
      wake()
    },
    fire() {
      if (!isCalm) flashLeftMs = flashMs
      wake()
      return findNearest(flock, aim.x, aim.y)
    },
    settle(index, isHit) {
      const duck = flock.ducks[index]
      if (duck && isHit && !isCalm && duck.state === 'flying') scatter(feathers, duck)
      settleDuck(flock, index, isHit)
      wake()
    },
    setPaused(paused) {
      isPaused = paused
      cancelAnimationFrame(request)
      request = 0
      wake()
    },
    destroy() {
      isPaused = true
      cancelAnimationFrame(request)
      watched.disconnect()
    },
  }
}

function drawCross(to: CanvasRenderingContext2D, width: number, colour: string) {
  to.lineWidth = width
  to.strokeStyle = colour
  to.beginPath()
  to.arc(0, 0, 42, 0, Math.PI * 2)
  to.moveTo(0, -42)
  to.lineTo(0, -20)
  to.moveTo(0, 42)
  to.lineTo(0, 20)
  to.moveTo(-42, 0)
  to.lineTo(-20, 0)
  to.moveTo(42, 0)
  to.lineTo(20, 0)
  to.stroke()
}

function scatter(feathers: readonly Feather[], { x, y }: Duck) {
  feathers.forEach((feather, index) => {
    const way = (index / feathers.length) * Math.PI * 2
    feather.x = x
    feather.y = y
    feather.right = Math.cos(way) * (110 + (index % 3) * 50)
    feather.down = Math.sin(way) * (90 + (index % 4) * 40) - 60
    feather.angle = way
    feather.leftMs = featherMs
  })
}

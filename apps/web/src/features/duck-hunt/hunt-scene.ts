// Draws the hunt: ducks, feathers and the sight, each on a small canvas of its own that is drawn once for a size and then only moved. One
// canvas as large as the window would be copied as a whole for each frame where there is no graphics card. It moves by itself and asks
// nobody; what becomes of a shot is told to it.
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
  /** From where the duck was. */
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
/** As far as feathers fly, from where the duck was. */
const [featherWidth, featherHeight] = [360, 420]
const sightSize = 120
const longestStepMs = 50

/** In an element that lies over the field, as large as it is, and that only the scene fills. */
export function createHuntScene(host: HTMLElement, { isCalm, findInsets, onAim }: SceneOptions): HuntScene {
  const flock: Flock = createFlock(host.clientWidth, host.clientHeight, isCalm, findInsets())
  const aim = { x: flock.width / 2, y: flock.height / 2 }
  const sprites = looks.map(() => document.createElement('canvas'))
  const [burst, sight] = [document.createElement('canvas'), document.createElement('canvas')]
  host.replaceChildren(...sprites, burst, sight)
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
  let density = 1
  let [right, down] = [0, 0]
  let flashLeftMs = 0
  let isPaused = false
  let request = 0
  let last = 0

  function fit() {
    const [width, height] = [host.clientWidth, host.clientHeight]
    density = Math.min(mostDensity, globalThis.devicePixelRatio || 1)
    const [shareX, shareY] = [aim.x / (flock.width || 1), aim.y / (flock.height || 1)]
    resizeFlock(flock, width, height, findInsets())
    aim.x = shareX * width
    aim.y = shareY * height
    resizeCanvas(burst, featherWidth, featherHeight, density)
    drawSight(resizeCanvas(sight, sightSize, sightSize, density))
    drawSprites()
  }

  function drawSprites() {
    sprites.forEach((sprite, look) => {
      const [picture, duck] = [pictures[look]!, flock.ducks[look]!]
      if (!picture.complete || picture.naturalWidth === 0) return
      const high = duck.size * pictureRatio
      resizeCanvas(sprite, duck.size, high, density)?.drawImage(picture, 0, 0, duck.size, high)
    })
    wake()
  }

  function wake() {
    if (request === 0 && !isPaused) {
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
    for (let index = 0; index < flock.ducks.length; index++) moveDuck(flock.ducks[index]!)
    const isBursting = feathers[0]!.leftMs > 0
    burst.style.visibility = isBursting ? 'visible' : 'hidden'
    if (isBursting) drawFeathers(burst.getContext('2d'), feathers)
    const scale = 1 + (flashLeftMs / flashMs) * 0.22
    sight.style.transform = `translate(${aim.x - sightSize / 2}px, ${aim.y - sightSize / 2}px) scale(${scale})`
  }

  function moveDuck({ look, state, x, y, size, angle, phase, direction }: Duck) {
    const { style } = sprites[look]!
    style.visibility = state === 'away' ? 'hidden' : 'visible'
    if (state === 'away') return
    const beat = isCalm ? 0 : Math.sin(phase)
    const turned = angle + (state === 'flying' ? beat * 0.05 * direction : 0)
    const [left, top] = [x - size / 2, y - (size * pictureRatio) / 2]
    style.transform = `translate(${left}px, ${top}px) rotate(${turned}rad) scale(${direction}, ${1 + beat * 0.05})`
  }

  function moveAim(x: number, y: number) {
    aim.x = Math.min(flock.width, Math.max(0, x))
    aim.y = Math.min(flock.height, Math.max(0, y))
    onAim?.(aim.x / (flock.width || 1), aim.y / (flock.height || 1))
  }

  const watched = new ResizeObserver(fit)
  watched.observe(host)
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
      if (duck && isHit && !isCalm && duck.state === 'flying') {
        scatter(feathers)
        burst.style.transform = `translate(${duck.x - featherWidth / 2}px, ${duck.y - featherHeight / 2}px)`
      }
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
      host.replaceChildren()
    },
  }
}

/** To `width` and `height` CSS pixels, empty. Answers what draws on it in such pixels. */
function resizeCanvas(canvas: HTMLCanvasElement, width: number, height: number, density: number) {
  canvas.width = Math.max(1, Math.round(width * density))
  canvas.height = Math.max(1, Math.round(height * density))
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const context = canvas.getContext('2d')
  context?.setTransform(density, 0, 0, density, 0, 0)
  return context
}

function drawSight(to: CanvasRenderingContext2D | null) {
  if (!to) return
  to.translate(sightSize / 2, sightSize / 2)
  drawCross(to, 8, 'rgb(255 255 255 / 0.85)')
  drawCross(to, 4, '#e0142f')
}

function drawFeathers(to: CanvasRenderingContext2D | null, feathers: readonly Feather[]) {
  if (!to) return
  to.clearRect(0, 0, featherWidth, featherHeight)
  to.fillStyle = '#fff6d8'
  for (const { x, y, angle, leftMs } of feathers) {
    if (leftMs <= 0) continue
    to.globalAlpha = Math.min(1, leftMs / 400)
    to.beginPath()
    to.ellipse(featherWidth / 2 + x, featherHeight / 2 + y, 9, 3, angle, 0, Math.PI * 2)
    to.fill()
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

function scatter(feathers: readonly Feather[]) {
  feathers.forEach((feather, index) => {
    const way = (index / feathers.length) * Math.PI * 2
    feather.x = 0
    feather.y = 0
    feather.right = Math.cos(way) * (110 + (index % 3) * 50)
    feather.down = Math.sin(way) * (90 + (index % 4) * 40) - 60
    feather.angle = way
    feather.leftMs = featherMs
  })
}

// Moves slides from place to place. Any way between two places is played by the compositor, and can be left for another at any
// moment.
import { followDrag } from '../overlays/follow-drag.ts'
import { isCalm } from '../motion/is-calm.ts'
import { durationMs, easing } from '../motion/motion.ts'
import { nearestRound, restPlace, tapTolerance } from './slide-places.ts'

interface Listener {
  onDrag: (isDragged: boolean) => void
  /** A drag has ended, and the slides go on to this place. */
  onPlace: (place: number) => void
}

export class SlideMotion {
  readonly #view: HTMLElement
  readonly #listener: Listener
  #from = 0
  #to = 0
  #running: Animation | null = null

  /** The slides are the children of `view` and share one cell; the first one fills it. */
  constructor(view: HTMLElement, listener: Listener) {
    this.#view = view
    this.#listener = listener
    view.addEventListener('pointerdown', (pressed) => this.#follow(pressed))
    this.jumpTo(0)
  }

  /** Goes on from where the slides are. */
  moveTo(place: number): void {
    if (place !== this.#to) this.#play(this.#place, place, isCalm() ? 0 : durationMs.slide)
  }

  /** Is there at once. */
  jumpTo(place: number): void {
    this.#play(place, place, 0)
  }

  /** A finger or a mouse leads the slides. */
  #follow(pressed: PointerEvent): void {
    if (pressed.button !== 0 || this.#view.children.length < 2) return
    let start = 0
    followDrag(this.#view, pressed, {
      isDrag: ({ x }) => Math.abs(x) > tapTolerance,
      onStart: () => {
        start = this.#place
        this.#listener.onDrag(true)
      },
      onMove: ({ x }) => this.jumpTo(start - x / this.#view.clientWidth),
      onEnd: ({ way: { x }, isBrokenOff }) => {
        this.#listener.onDrag(false)
        const next = restPlace(this.#place, isBrokenOff ? 0 : x)
        this.moveTo(next)
        this.#listener.onPlace(next)
      },
    })
  }

  /** The place at this moment, also in the middle of a move. */
  get #place(): number {
    const progress = this.#running?.effect?.getComputedTiming().progress ?? 1
    return this.#from + (this.#to - this.#from) * progress
  }

  #play(from: number, to: number, duration: number): void {
    ;[this.#from, this.#to] = [from, to]
    const slides = [...this.#view.children]
    for (const [index, slide] of slides.entries()) {
      for (const animation of slide.getAnimations()) animation.cancel()
      const round = nearestRound(index, (from + to) / 2, slides.length)
      const keyframes = [from, to].map((place) => ({ transform: `translateX(${(round - place) * 100}%)` }))
      this.#running = slide.animate(keyframes, { duration, easing: easing.out, fill: 'forwards' })
    }
  }
}

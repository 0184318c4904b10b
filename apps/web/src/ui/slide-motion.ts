// Where slides stand that go round and round: a place is a number that grows and shrinks without end, and at whole numbers one
// slide fills the view. Any way between two places is played by the compositor, and can be left for another at any moment.
import { durationMs, easing, isCalm } from './motion.ts'

export class SlideMotion {
  readonly #slides: () => HTMLElement[]
  #from = 0
  #to = 0
  #running: Animation | null = null

  /** `listSlides` gives the slides in their order; they share one cell. */
  constructor(listSlides: () => HTMLElement[]) {
    this.#slides = listSlides
  }

  /** The place at this moment, also in the middle of a move. */
  get place(): number {
    const progress = this.#running?.effect?.getComputedTiming().progress ?? 1
    return this.#from + (this.#to - this.#from) * progress
  }

  /** The place it goes to, or stands at. */
  get end(): number {
    return this.#to
  }

  /** Goes on from where it is. */
  moveTo(place: number): void {
    this.#play(this.place, place, isCalm() ? 0 : durationMs.slide)
  }

  /** Is there at once: a finger leads it. */
  jumpTo(place: number): void {
    this.#play(place, place, 0)
  }

  #play(from: number, to: number, duration: number): void {
    ;[this.#from, this.#to] = [from, to]
    const slides = this.#slides()
    for (const [index, slide] of slides.entries()) {
      for (const animation of slide.getAnimations()) animation.cancel()
      const round = nearestRound(index, (from + to) / 2, slides.length)
      const keyframes = [from, to].map((place) => ({ transform: `translateX(${(round - place) * 100}%)` }))
      this.#running = slide.animate(keyframes, { duration, easing: easing.out, fill: 'forwards' })
    }
  }
}

/** A slide stands at `index`, and again each `count` further; the place of these that is nearest to `place`. */
export function nearestRound(index: number, place: number, count: number): number {
  return index + count * Math.round((place - index) / count)
}

/** The slide that a whole `place` shows, from 0. */
export function slideAt(place: number, count: number): number {
  return ((place % count) + count) % count
}

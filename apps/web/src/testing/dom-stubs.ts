// Stubs for what happy-dom lacks and components need: the top layer, animations that end on time, and observers that a test can
// trigger. Importing this file installs them.
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, vi } from 'vitest'

/** Elements of the top layer, the last on top: happy-dom opens dialogs, but marks none as modal, and has no popovers. */
const topLayer = new Set<Element>()
const popovers = new Set<Element>()

const { close, showModal } = HTMLDialogElement.prototype
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  showModal.call(this)
  topLayer.add(this)
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, returnValue?: string) {
  topLayer.delete(this)
  close.call(this, returnValue)
}
const { matches } = Element.prototype
Element.prototype.matches = function (this: Element, selector: string) {
  if (selector === ':modal') return topLayer.has(this)
  if (selector === ':popover-open') return popovers.has(this)
  return matches.call(this, selector)
} as Element['matches']
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    popovers.add(this)
  },
  hidePopover(this: HTMLElement) {
    popovers.delete(this)
  },
})

/** Ends by `setTimeout`, which fake timers drive; happy-dom's own animations run on a clock that no test can control. */
class TimedAnimation extends EventTarget {
  readonly id: string
  playState: AnimationPlayState = 'idle'
  onfinish: (() => void) | null = null
  finished: Promise<unknown>
  readonly #durationMs: number
  readonly #onOver: () => void
  readonly #settle: { resolve: (animation: unknown) => void; reject: (why: unknown) => void }
  #leftMs: number
  #startedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Of its own window: it may end when the next test file has another one. */
  readonly #Event = Event

  constructor(durationMs: number, id: string, onOver: () => void) {
    super()
    const { promise, resolve, reject } = Promise.withResolvers()
    promise.catch(() => {})
    this.finished = promise
    this.#settle = { resolve, reject }
    this.id = id
    this.#durationMs = durationMs
    this.#leftMs = durationMs
    this.#onOver = onOver
    this.play()
  }
  get currentTime() {
    const running = this.playState === 'running' ? performance.now() - this.#startedAt : 0
    return this.#durationMs - this.#leftMs + running
  }
  play() {
    if (this.playState === 'running') return
    this.playState = 'running'
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => this.finish(), this.#leftMs)
  }
  pause() {
    if (this.playState !== 'running') return
    this.#leftMs -= performance.now() - this.#startedAt
    this.playState = 'paused'
    clearTimeout(this.#timer)
  }
  finish() {
    this.#end('finished')
    this.#settle.resolve(this)
    this.onfinish?.()
    this.dispatchEvent(new this.#Event('finish'))
  }
  cancel() {
    this.#end('idle')
    this.#settle.reject(new DOMException('cancelled', 'AbortError'))
  }
  #end(state: AnimationPlayState) {
    this.playState = state
    clearTimeout(this.#timer)
    this.#onOver()
  }
}

const animations = new Map<Element, Set<TimedAnimation>>()
Element.prototype.animate = function (this: Element, _keyframes, options) {
  const { duration = 0, id = '' } = typeof options === 'object' ? options : { duration: options }
  const running = animations.get(this) ?? new Set()
  animations.set(this, running)
  const animation: TimedAnimation = new TimedAnimation(Number(duration), id, () => running.delete(animation))
  running.add(animation)
  return animation as unknown as Animation
}
Element.prototype.getAnimations = function (this: Element) {
  return [...(animations.get(this) ?? [])] as unknown as Animation[]
}

/** happy-dom has no layout, so its observers never report; these report when a test triggers them. */
class WatchedIntersection {
  readonly rootMargin: string
  readonly targets = new Set<Element>()
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#report = report
    this.rootMargin = options.rootMargin ?? '0px'
    intersections.add(this)
  }
  observe(target: Element) {
    this.targets.add(target)
  }
  unobserve(target: Element) {
    this.targets.delete(target)
  }
  disconnect() {
    this.targets.clear()
    intersections.delete(this)
  }
  report(isIntersecting: boolean) {
    const entries = [...this.targets].map((target) => ({ target, isIntersecting }))
    this.#report(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
  }
}
const intersections = new Set<WatchedIntersection>()
vi.stubGlobal('IntersectionObserver', WatchedIntersection)

/** Observers with at least one target. */
export const listIntersections = (): readonly WatchedIntersection[] =>
  [...intersections].filter(({ targets }) => targets.size > 0)

/** History with popstate events, where happy-dom would load a page. Addresses stay with the router. */
const fresh = () => ({ entries: [null] as unknown[], at: 0 })
let past = fresh()
vi.stubGlobal('history', {
  get state() {
    return past.entries[past.at]
  },
  get length() {
    return past.entries.length
  },
  pushState(state: unknown) {
    past = { entries: [...past.entries.slice(0, past.at + 1), state], at: past.at + 1 }
  },
  replaceState(state: unknown) {
    past.entries[past.at] = state
  },
  go(delta: number) {
    setTimeout(() => {
      past.at = Math.min(past.entries.length - 1, Math.max(0, past.at + delta))
      dispatchEvent(new PopStateEvent('popstate', { state: past.entries[past.at] }))
    })
  },
})

const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM
// Reduced motion, so that tests need not wait for animations.
settings.device.prefersReducedMotion = 'reduce'
// Frames have a window that loads nothing, scripts load empty, sockets never open: no test uses the network.
settings.enableIframePageLoading = true
settings.handleDisabledFileLoadingAsSuccess = true
settings.fetch.interceptor = { beforeAsyncRequest: () => new Promise(() => {}) }
vi.stubGlobal(
  'WebSocket',
  class extends EventTarget {
    readonly readyState = 0
    close() {}
    send() {}
  },
)

afterEach(() => {
  past = fresh()
  for (const running of animations.values()) for (const animation of running) animation.cancel()
  animations.clear()
  intersections.clear()
  topLayer.clear()
  popovers.clear()
})

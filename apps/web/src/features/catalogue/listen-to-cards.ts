// Listens for the gestures that open a card's actions: a press held down [9.18], the menu key, and for a mouse a button
// with three dots that moves to the hovered card. One listener serves any number of cards.
import { readPendingTouch } from '../../browser/pending-touch.ts'
import { type Move, holdMs, idleTouch, readGesture } from '../../browser/gesture.ts'

const cardSelector = 'article[data-game]'

interface CardActions {
  open: (card: CardName) => void
  /** Label of the button with the dots. */
  labelOf: (name: string) => string
  moreClass: string
}

export interface CardName {
  slug: string
  name: string
}

/** Returns the cleanup function. */
export function listenToCards({ open, labelOf, moreClass }: CardActions): () => void {
  const over = new AbortController()
  const { signal } = over
  const openCard = (card: HTMLElement) => open(nameCard(card))
  listenToHolds(openCard, signal)
  listenToMenuKeys(openCard, signal)
  const more = buildMore(moreClass)
  const travel = ({ target, type }: Event) => {
    const card = findCard(target)
    if (!card || card.contains(more)) return
    // A keyboard focus on the button must not be lost to a mouse that happens to lie there.
    if (type === 'pointerover' && (!matchMedia('(hover: hover)').matches || more.matches(':focus-visible')))
      return
    more.setAttribute('aria-label', labelOf(nameCard(card).name))
    card.lastElementChild?.append(more)
  }
  more.addEventListener('click', () => {
    const card = findCard(more)
    if (card) openCard(card)
  })
  for (const sign of ['pointerover', 'focusin'] as const)
    document.addEventListener(sign, travel, { passive: true, signal })
  return () => {
    over.abort()
    more.remove()
  }
}

function buildMore(className: string): HTMLButtonElement {
  const more = document.createElement('button')
  more.type = 'button'
  more.className = className
  more.setAttribute('aria-haspopup', 'dialog')
  return more
}

function listenToHolds(openCard: (card: HTMLElement) => void, signal: AbortSignal): void {
  let touch = idleTouch
  let card: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  const apply = (move: Move) => {
    const reading = readGesture(touch, move)
    touch = reading.touch
    if (reading.verdict !== 'hold' || !card) return
    isHeld = true
    openCard(card)
  }
  const place = ({ clientX, clientY, timeStamp }: PointerEvent) => ({
    x: clientX,
    y: clientY,
    atMs: timeStamp,
  })
  const lay = (at: { x: number; y: number; atMs: number }) => {
    apply({ type: 'down', ...at })
    clearTimeout(timer)
    timer = setTimeout(
      () => apply({ type: 'timePassed', atMs: at.atMs + holdMs }),
      at.atMs + holdMs - performance.now(),
    )
  }
  document.addEventListener(
    'pointerdown',
    (event) => {
      isHeld = false
      if (event.pointerType === 'mouse') return
      if (event.isPrimary) card = findCard(event.target)
      lay(place(event))
    },
    { passive: true, signal },
  )
  // This code is loaded by the first touch, which may still be held.
  const finger = readPendingTouch()
  card = findCard(finger?.target ?? null)
  if (finger && card) lay(place(finger))
  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') apply({ type: 'move', ...place(event) })
    },
    { passive: true, signal },
  )
  document.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerType !== 'mouse') apply({ type: 'up', ...place(event) })
    },
    { passive: true, signal },
  )
  document.addEventListener('pointercancel', () => apply({ type: 'cancel' }), { passive: true, signal })
  // The touch that opened the sheet must not press what lies below it now.
  document.addEventListener(
    'touchend',
    (event) => {
      if (isHeld && event.cancelable) event.preventDefault()
    },
    { passive: false, signal },
  )
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (touch.phase !== 'idle' && findCard(event.target)) event.preventDefault()
    },
    { signal },
  )
}

/** The menu key, and Shift with F10. The browser's own menu may open with it or after it. */
function listenToMenuKeys(openCard: (card: HTMLElement) => void, signal: AbortSignal): void {
  let isKey = false
  document.addEventListener(
    'keydown',
    (event) => {
      isKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      const card = isKey && findCard(event.target)
      if (!card) return
      event.preventDefault()
      openCard(card)
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    () => {
      isKey = false
    },
    { passive: true, signal },
  )
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (isKey && findCard(event.target)) event.preventDefault()
    },
    { signal },
  )
}

function findCard(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(cardSelector) : null
}

/** The first child of a card is its name. */
function nameCard(card: HTMLElement): CardName {
  return { slug: card.dataset.game!, name: card.firstElementChild?.textContent ?? '' }
}

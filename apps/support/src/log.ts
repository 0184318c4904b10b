// The log of a conversation: it scrolls, is read out as it grows, and stays where it was read when earlier messages come above.
import { element, fill, type Item } from './elements.ts'
import type { Words } from './words.ts'

const nearPx = 80
/** How near to its first message the earlier ones are fetched. */
const earlierPx = 240

export interface Log {
  log: HTMLElement
  show: (items: readonly Item[]) => void
  /** Earlier messages are not read out: they are no news. */
  showEarlier: (items: readonly Item[]) => void
  scrollToEnd: () => void
}

export function buildLog(words: Words, onNearStart: () => void): Log {
  const list = element('ul')
  const log = element(
    'div',
    { class: 'log', role: 'log', 'aria-live': 'polite', 'aria-label': words.log, tabindex: '0' },
    list,
  )
  let isAtEnd = true
  let lastTop = 0
  const scrollToEnd = () => {
    isAtEnd = true
    log.scrollTop = log.scrollHeight
  }
  log.addEventListener('scroll', () => {
    const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < nearPx
    // Only who scrolls up leaves the end: the log may have grown since it was scrolled there.
    isAtEnd = isNear || (isAtEnd && log.scrollTop >= lastTop)
    lastTop = log.scrollTop
    if (log.scrollTop < earlierPx) onNearStart()
  })
  // What comes below the log makes it smaller, and a picture that is loaded makes the list longer.
  const resizes = new ResizeObserver(() => isAtEnd && scrollToEnd())
  resizes.observe(log)
  resizes.observe(list)

  function show(items: readonly Item[]): void {
    const read = [...list.querySelectorAll<HTMLElement>('.message')].find(
      ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > log.scrollTop,
    )
    const before = read?.offsetTop ?? 0
    fill(list, items)
    if (isAtEnd) scrollToEnd()
    else if (read?.isConnected) log.scrollTop += read.offsetTop - before
  }

  return {
    log,
    show,
    showEarlier(items) {
      log.setAttribute('aria-live', 'off')
      show(items)
      requestAnimationFrame(() => log.setAttribute('aria-live', 'polite'))
    },
    scrollToEnd,
  }
}

// Tracks which rows of a grid are in view, as the page scrolls and the window is resized. Unknown on the server and
// before hydration; a grid that the player comes back to starts with its cached layout.
import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type RowWindow, findRowWindow } from './game-window.ts'
import type { GridMeasure } from './cached-games.ts'

interface Start {
  measure: GridMeasure | null
  drawn: RowWindow | null
}

/**
 * Height covered by the site's header, in pixels; in wide windows with the last line of a card, so that it never draws
 * a fifth row of seven cards.
 */
const [header, wideHeader] = [56, 90]
/** How long the scroll position must stay unchanged to count as settled, in milliseconds. */
const settledMs = 200

export interface Layout {
  measure: GridMeasure
  /** Rows in view if the grid had no end. */
  drawn: RowWindow
}

/** Calls `onSettle` with the layout when scrolling has stopped for a moment. */
export function useRowWindow(
  grid: RefObject<HTMLUListElement | null>,
  start: Start,
  onSettle: (layout: Layout) => void,
): Layout | null {
  const [layout, setLayout] = useState(() => resume(start))
  const latest = useRef(layout)
  const committed = useRef(layout)
  const settle = useEffectEvent(onSettle)

  useLayoutEffect(() => {
    committed.current = layout
  }, [layout])

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    let frame = 0
    let timer = 0
    function show(wanted: Layout) {
      const before = latest.current
      clearTimeout(timer)
      timer = window.setTimeout(() => settle(wanted), settledMs)
      if (before?.measure === wanted.measure && isEqual(before.drawn, wanted.drawn)) return
      latest.current = wanted
      startTransition(() => setLayout(wanted))
    }
    function look() {
      frame = 0
      // Do not plan again before the last plan is drawn: a page scrolled by leaps would never get to drawing.
      if (latest.current !== committed.current) return handleScroll()
      const measure = latest.current?.measure
      if (measure) show(findLayout(element!, measure))
    }
    function measureAgain() {
      const before = latest.current?.measure
      const measure = measureGrid(element!)
      if (!measure) return
      if (before && isSame(before, measure)) return look()
      const { top } = element!.getBoundingClientRect()
      if (before && top < 0) scrollBy({ top: anchorPosition(before, measure, -top), behavior: 'instant' })
      latest.current = null
      show(findLayout(element!, measure))
    }
    function handleScroll() {
      frame ||= requestAnimationFrame(look)
    }
    const observer = new ResizeObserver(measureAgain)
    observer.observe(element)
    addEventListener('scroll', handleScroll, { passive: true })
    addEventListener('resize', handleScroll)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('scroll', handleScroll)
      removeEventListener('resize', handleScroll)
    }
  }, [grid])
  return layout
}

function resume({ measure, drawn }: Start): Layout | null {
  return measure && drawn && typeof window !== 'undefined' && measure.windowWidth === innerWidth
    ? { measure, drawn }
    : null
}

function findLayout(grid: HTMLElement, measure: GridMeasure): Layout {
  const { pitch, gap, windowWidth } = measure
  const covered = windowWidth > 754 ? wideHeader : header
  return {
    measure,
    drawn: findRowWindow({
      pitch,
      top: grid.getBoundingClientRect().top,
      height: innerHeight,
      covered: covered + gap,
    }),
  }
}

function measureGrid(grid: HTMLElement): GridMeasure | null {
  // A cell without a card has no height of its own; heights of cards differ by the rounding of columns.
  const cards = [...grid.querySelectorAll(':scope > [data-place] > article')].map((card) =>
    card.getBoundingClientRect(),
  )
  if (!cards[0]) return null
  const { gridTemplateColumns, rowGap, columnGap } = getComputedStyle(grid)
  const gap = Number.parseFloat(rowGap)
  const height = Math.max(...cards.map((card) => card.height))
  return {
    windowWidth: innerWidth,
    columns: gridTemplateColumns.split(' ').length,
    pitch: height + gap,
    gap,
    cardWidth: cards[0].width,
    columnGap: Number.parseFloat(columnGap),
  }
}

function isEqual(a: RowWindow, b: RowWindow): boolean {
  return a.from === b.from && a.to === b.to
}

function isSame(a: GridMeasure, b: GridMeasure): boolean {
  return a.windowWidth === b.windowWidth && a.columns === b.columns && Math.abs(a.pitch - b.pitch) < 0.05
}

/** How far to scroll so that the game at the top edge stays there. `past` is the height of the grid above that edge. */
function anchorPosition(before: GridMeasure, after: GridMeasure, past: number): number {
  const row = Math.floor(past / before.pitch)
  return Math.floor((row * before.columns) / after.columns) * after.pitch - row * before.pitch
}

// The felt: visible cells, and over them one button for each of the 157 spots, for keys and screen readers. A pointer selects
// the nearest spot, so that a line between two numbers can be hit with a thumb; that spot is highlighted before the release.
import { colourOf, findSpot, payouts, spots } from '@yanta/game-rules/roulette'
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setAttribute } from '../../../kit/dom.ts'
import {
  evenChances,
  findNeighbour,
  findSpotAt,
  interpolate,
  invert,
  spotPositions,
  type Knot,
  type Position,
} from './board-geometry.ts'
import type { Layout } from './layout.ts'
import type { MessageKey } from './messages.ts'
import { nameBet, nameSpot } from './spot-names.ts'

export interface BoardActions {
  lay(spot: string): void
  take(spot: string): void
  /** Called with the spot under the pointer or the focus. */
  mean(spot: string | null): void
}

interface BoardContext {
  t: Translate<MessageKey>
  currency: Currency
  locale: Locale
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const longPressMs = 520

export type Board = ReturnType<typeof createBoard>

export function createBoard({ t, currency, locale }: BoardContext, actions: BoardActions) {
  const cells = new Map<string, HTMLElement>()
  const cell = (id: string, className: string, text: string): HTMLElement => {
    const element = h('span', { class: `cell ${className}`, 'data-spot': id }, h('span', {}, text))
    cells.set(id, element)
    return element
  }
  const names: Record<string, string> = {
    low: '1–18',
    high: '19–36',
    even: t('even.short'),
    odd: t('odd.short'),
    red: '',
    black: '',
  }
  const felt = h(
    'div',
    { class: 'felt', 'aria-hidden': 'true' },
    cell('0', 'cell--zero', '0'),
    ...range(1, 36).map((number) => {
      const element = cell(String(number), `cell--${colourOf(number)} cell--number`, String(number))
      element.style.setProperty('--u', String(Math.ceil(number / 3)))
      element.style.setProperty('--v', String(((number - 1) % 3) + 1))
      return element
    }),
    ...range(1, 3).map((part) => {
      const element = cell(`column-${part}`, 'cell--out cell--column', t('column.short'))
      element.style.setProperty('--v', String(part))
      return element
    }),
    ...range(1, 3).map((part) => {
      const element = cell(`dozen-${part}`, 'cell--out cell--dozen', nameBet(`dozen-${part}`, locale))
      element.style.setProperty('--k', String(part - 1))
      return element
    }),
    ...evenChances.map((id, index) => {
      const element = cell(id, `cell--out cell--even cell--${id}-chance`, names[id] ?? '')
      element.style.setProperty('--k', String(index))
      return element
    }),
  )
  const piles = h('div', { class: 'piles', 'aria-hidden': 'true' })
  const buttons = new Map(
    spots.map((spot) => [
      spot.id,
      h('button', {
        type: 'button',
        class: 'spot',
        'data-spot': spot.id,
        tabindex: spot.id === '17' ? 0 : -1,
        onclick: (event: MouseEvent) => void (event.detail === 0 && actions.lay(spot.id)),
      }),
    ]),
  )
  const root = h(
    'div',
    { class: 'board', role: 'group', 'aria-label': t('table.label') },
    felt,
    piles,
    h('div', { class: 'spots' }, ...buttons.values()),
  )

  let knots: { along: Knot[]; across: Knot[]; isTall: boolean } | null = null
  let meant: string | null = null

  function measure(): void {
    const home = root.getBoundingClientRect()
    if (home.width === 0) return
    const boxOf = (id: string) => cells.get(id)!.getBoundingClientRect()
    const isTall = boxOf('1').left + 1 < boxOf('2').left
    const ends = (id: string, axis: 'x' | 'y'): [number, number] => {
      const box = boxOf(id)
      return axis === 'x'
        ? [box.left - home.left, box.right - home.left]
        : [box.top - home.top, box.bottom - home.top]
    }
    const lines = (ids: readonly string[], axis: 'x' | 'y'): number[] => {
      const spans = ids.map((id) => ends(id, axis))
      const isRising = spans[0]![0] < spans.at(-1)![0]
      const ordered = spans.map(([low, high]) => (isRising ? [low, high] : [high, low]) as [number, number])
      return [
        ordered[0]![0],
        ...ordered.slice(1).map((span, index) => (span[0] + ordered[index]![1]) / 2),
        ordered.at(-1)![1],
      ]
    }
    const along = lines(
      ['0', ...range(0, 11).map((street) => String(street * 3 + 1)), 'column-1'],
      isTall ? 'y' : 'x',
    )
    const across = lines(['low', 'dozen-1', '1', '2', '3'], isTall ? 'x' : 'y')
    knots = {
      isTall,
      along: along.map((px, index) => ({ at: index - 1, px })),
      across: across.map((px, index) => ({ at: index - 2, px })),
    }
    for (const [id, position] of spotPositions) {
      const { x, y } = pointOf(position)
      buttons.get(id)!.style.transform = `translate(${x}px, ${y}px)`
    }
  }

  /** The point of a position of the felt on the board, in CSS pixels. */
  function pointOf({ u, v }: Position): { x: number; y: number } {
    if (!knots) return { x: 0, y: 0 }
    const [along, across] = [interpolate(knots.along, u), interpolate(knots.across, v)]
    return knots.isTall ? { x: across, y: along } : { x: along, y: across }
  }

  function spotUnder(event: PointerEvent | MouseEvent): string | null {
    if (!knots) return null
    const home = root.getBoundingClientRect()
    const [x, y] = [event.clientX - home.left, event.clientY - home.top]
    const [along, across] = knots.isTall ? [y, x] : [x, y]
    return findSpotAt({
      u: interpolate(invert(knots.along), along),
      v: interpolate(invert(knots.across), across),
    })
  }

  function mean(id: string | null): void {
    if (id === meant) return
    meant = id
    const lit = new Set(id === null ? [] : [id, ...(findSpot(id)?.numbers ?? []).map(String)])
    for (const [cellId, element] of cells) element.classList.toggle('is-lit', lit.has(cellId))
    actions.mean(id)
  }

  let held: { timer: number; isLong: boolean } | null = null
  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const id = spotUnder(event)
    mean(id)
    held = {
      isLong: false,
      timer: window.setTimeout(() => {
        if (held && meant !== null && event.pointerType !== 'mouse' && meant === id) {
          held.isLong = true
          actions.take(meant)
        }
      }, longPressMs),
    }
    if (event.pointerType !== 'mouse') root.setPointerCapture(event.pointerId)
  })
  root.addEventListener('pointermove', (event) => mean(spotUnder(event)))
  root.addEventListener('pointerup', (event) => {
    if (!held) return
    const { isLong, timer } = held
    window.clearTimeout(timer)
    held = null
    const id = spotUnder(event)
    if (id !== null && !isLong) actions.lay(id)
    if (event.pointerType !== 'mouse') mean(null)
  })
  const letGo = (): void => {
    window.clearTimeout(held?.timer)
    held = null
    mean(null)
  }
  root.addEventListener('pointercancel', letGo)
  root.addEventListener('pointerleave', letGo)
  root.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    const id = spotUnder(event)
    if (id !== null && event.button === 2) actions.take(id)
  })

  const steps: Record<string, Position> = {
    ArrowRight: { u: 1, v: 0 },
    ArrowLeft: { u: -1, v: 0 },
    ArrowUp: { u: 0, v: 1 },
    ArrowDown: { u: 0, v: -1 },
  }
  const tallSteps: Record<string, Position> = {
    ArrowDown: { u: 1, v: 0 },
    ArrowUp: { u: -1, v: 0 },
    ArrowRight: { u: 0, v: 1 },
    ArrowLeft: { u: 0, v: -1 },
  }
  root.addEventListener('keydown', (event) => {
    const from = (event.target as HTMLElement).dataset['spot']
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return actions.take(from)
    }
    const step = (knots?.isTall ? tallSteps : steps)[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    focus(findNeighbour(from, step.u, step.v))
  })
  root.addEventListener('focusin', (event) => {
    const id = (event.target as HTMLElement).dataset['spot']
    if (id === undefined) return
    for (const [each, button] of buttons) button.tabIndex = each === id ? 0 : -1
    if ((event.target as HTMLElement).matches(':focus-visible')) mean(id)
  })
  root.addEventListener('focusout', () => mean(null))

  function focus(id: string): void {
    buttons.get(id)!.focus()
  }

  new ResizeObserver(() => {
    measure()
    actions.mean(meant)
    onMeasured?.()
  }).observe(root)
  let onMeasured: (() => void) | null = null

  return {
    root,
    piles,
    cells,
    pointOf,
    /** Sets the listener that is called whenever the positions have changed. */
    whenMeasured: (handle: () => void) => {
      onMeasured = handle
    },
    /** Labels each spot with its name, its payout and its bet. */
    describe(layout: Layout): void {
      for (const spot of spots) {
        const amount = layout.get(spot.id)
        const values = { spot: nameSpot(spot, locale), payout: payouts[spot.kind] }
        setAttribute(
          buttons.get(spot.id)!,
          'aria-label',
          amount === undefined
            ? t('spot.label', values)
            : t('spot.laid', { ...values, amount: formatMoney(amount, currency, locale) }),
        )
      }
    },
  }
}

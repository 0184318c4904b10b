// A recomputed round of spins as the verifier shows it: one part at a time, such as a spin or a cascade, and the way to the others.
import type { SymbolId } from '@yanta/game-rules/slot'
import type { Translate } from '@yanta/i18n'
import { type Child, h } from '../dom.ts'
import { icon } from '../icons.ts'
import type { ShownSymbols } from './shown-symbols.ts'
import { findSymbolAddress } from './symbols.ts'

export interface ReplayView {
  element: Element
  /** Draws what is shown with other symbols. */
  changeSymbols(symbols: ShownSymbols): void
}

interface Part {
  /** Null for a round that has no other parts. */
  title: string | null
  body: readonly Child[]
}

interface Parts {
  count: number
  /** Labels of the ways to the part before and to the one after. */
  previous: string
  next: string
  build(index: number, symbols: ShownSymbols): Part
}

export function createReplay({ count, previous, next, build }: Parts, plain: ShownSymbols): ReplayView {
  let symbols = plain
  let shown = 0
  const element = h('div', { class: 'replay' })
  const buildStep = (to: number, label: string, isBack: boolean): Element =>
    h(
      'button',
      {
        type: 'button',
        class: isBack ? 'step step--back' : 'step',
        'aria-label': label,
        disabled: to < 0 || to >= count,
        onclick: () => {
          show(to)
          // Both ways are drawn anew: the pressed one keeps the focus, the other one takes it at the end.
          const [back, forward] = element.querySelectorAll<HTMLButtonElement>('.step')
          const [pressed, other] = isBack ? [back, forward] : [forward, back]
          ;(pressed?.disabled ? other : pressed)?.focus()
        },
      },
      icon('right', 18),
    )
  const show = (index: number): void => {
    shown = index
    const { title, body } = build(index, symbols)
    const steps =
      title !== null &&
      h(
        'div',
        { class: 'steps' },
        buildStep(index - 1, previous, true),
        h('b', {}, title),
        buildStep(index + 1, next, false),
      )
    element.replaceChildren(...[steps, ...body].filter((child) => child instanceof Node))
  }
  show(0)
  return {
    element,
    changeSymbols(changed) {
      symbols = changed
      show(shown)
    },
  }
}

/** A cell of a window with its symbol. */
export function buildCell(symbol: SymbolId, isWon: boolean, { symbols, names }: ShownSymbols): Element {
  return h(
    'span',
    { class: isWon ? 'window__cell is-won' : 'window__cell' },
    h('img', { src: findSymbolAddress(symbols, symbol), alt: names[symbol], width: 48, height: 48 }),
  )
}

/** A line of the totals. */
export function buildFact(name: string, value: string, className = ''): Element {
  return h('div', {}, h('dt', {}, name), h('dd', { class: className }, value))
}

/**
 * Says that the feature was bought, or the round played with the ante, which is its `name` then, and at which price; false for any other
 * round. @param price minor units, null: not bought
 */
export function buildBoughtFact(
  t: Translate<'result.bought' | 'result.boughtAt'>,
  { price, stake }: { price: number | null; stake: number },
  money: (minor: number) => string,
  name: string = t('result.bought'),
): Child {
  return price !== null && buildFact(name, t('result.boughtAt', { price: money(price), stake: money(stake) }))
}

/** Wins by their names; `none` stands for no win. */
export function buildWins(rows: readonly (readonly [name: string, amount: string])[], none: string): Element {
  if (rows.length === 0) return h('p', { class: 'note' }, none)
  return h(
    'dl',
    { class: 'wins' },
    ...rows.map(([name, amount]) => h('div', {}, h('dt', {}, name), h('dd', {}, amount))),
  )
}

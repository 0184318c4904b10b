// Shows a recomputed round of a slot: stops, window and wins of each of its spins.
import type { Currency, Locale } from '@yanta/contract'
import { countFreeSpins, type SlotOutcome, type Spin } from '@yanta/game-rules/slot'
import { createTranslate, formatMoney } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { icon } from '../../../kit/icons.ts'
import type { ShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { findSymbolAddress } from '../../../kit/spin/symbols.ts'
import { slotVerifyMessages } from './messages.ts'

interface SlotView {
  element: Element
  /** Draws what is shown with other symbols. */
  changeSymbols: (symbols: ShownSymbols) => void
}

export function buildSlotView(
  outcome: SlotOutcome,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): SlotView {
  let { symbols: addresses, names } = plain
  let shown = 0
  const t = createTranslate(slotVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const freeCount = countFreeSpins(outcome)
  const firstFree = outcome.spins.length - freeCount

  const buildWindow = (spin: Spin): Element => {
    const won = new Set(
      [...spin.lineWins.flatMap(({ cells }) => cells), ...(spin.scatter?.cells ?? [])].map(
        ([reel, row]) => `${reel} ${row}`,
      ),
    )
    return h(
      'div',
      { class: 'window' },
      ...[0, 1, 2].flatMap((row) =>
        spin.window.map((column, reel) => {
          const symbol = column[row]!
          return h(
            'span',
            { class: won.has(`${reel} ${row}`) ? 'window__cell is-won' : 'window__cell' },
            h('img', {
              src: findSymbolAddress(addresses, symbol),
              alt: names[symbol],
              width: 48,
              height: 48,
            }),
          )
        }),
      ),
    )
  }
  const buildWins = (spin: Spin): Element => {
    const rows = spin.lineWins.map(
      ({ line, count, symbol, win }) =>
        [t('result.line', { line, count, symbol: names[symbol] }), win] as const,
    )
    if (spin.scatter !== null)
      rows.push([t('result.scatter', { count: spin.scatter.cells.length }), spin.scatter.win])
    if (rows.length === 0) return h('p', { class: 'note' }, t('result.noWin'))
    return h(
      'dl',
      { class: 'wins' },
      ...rows.map(([name, win]) => h('div', {}, h('dt', {}, name), h('dd', {}, money(win)))),
    )
  }
  const page = h('div', { class: 'replay' })
  const show = (index: number): void => {
    const spin = outcome.spins[index]
    if (spin === undefined) return
    shown = index
    const title =
      spin.kind === 'free'
        ? t('result.freeSpin', {
            index: index - firstFree + 1,
            count: freeCount,
            multiplier: spin.multiplier,
          })
        : t('result.spin')
    const step = (to: number, label: string, isBack: boolean): Element =>
      h(
        'button',
        {
          type: 'button',
          class: isBack ? 'step step--back' : 'step',
          'aria-label': label,
          disabled: outcome.spins[to] === undefined,
          onclick: () => show(to),
        },
        icon('right', 18),
      )
    page.replaceChildren(
      ...(freeCount > 0
        ? [
            h(
              'div',
              { class: 'steps' },
              step(index - 1, t('result.previous'), true),
              h('b', {}, title),
              step(index + 1, t('result.next'), false),
            ),
          ]
        : []),
      buildWindow(spin),
      buildWins(spin),
      h(
        'dl',
        { class: 'totals' },
        h('div', {}, h('dt', {}, t('result.stops')), h('dd', { class: 'mono' }, spin.stops.join(' '))),
        h('div', {}, h('dt', {}, t('result.total')), h('dd', { class: 'totals__win' }, money(outcome.win))),
      ),
    )
  }
  show(0)
  return {
    element: page,
    changeSymbols(changed) {
      ;({ symbols: addresses, names } = changed)
      show(shown)
    },
  }
}

// Shows a recomputed round of ways: the reels of each of its spins with what they win.
import type { Currency, Locale } from '@yanta/contract'
import { countWays, type WaysOutcome, type WaysSpin } from '@yanta/game-rules/ways'
import { createTranslate, formatMoney, formatNumber } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { icon } from '../../../kit/icons.ts'
import type { ShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { findSymbolAddress } from '../../../kit/spin/symbols.ts'
import { waysVerifyMessages } from './messages.ts'

interface WaysView {
  element: Element
  /** Draws what is shown with other symbols. */
  changeSymbols: (symbols: ShownSymbols) => void
}

export function buildWaysView(
  { spins, win: total, isCapped }: WaysOutcome,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): WaysView {
  let { symbols: addresses, names } = plain
  let shown = 0
  const t = createTranslate(waysVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)

  const buildReels = ({ reels, wins, scatters, freeSpins }: WaysSpin): Element => {
    const lit = [...wins.flatMap(({ cells }) => cells), ...(freeSpins > 0 ? scatters : [])]
    const won = new Set(lit.map((cell) => cell.join(' ')))
    return h(
      'div',
      { class: 'window window--reels' },
      ...reels.map((symbols, reel) =>
        h(
          'div',
          { class: 'window__reel' },
          ...symbols.map((symbol, row) =>
            h(
              'span',
              { class: won.has(`${reel} ${row}`) ? 'window__cell is-won' : 'window__cell' },
              h('img', {
                src: findSymbolAddress(addresses, symbol),
                alt: names[symbol],
                width: 48,
                height: 48,
              }),
            ),
          ),
        ),
      ),
    )
  }
  const buildWins = ({ wins, scatters, freeSpins }: WaysSpin): Element => {
    const rows = wins.map(({ count, symbol, ways, win }): [string, string] => [
      t('result.way', { count, symbol: names[symbol], ways }),
      money(win),
    ])
    if (freeSpins > 0) rows.push([t('result.scatter', { count: scatters.length }), `+${freeSpins}`])
    if (rows.length === 0) return h('p', { class: 'note' }, t('result.noWin'))
    return h(
      'dl',
      { class: 'wins' },
      ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    )
  }
  const page = h('div', { class: 'replay' })
  const show = (index: number): void => {
    const spin = spins[index]
    if (spin === undefined) return
    shown = index
    const step = (to: number, label: string, isBack: boolean): Element =>
      h(
        'button',
        {
          type: 'button',
          class: isBack ? 'step step--back' : 'step',
          'aria-label': label,
          disabled: spins[to] === undefined,
          onclick: () => show(to),
        },
        icon('right', 18),
      )
    const title =
      index === 0
        ? t('result.spin')
        : t('result.freeSpin', { index, count: spins.length - 1, multiplier: spin.multiplier })
    const fact = (name: string, value: string, className = ''): Element =>
      h('div', {}, h('dt', {}, name), h('dd', { class: className }, value))
    page.replaceChildren(
      ...(spins.length > 1
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
      buildReels(spin),
      buildWins(spin),
      ...(isCapped && index === spins.length - 1 ? [h('p', { class: 'note' }, t('result.capped'))] : []),
      h(
        'dl',
        { class: 'totals' },
        fact(t('result.ways'), formatNumber(countWays(spin.reels), locale)),
        ...(spins.length > 1 ? [fact(t('result.spinWin'), money(spin.win))] : []),
        fact(t('result.total'), money(total), 'totals__win'),
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

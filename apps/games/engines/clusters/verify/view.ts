// Shows a recomputed round of clusters: each of its grids with what it wins.
import type { Currency, Locale } from '@yanta/contract'
import type { Cascade, ClustersOutcome } from '@yanta/game-rules/clusters'
import { createTranslate, formatMoney } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { icon } from '../../../kit/icons.ts'
import type { ShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { findSymbolAddress } from '../../../kit/spin/symbols.ts'
import { clustersVerifyMessages } from './messages.ts'

interface ClustersView {
  element: Element
  /** Draws what is shown with other symbols. */
  changeSymbols: (symbols: ShownSymbols) => void
}

export function buildClustersView(
  outcome: ClustersOutcome,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): ClustersView {
  let { symbols: addresses, names } = plain
  let shown = 0
  const t = createTranslate(clustersVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { cascades } = outcome

  const buildGrid = ({ grid, clusters }: Cascade): Element => {
    const won = new Set(clusters.flatMap(({ cells }) => cells))
    return h(
      'div',
      { class: 'window window--grid' },
      ...grid.map((symbol, cell) =>
        h(
          'span',
          { class: won.has(cell) ? 'window__cell is-won' : 'window__cell' },
          h('img', {
            src: findSymbolAddress(addresses, symbol),
            alt: names[symbol],
            width: 48,
            height: 48,
          }),
        ),
      ),
    )
  }
  const buildWins = ({ clusters }: Cascade): Element =>
    clusters.length === 0
      ? h('p', { class: 'note' }, t('result.noWin'))
      : h(
          'dl',
          { class: 'wins' },
          ...clusters.map(({ symbol, cells, win }) =>
            h(
              'div',
              {},
              h('dt', {}, t('result.cluster', { count: cells.length, symbol: names[symbol] })),
              h('dd', {}, money(win)),
            ),
          ),
        )
  const page = h('div', { class: 'replay' })
  const show = (index: number): void => {
    const cascade = cascades[index]
    if (cascade === undefined) return
    shown = index
    const step = (to: number, label: string, isBack: boolean): Element =>
      h(
        'button',
        {
          type: 'button',
          class: isBack ? 'step step--back' : 'step',
          'aria-label': label,
          disabled: cascades[to] === undefined,
          onclick: () => show(to),
        },
        icon('right', 18),
      )
    const title = t('result.cascade', {
      index: index + 1,
      count: cascades.length,
      multiplier: cascade.multiplier,
    })
    page.replaceChildren(
      h(
        'div',
        { class: 'steps' },
        step(index - 1, t('result.previous'), true),
        h('b', {}, title),
        step(index + 1, t('result.next'), false),
      ),
      buildGrid(cascade),
      buildWins(cascade),
      ...(outcome.isCapped && index === cascades.length - 1
        ? [h('p', { class: 'note' }, t('result.capped'))]
        : []),
      h(
        'dl',
        { class: 'totals' },
        h('div', {}, h('dt', {}, t('result.cascadeWin')), h('dd', {}, money(cascade.win))),
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

// Shows a recomputed round of clusters: each of its grids with what it wins.
import type { Currency, Locale } from '@yanta/contract'
import type { Cascade, ClustersOutcome } from '@yanta/game-rules/clusters'
import { createTranslate, formatMoney } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import {
  type ReplayView,
  buildBoughtFact,
  buildCell,
  buildFact,
  buildWins,
  createReplay,
} from '../../../kit/spin/replay.ts'
import type { ShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { clustersVerifyMessages } from './messages.ts'

function buildGrid({ grid, clusters }: Cascade, symbols: ShownSymbols): Element {
  const won = new Set(clusters.flatMap(({ cells }) => cells))
  return h(
    'div',
    { class: 'window window--grid' },
    ...grid.map((symbol, cell) => buildCell(symbol, won.has(cell), symbols)),
  )
}

export function buildClustersView(
  { cascades, win: total, isCapped, stake }: ClustersOutcome,
  /** Of a multiplier that was bought, in minor units; null for any other round. */
  price: number | null,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): ReplayView {
  const t = createTranslate(clustersVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const count = cascades.length
  return createReplay(
    {
      count,
      previous: t('result.previous'),
      next: t('result.next'),
      build(index, symbols) {
        const cascade = cascades[index]!
        const { multiplier, clusters, win } = cascade
        const wins = clusters.map(({ symbol, cells, win: each }): [string, string] => [
          t('result.cluster', { count: cells.length, symbol: symbols.names[symbol] }),
          money(each),
        ])
        return {
          title: t('result.cascade', { index: index + 1, count, multiplier }),
          body: [
            buildGrid(cascade, symbols),
            buildWins(wins, t('result.noWin')),
            isCapped && index === count - 1 && h('p', { class: 'note' }, t('result.capped')),
            h(
              'dl',
              { class: 'totals' },
              buildBoughtFact(t, { price, stake }, money),
              buildFact(t('result.cascadeWin'), money(win)),
              buildFact(t('result.total'), money(total), 'totals__win'),
            ),
          ],
        }
      },
    },
    plain,
  )
}

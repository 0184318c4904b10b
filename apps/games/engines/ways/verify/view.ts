// Shows a recomputed round of ways: the reels of each of its spins with what they win.
import type { Currency, Locale } from '@yanta/contract'
import { countFreeSpins, countWays, type WaysOutcome, type WaysSpin } from '@yanta/game-rules/ways'
import { createTranslate, formatMoney, formatNumber } from '@yanta/i18n'
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
import { waysVerifyMessages } from './messages.ts'

function buildReels({ reels, wins, scatters, freeSpins }: WaysSpin, symbols: ShownSymbols): Element {
  const lit = [...wins.flatMap(({ cells }) => cells), ...(freeSpins > 0 ? scatters : [])]
  const won = new Set(lit.map((cell) => cell.join(' ')))
  return h(
    'div',
    { class: 'window window--reels' },
    ...reels.map((column, reel) =>
      h(
        'div',
        { class: 'window__reel' },
        ...column.map((symbol, row) => buildCell(symbol, won.has(`${reel} ${row}`), symbols)),
      ),
    ),
  )
}

export function buildWaysView(
  outcome: WaysOutcome,
  /** Of a feature that was bought, in minor units; null for any other round. */
  price: number | null,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): ReplayView {
  const t = createTranslate(waysVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { spins, win: total, isCapped, stake } = outcome
  const freeCount = countFreeSpins(outcome)
  const firstFree = spins.length - freeCount
  const hasSeries = freeCount > 0
  const listRows = ({ wins, scatters, freeSpins }: WaysSpin, { names }: ShownSymbols): [string, string][] => {
    const rows = wins.map(({ count, symbol, ways, win }): [string, string] => [
      t('result.way', { count, symbol: names[symbol], ways }),
      money(win),
    ])
    if (freeSpins > 0) rows.push([t('result.scatter', { count: scatters.length }), `+${freeSpins}`])
    return rows
  }
  return createReplay(
    {
      count: spins.length,
      previous: t('result.previous'),
      next: t('result.next'),
      build(index, symbols) {
        const spin = spins[index]!
        const title =
          spin.kind === 'paid'
            ? t('result.spin')
            : t('result.freeSpin', {
                index: index - firstFree + 1,
                count: freeCount,
                multiplier: spin.multiplier,
              })
        return {
          title: hasSeries ? title : null,
          body: [
            buildReels(spin, symbols),
            buildWins(listRows(spin, symbols), t('result.noWin')),
            isCapped && index === spins.length - 1 && h('p', { class: 'note' }, t('result.capped')),
            h(
              'dl',
              { class: 'totals' },
              buildBoughtFact(t, { price, stake }, money),
              buildFact(t('result.ways'), formatNumber(countWays(spin.reels), locale)),
              hasSeries && buildFact(t('result.spinWin'), money(spin.win)),
              buildFact(t('result.total'), money(total), 'totals__win'),
            ),
          ],
        }
      },
    },
    plain,
  )
}

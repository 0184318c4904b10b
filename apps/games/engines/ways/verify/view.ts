// Shows a recomputed round of ways: the reels of each of its spins with what they win.
import type { Currency, Locale } from '@yanta/contract'
import { countWays, type WaysOutcome, type WaysSpin } from '@yanta/game-rules/ways'
import { createTranslate, formatMoney, formatNumber } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { type ReplayView, buildCell, buildWins, createReplay } from '../../../kit/spin/replay.ts'
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
  { spins, win: total, isCapped }: WaysOutcome,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): ReplayView {
  const t = createTranslate(waysVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const hasSeries = spins.length > 1
  const fact = (name: string, value: string, className = ''): Element =>
    h('div', {}, h('dt', {}, name), h('dd', { class: className }, value))
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
          index === 0
            ? t('result.spin')
            : t('result.freeSpin', { index, count: spins.length - 1, multiplier: spin.multiplier })
        return {
          title: hasSeries ? title : null,
          body: [
            buildReels(spin, symbols),
            buildWins(listRows(spin, symbols), t('result.noWin')),
            isCapped && index === spins.length - 1 && h('p', { class: 'note' }, t('result.capped')),
            h(
              'dl',
              { class: 'totals' },
              fact(t('result.ways'), formatNumber(countWays(spin.reels), locale)),
              hasSeries && fact(t('result.spinWin'), money(spin.win)),
              fact(t('result.total'), money(total), 'totals__win'),
            ),
          ],
        }
      },
    },
    plain,
  )
}

// Shows a recomputed round of a slot: stops, window and wins of each of its spins.
import type { Currency, Locale } from '@yanta/contract'
import { countFreeSpins, type DoorOffer, type SlotOutcome, type Spin } from '@yanta/game-rules/slot'
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
import { slotVerifyMessages } from './messages.ts'

function buildWindow(spin: Spin, symbols: ShownSymbols): Element {
  const won = new Set(
    [...spin.lineWins.flatMap(({ cells }) => cells), ...(spin.scatter?.cells ?? [])].map(
      ([reel, row]) => `${reel} ${row}`,
    ),
  )
  return h(
    'div',
    { class: 'window' },
    ...[0, 1, 2].flatMap((row) =>
      spin.window.map((column, reel) => buildCell(column[row]!, won.has(`${reel} ${row}`), symbols)),
    ),
  )
}

interface ShownRound {
  outcome: SlotOutcome
  /** Of a feature that was bought or a round with the ante, in minor units; null for any other round. */
  price: number | null
  /** What the chosen door gave; null where nothing was chosen. */
  offer: DoorOffer | null
}

export function buildSlotView(
  { outcome, price, offer }: ShownRound,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): ReplayView {
  const { spins, win: total } = outcome
  const t = createTranslate(slotVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const freeCount = countFreeSpins(outcome)
  const firstFree = spins.length - freeCount

  const findTitle = ({ kind, multiplier }: Spin, index: number): string | null => {
    if (spins.length === 1 && kind === 'paid') return null
    if (kind === 'paid') return t('result.spin')
    if (kind === 'respin') return t('result.respin', { index, count: firstFree - 1 })
    const place = { index: index - firstFree + 1, count: freeCount }
    return multiplier > 1 ? t('result.freeSpin', { ...place, multiplier }) : t('result.freeSpin.plain', place)
  }
  const listWins = ({ lineWins, scatter }: Spin, names: ShownSymbols['names']): [string, string][] => [
    ...lineWins.map(({ line, count, symbol, win }): [string, string] => [
      t('result.line', { line, count, symbol: names[symbol] }),
      money(win),
    ]),
    ...(scatter === null
      ? []
      : [[t('result.scatter', { count: scatter.cells.length }), money(scatter.win)] as [string, string]]),
  ]
  return createReplay(
    {
      count: spins.length,
      previous: t('result.previous'),
      next: t('result.next'),
      build(index, symbols) {
        const spin = spins[index]!
        return {
          title: findTitle(spin, index),
          body: [
            buildWindow(spin, symbols),
            buildWins(listWins(spin, symbols.names), t('result.noWin')),
            h(
              'dl',
              { class: 'totals' },
              buildBoughtFact(t, { price, stake: outcome.stake }, money, outcome.isAnte && t('result.ante')),
              offer !== null && buildFact(t('result.door'), t('result.door.offer', { ...offer })),
              spin.held !== undefined &&
                buildFact(
                  t('result.held'),
                  spin.held
                    .map(([reel, row]) => t('result.held.cell', { reel: reel + 1, row: row + 1 }))
                    .join('; '),
                ),
              spin.filled !== undefined &&
                buildFact(t('result.filled'), spin.filled.map((reel) => reel + 1).join(', ')),
              buildFact(t('result.stops'), spin.stops.join(' '), 'mono'),
              buildFact(t('result.total'), money(total), 'totals__win'),
            ),
          ],
        }
      },
    },
    plain,
  )
}

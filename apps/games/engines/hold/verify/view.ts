// Shows a recomputed round of hold and win: its window with what the ways win, and each respin with the coins that are held.
import type { Currency, Locale } from '@yanta/contract'
import { reelCount, rowCount, type HoldCell, type HoldOutcome, type PlacedCoin } from '@yanta/game-rules/hold'
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
import { holdVerifyMessages } from './messages.ts'

/** Rows of the window, each from the left, as cells. */
const rowOrder: readonly HoldCell[] = Array.from({ length: rowCount }, (_, row) => row).flatMap((row) =>
  Array.from({ length: reelCount }, (_, reel) => reel * rowCount + row),
)

export function buildHoldView(
  outcome: HoldOutcome,
  /** Of a feature that was bought, in minor units; null for any other round. */
  price: number | null,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): ReplayView {
  const t = createTranslate(holdVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { feature } = outcome
  const respins = feature?.respins ?? []

  const buildCoin = ({ pot, value }: PlacedCoin, isNew: boolean): Element =>
    h(
      'span',
      {
        class: isNew ? 'window__cell window__coin is-won' : 'window__cell window__coin',
        'data-pot': pot,
        role: 'img',
        'aria-label': t(`coin.${pot ?? 'value'}`, { value: money(value) }),
      },
      h('b', {}, formatNumber(value / 100, locale)),
    )
  const buildWindow = (
    coins: readonly PlacedCoin[],
    isNew: (coin: PlacedCoin) => boolean,
    buildOther: (cell: HoldCell) => Element,
  ): Element => {
    const coinAt = new Map(coins.map((coin) => [coin.cell, coin]))
    return h(
      'div',
      { class: 'window' },
      ...rowOrder.map((cell) => {
        const coin = coinAt.get(cell)
        return coin === undefined ? buildOther(cell) : buildCoin(coin, isNew(coin))
      }),
    )
  }
  const buildSpin = (symbols: ShownSymbols): Element => {
    const won = new Set(outcome.ways.flatMap(({ cells }) => cells))
    return buildWindow(
      outcome.coins,
      () => feature !== null,
      (cell) => {
        const symbol = outcome.window[cell] as Exclude<HoldOutcome['window'][number], 'coin'>
        return buildCell(symbol, won.has(cell), symbols)
      },
    )
  }
  const buildRespin = (index: number): Element => {
    const landed = new Set(respins[index]!.landed)
    const held = [...outcome.coins, ...respins.slice(0, index + 1).flatMap((respin) => respin.landed)]
    return buildWindow(
      held,
      (coin) => landed.has(coin),
      () => h('span', { class: 'window__cell' }),
    )
  }
  const listSpinRows = ({ names }: ShownSymbols): [string, string][] =>
    outcome.ways.map(({ symbol, count, ways, win }) => [
      t('result.way', { count, symbol: names[symbol], ways }),
      money(win),
    ])
  const listRespinRows = (index: number): [string, string][] => {
    const { landed } = respins[index]!
    const rows: [string, string][] = []
    if (landed.length > 0) {
      const sum = landed.reduce((before, { value }) => before + value, 0)
      rows.push([t('result.landed', { count: landed.length }), money(sum)])
    }
    if (feature !== null && index === respins.length - 1) {
      rows.push([t('result.coins'), money(feature.coins)])
      if (feature.grand > 0) rows.push([t('result.grand'), money(feature.grand)])
    }
    return rows
  }
  return createReplay(
    {
      count: respins.length + 1,
      previous: t('result.previous'),
      next: t('result.next'),
      build(index, symbols) {
        const shown =
          index === 0
            ? {
                title: t('result.spin'),
                body: [buildSpin(symbols), buildWins(listSpinRows(symbols), t('result.noWin'))],
              }
            : {
                title: t('result.respin', { index, count: respins.length, left: respins[index - 1]!.left }),
                body: [buildRespin(index - 1), buildWins(listRespinRows(index - 1), t('result.none'))],
              }
        return {
          title: shown.title,
          body: [
            ...shown.body,
            h(
              'dl',
              { class: 'totals' },
              buildBoughtFact(t, { price, stake: outcome.stake }, money),
              buildFact(t('result.ways'), money(outcome.waysWin)),
              buildFact(t('result.total'), money(outcome.win), 'totals__win'),
            ),
          ],
        }
      },
    },
    plain,
  )
}

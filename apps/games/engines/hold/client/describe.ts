// What a screen reader is told: the window at rest, what the feature brings, and the result of a round. Words only.
import {
  cellCount,
  countHeldCoins,
  readWindow,
  reelCount,
  rowCount,
  type PlacedCoin,
} from '@yanta/game-rules/hold'
import { formatMoney } from '@yanta/i18n'
import type { HudContext } from './render-hud.ts'
import type { HoldState } from './state.ts'

type Words = Pick<HudContext, 't' | 'currency' | 'locale' | 'symbolNames' | 'profile'>

function describeCoin({ pot, value }: PlacedCoin, { t, currency, locale }: Words): string {
  const shown = formatMoney(value, currency, locale)
  return pot === null
    ? t('coin.value', { value: shown })
    : t('coin.pot', { pot: t(`pot.${pot}`), value: shown })
}

/** The window row by row: symbols and coins, or the coins that the feature held. */
export function describeRest({ round, stops }: HoldState, words: Words): string {
  const { t, profile, symbolNames } = words
  const feature = round?.outcome.feature ?? null
  const coins = [...(round?.outcome.coins ?? []), ...(feature?.respins.flatMap(({ landed }) => landed) ?? [])]
  const coinAt = new Map(coins.map((coin) => [coin.cell, coin]))
  const window = readWindow(profile.reels, stops)
  const describeCell = (cell: number): string => {
    const coin = coinAt.get(cell)
    if (coin !== undefined) return describeCoin(coin, words)
    const symbol = window[cell]!
    if (feature !== null || symbol === 'coin') return t('coin.none')
    return symbolNames[symbol]
  }
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: reelCount }, (_, reel) => describeCell(reel * rowCount + row)).join(', '),
  )
  return t('reels.window', { rows: rows.join('; ') })
}

/** What the feature has just brought; null where nothing is new. */
export function describeChange(before: HoldState, { phase, round }: HoldState, { t }: Words): string | null {
  if (phase.name !== 'revealing' || phase.landed === 0 || !round?.outcome.feature) return null
  const isKnown = before.phase.name === 'revealing' && before.phase.landed === phase.landed
  if (isKnown) return null
  if (phase.landed === 1) return t('feature.told', { count: round.outcome.coins.length })
  const { landed, left } = round.outcome.feature.respins[phase.landed - 2]!
  if (landed.length === 0) return t('feature.none', { left })
  return left === 0 ? t('feature.full') : t('feature.landed', { count: landed.length })
}

/** The result of a round, with the coins of its feature. */
export function describeResult({ round }: HoldState, result: string, words: Words): string {
  const { t, currency, locale } = words
  const feature = round?.outcome.feature
  if (!feature) return result
  const count = countHeldCoins(round!.outcome)
  const told = t('result.coins', { result, count, amount: formatMoney(feature.coins, currency, locale) })
  return count === cellCount
    ? t('result.grand', { result: told, amount: formatMoney(feature.grand, currency, locale) })
    : told
}

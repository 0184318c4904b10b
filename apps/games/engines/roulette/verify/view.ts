// Shows a recomputed round of roulette: the number, every bet and its payout.
import type { Currency, Locale } from '@yanta/contract'
import { colourOf, type RouletteOutcome } from '@yanta/game-rules/roulette'
import { createTranslate, formatMoney } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { nameBet } from '../client/spot-names.ts'
import { rouletteVerifyMessages } from './messages.ts'

export function buildRouletteView(
  { number, bets, wins, win }: RouletteOutcome,
  currency: Currency,
  locale: Locale,
): Element {
  const t = createTranslate(rouletteVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const paid = new Map(wins)
  return h(
    'div',
    { class: 'replay' },
    h('p', { class: `pocket pocket--${colourOf(number)}` }, String(number)),
    h(
      'dl',
      { class: 'wins' },
      ...bets.map(([spot, amount]) =>
        h(
          'div',
          {},
          h('dt', {}, t('result.bet', { spot: nameBet(spot, locale), amount: money(amount) })),
          h(
            'dd',
            { class: paid.has(spot) ? '' : 'is-lost' },
            paid.has(spot) ? `+${money(paid.get(spot)!)}` : '—',
          ),
        ),
      ),
    ),
    h(
      'dl',
      { class: 'totals' },
      h('div', {}, h('dt', {}, t('result.pocket')), h('dd', { class: 'mono' }, String(number))),
      h('div', {}, h('dt', {}, t('result.total')), h('dd', { class: 'totals__win' }, money(win))),
    ),
  )
}

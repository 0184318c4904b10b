// The table of bets with the exact return of each, and the rules. All numbers are those the server plays with.
import type { Currency, Locale, PlayRules } from '@yanta/contract'
import {
  betKinds,
  countReturn,
  findLargestBet,
  findLargestTable,
  payouts,
  spots,
  type BetKind,
  type TableLimits,
} from '@yanta/game-rules/roulette'
import { type Translate, formatMoney, formatPercent, formatShare, formatShortAmount } from '@yanta/i18n'
import { h } from '../../../../kit/dom.ts'
import { listLegalRules } from '../../../../kit/panels/legal-rules.ts'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import type { MessageKey } from '../messages.ts'
import { nameKind } from '../spot-names.ts'

export interface RulesContext {
  t: Translate<MessageKey>
  currency: Currency
  locale: Locale
  limits: TableLimits
  rules: PlayRules
  stakeLimit: number | null
  chips: readonly number[]
  rtp: number
}

const evenKinds: readonly BetKind[] = ['red', 'black', 'even', 'odd', 'low', 'high']

function nameLine(kind: BetKind, { t, locale }: RulesContext): string | null {
  if (kind === 'red') return t('bets.even')
  if (kind === 'column') return t('bets.dozenColumn')
  return evenKinds.includes(kind) || kind === 'dozen' ? null : nameKind(kind, locale)
}

/** Computed over all pockets, not hard-coded: 97.297 % for every bet of this wheel. */
function writeReturn(kind: BetKind, locale: Locale): string {
  const { paid, laid } = countReturn(spots.find((spot) => spot.kind === kind)!.id)
  return formatShare(paid / laid, locale, 3)
}

export function buildBets(context: RulesContext): Element {
  const { t, locale, limits } = context
  const rows = betKinds.flatMap((kind) => {
    const name = nameLine(kind, context)
    const spot = spots.find((each) => each.kind === kind)!
    return name === null
      ? []
      : [
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, name),
            h('td', {}, String(spot.numbers.length)),
            h('td', {}, `${payouts[kind]}:1`),
            h(
              'td',
              {},
              `${formatShortAmount(limits.smallest, locale)} – ${formatShortAmount(findLargestBet(limits, kind), locale)}`,
            ),
            h('td', {}, writeReturn(kind, locale)),
          ),
        ]
  })
  return h(
    'div',
    { class: 'tab-page' },
    h('p', { class: 'note' }, t('bets.intro')),
    h(
      'table',
      { class: 'bets' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...(['bets.bet', 'bets.numbers', 'bets.pays', 'bets.limits', 'bets.rtp'] as const).map((key) =>
            h('th', { scope: 'col' }, t(key)),
          ),
        ),
      ),
      h('tbody', {}, ...rows),
    ),
    h('p', { class: 'note' }, t('bets.exact', { rtp: writeReturn('straight', locale) })),
  )
}

export function buildRules(context: RulesContext): Element {
  const { t, currency, locale, limits, stakeLimit, chips, rtp } = context
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const facts = [
    [t('rules.rtp'), formatPercent(rtp, locale)],
    [
      t('rules.chips'),
      `${formatShortAmount(chips[0]!, locale)} – ${formatShortAmount(chips.at(-1)!, locale)}`,
    ],
    [t('rules.straight'), money(limits.largestStraight)],
    [t('rules.table'), money(stakeLimit ?? findLargestTable(limits))],
  ] as const
  return buildRulesPage(facts, [
    t('rules.wheel'),
    t('rules.inside'),
    t('rules.outside'),
    t('rules.pay', { payout: payouts.straight }),
    t('rules.limits'),
    t('rules.calls'),
    t('rules.rtp.text', { rtp: formatPercent(rtp, locale) }),
    ...listLegalRules(context, context),
    t('rules.fault'),
    t('rules.hand'),
    t('rules.keys'),
  ])
}

// Payouts for the current stake, the rules with the exact return, and the map of lines. All numbers come from the profile.
import {
  type LinePays,
  type SymbolId,
  hasStackedWilds,
  largestSpins,
  lines,
  rowCount,
  scatterThreshold,
} from '@yanta/game-rules/slot'
import { formatMoney, formatNumber, formatPercent } from '@yanta/i18n'
import { h } from '../../../../kit/dom.ts'
import { listLegalRules } from '../../../../kit/panels/legal-rules.ts'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import { listAnteRules, listBoughtRules } from '../../../../kit/spin/bought-rule.ts'
import { findNextStake } from '../../../../kit/spin/free-rounds.ts'
import { findSymbolAddress } from '../../../../kit/spin/symbols.ts'
import type { HudContext } from '../render-hud.ts'
import type { SlotPanelContext } from './panel-context.ts'

/** Payouts of a wild without its own, which still substitutes for the others. */
const noPays: LinePays = [0, 0, 0, 0]

const symbolImage = (symbol: SymbolId, { symbolAddresses, symbolNames }: SlotPanelContext) =>
  h('img', {
    src: findSymbolAddress(symbolAddresses, symbol),
    alt: symbolNames[symbol],
    width: 64,
    height: 64,
  })

function buildPays(
  counts: readonly number[],
  amounts: readonly number[],
  { t, currency, locale }: SlotPanelContext,
): Element {
  const rows = counts
    .map((count, index) => ({ count, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .reverse()
  return h(
    'dl',
    { class: 'pays' },
    ...rows.map(({ count, amount }) =>
      h(
        'div',
        {},
        h('dt', {}, t('payouts.of', { count })),
        h('dd', {}, formatMoney(amount, currency, locale)),
      ),
    ),
  )
}

export function buildPayouts(context: SlotPanelContext): Element {
  const { profile, t, currency, locale } = context
  const stake = findNextStake(context.readState())
  const coin = stake / lines.length
  const byWorth = Object.entries({ wild: noPays, ...profile.paytable })
    .map(([symbol, pays]) => ({ symbol: symbol as SymbolId, pays: pays as LinePays }))
    .sort((a, b) => b.pays[3] - a.pays[3])
  const scatter = h(
    'li',
    { class: 'pay pay--wide' },
    symbolImage('scatter', context),
    h(
      'p',
      {},
      profile.doors
        ? t('payouts.scatter.doors', { doors: listDoors(profile, t) })
        : t('payouts.scatter', { counts: profile.freeSpins.awarded.join('\u00a0/\u00a0') }),
    ),
    buildPays(
      [3, 4, 5],
      profile.scatterPays.map((times) => times * stake),
      context,
    ),
  )
  const cells = byWorth.map(({ symbol, pays }) =>
    h(
      'li',
      { class: symbol === 'wild' ? 'pay pay--wide' : 'pay' },
      symbolImage(symbol, context),
      symbol === 'wild' && h('p', {}, [t('payouts.wild'), ...listWildRules(context)].join('. ')),
      buildPays(
        [2, 3, 4, 5],
        pays.map((coins) => coins * coin),
        context,
      ),
    ),
  )
  return h(
    'div',
    { class: 'tab-page' },
    h('p', { class: 'note' }, t('payouts.stake', { amount: formatMoney(stake, currency, locale) })),
    h('ul', { class: 'paytable' }, scatter, ...cells),
  )
}

/** What each door gives for three, four and five scatters. */
function listDoors({ doors = [] }: HudContext['profile'], t: HudContext['t']): string {
  return doors
    .map(({ awarded, multiplier }) =>
      t('rules.doors.one', { counts: awarded.join('\u00a0/\u00a0'), multiplier }),
    )
    .join('; ')
}

/** What wilds do in this profile beside standing for others. */
export function listWildRules({ profile, t }: Pick<HudContext, 'profile' | 't'>): string[] {
  const { wildFactor = 1, wildMotion } = profile
  return [
    ...(wildFactor > 1 ? [t('rules.wild.factor', { factor: wildFactor })] : []),
    ...(hasStackedWilds(profile) ? [t('rules.wild.stacked')] : []),
    ...(wildMotion === undefined ? [] : [t(`rules.wild.${wildMotion}`)]),
  ]
}

export function buildRules({ profile, rtp, readState, t, currency, locale }: SlotPanelContext): Element {
  const state = readState()
  const stakes = `${formatMoney(state.stakes[0] ?? 0, currency, locale)} – ${formatMoney(state.stakes.at(-1) ?? 0, currency, locale)}`
  const facts = [
    [t('rules.rtp'), formatPercent(rtp, locale)],
    ...(state.ante === null ? [] : [[t('rules.anteRtp'), formatPercent(state.ante.rtp, locale)] as const]),
    [t('rules.volatility'), t(`rules.volatility.${profile.volatility}`)],
    [t('rules.max'), `×${formatNumber(largestSpins[profile.id], locale)}`],
    [t('rules.stakes'), stakes],
  ] as const
  const awards = profile.freeSpins.awarded
    .map((count, index) => `${index + scatterThreshold} — ${count}`)
    .join(', ')
  const { multiplier, limit } = profile.freeSpins
  const { wildMotion } = profile
  return buildRulesPage(facts, [
    t('rules.lines', { count: lines.length }),
    t('rules.wild'),
    ...listWildRules({ profile, t }),
    ...(profile.doors
      ? [
          t('rules.scatter.doors', { doors: listDoors(profile, t) }),
          t('rules.doors.equal'),
          t('rules.doors.wait'),
        ]
      : [t('rules.scatter', { counts: awards })]),
    ...(wildMotion === 'walking' ? [t('rules.respins')] : []),
    ...(profile.doors
      ? []
      : [multiplier > 1 ? t('rules.free', { multiplier, limit }) : t('rules.free.fixed')]),
    ...listAnteRules(state, { t, locale }),
    ...listBoughtRules(state, { t, locale }),
    // No round of theirs reaches the limit, as their returns prove.
    wildMotion === 'walking' || wildMotion === 'sticky'
      ? t('rules.max.spin', { spin: largestSpins[profile.id] })
      : t('rules.max.text', { spin: largestSpins[profile.id], round: profile.maxWin }),
    t('rules.rtp.text', { rtp: formatPercent(rtp, locale) }),
    ...listLegalRules(state, { t, currency, locale }),
    t('rules.fault'),
    t(state.rules.turbo ? 'rules.keys' : 'rules.keys.plain'),
  ])
}

export function buildLines({ t }: Pick<SlotPanelContext, 't'>): Element {
  return h(
    'ol',
    { class: 'lines' },
    ...lines.map((rows, index) =>
      h(
        'li',
        {},
        h('b', {}, String(index + 1)),
        h(
          'span',
          {
            class: 'lines__map',
            role: 'img',
            'aria-label': t('lines.rows', { rows: rows.map((row) => row + 1).join(', ') }),
          },
          ...Array.from({ length: rowCount * rows.length }, (_, cell) =>
            h('i', { class: rows[cell % rows.length] === Math.floor(cell / rows.length) ? 'on' : '' }),
          ),
        ),
      ),
    ),
  )
}

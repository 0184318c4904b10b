// Payouts by the size of a cluster for the current stake, and the rules with the measured return. All numbers come from the profile.
import { clusterSizes, clusterSymbols, coinsPerStake, smallestCluster } from '@yanta/game-rules/clusters'
import { formatMoney, formatNumber, formatPercent } from '@yanta/i18n'
import { h } from '../../../../kit/dom.ts'
import { listLegalRules } from '../../../../kit/panels/legal-rules.ts'
import type { PanelContext } from '../../../../kit/panels/panel-context.ts'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import { findNextStake } from '../../../../kit/spin/free-rounds.ts'
import { findSymbolAddress } from '../../../../kit/spin/symbols.ts'
import { listBoughtRules } from '../describe-bought.ts'
import type { HudContext } from '../render-hud.ts'
import type { ClustersState } from '../state.ts'

/** The context of the tabs, which extends that of every game. */
export interface ClustersPanelContext
  extends HudContext, Omit<PanelContext, keyof HudContext | 'showFairness'> {
  /** The current state: a panel may stay open during rounds. */
  readState(): ClustersState
  rtp: number
}

function describeSize(column: number, { t }: ClustersPanelContext): string {
  const from = clusterSizes[column]!
  const next = clusterSizes[column + 1]
  if (next === undefined) return t('payouts.more', { from })
  return next - 1 === from ? t('payouts.of', { from }) : t('payouts.range', { from, to: next - 1 })
}

export function buildPayouts(context: ClustersPanelContext): Element {
  const { profile, t, currency, locale, symbolAddresses, symbolNames } = context
  const stake = findNextStake(context.readState())
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const cards = clusterSymbols.map((symbol, index) =>
    h(
      'li',
      { class: 'pay' },
      h('img', {
        src: findSymbolAddress(symbolAddresses, symbol),
        alt: symbolNames[symbol],
        width: 64,
        height: 64,
      }),
      h(
        'dl',
        { class: 'pays pays--sizes' },
        ...profile.pays[index]!.map((coins, column) =>
          h(
            'div',
            {},
            h('dt', {}, describeSize(column, context)),
            h('dd', {}, money((coins * stake) / coinsPerStake)),
          ),
        ).toReversed(),
      ),
    ),
  )
  return h(
    'div',
    { class: 'tab-page' },
    h('p', { class: 'note' }, `${t('payouts.stake', { amount: money(stake) })}. ${t('payouts.text')}`),
    h('ul', { class: 'paytable' }, ...cards.toReversed()),
  )
}

export function buildRules({ profile, rtp, readState, t, currency, locale }: ClustersPanelContext): Element {
  const state = readState()
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const facts = [
    [t('rules.rtp'), formatPercent(rtp, locale)],
    [t('rules.volatility'), t(`rules.volatility.${profile.volatility}`)],
    [t('rules.max'), `×${formatNumber(profile.maxWin, locale)}`],
    [t('rules.stakes'), `${money(state.stakes[0] ?? 0)} – ${money(state.stakes.at(-1) ?? 0)}`],
  ] as const
  return buildRulesPage(facts, [
    t('rules.clusters', { count: smallestCluster }),
    t('rules.cascades'),
    t('rules.multipliers', { multipliers: profile.multipliers.map((each) => `×${each}`).join(', ') }),
    ...listBoughtRules(state, { t, locale, profile }),
    t('rules.max.text', { round: formatNumber(profile.maxWin, locale) }),
    t('rules.rtp.text', { rtp: formatPercent(rtp, locale), error: formatPercent(profile.error, locale) }),
    ...listLegalRules(state, { t, currency, locale }),
    t('rules.fault'),
    t(state.rules.turbo ? 'rules.keys' : 'rules.keys.plain'),
  ])
}

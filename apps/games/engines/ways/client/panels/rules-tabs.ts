// Payouts of a way for the current stake, and the rules with the computed return. All numbers come from the profile.
import { coinsPerStake, payingSymbols, shortestRun, type WaysSymbol } from '@yanta/game-rules/ways'
import { formatMoney, formatNumber, formatPercent } from '@yanta/i18n'
import { h } from '../../../../kit/dom.ts'
import { listLegalRules } from '../../../../kit/panels/legal-rules.ts'
import type { PanelContext } from '../../../../kit/panels/panel-context.ts'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import { listBoughtRules } from '../../../../kit/spin/bought-rule.ts'
import { findNextStake } from '../../../../kit/spin/free-rounds.ts'
import { findSymbolAddress } from '../../../../kit/spin/symbols.ts'
import type { HudContext } from '../render-hud.ts'
import type { WaysState } from '../state.ts'

/** The context of the tabs, which extends that of every game. */
export interface WaysPanelContext extends HudContext, Omit<PanelContext, keyof HudContext | 'showFairness'> {
  /** The current state: a panel may stay open during rounds. */
  readState(): WaysState
  rtp: number
}

export function buildPayouts(context: WaysPanelContext): Element {
  const { profile, t, currency, locale, symbolAddresses, symbolNames } = context
  const stake = findNextStake(context.readState())
  const { least, awarded } = profile.freeSpins
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const image = (symbol: WaysSymbol): Element =>
    h('img', {
      src: findSymbolAddress(symbolAddresses, symbol),
      alt: symbolNames[symbol],
      width: 64,
      height: 64,
    })
  const wide = (symbol: WaysSymbol, text: string): Element =>
    h('li', { class: 'pay pay--wide' }, image(symbol), h('p', {}, text))
  const cards = payingSymbols.map((symbol, index) =>
    h(
      'li',
      { class: 'pay' },
      image(symbol),
      h(
        'dl',
        { class: 'pays' },
        ...profile.pays[index]!.map((coins, run) =>
          h(
            'div',
            {},
            h('dt', {}, t('payouts.of', { count: run + shortestRun })),
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
    h(
      'ul',
      { class: 'paytable' },
      wide('wild', t('payouts.wild')),
      wide('scatter', t('payouts.scatter', { least, counts: awarded.join('\u00a0/\u00a0') })),
      ...cards.toReversed(),
    ),
  )
}

export function buildRules({ profile, rtp, readState, t, currency, locale }: WaysPanelContext): Element {
  const state = readState()
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { least, awarded, leastAgain, again, limit, multiplier } = profile.freeSpins
  const { first: from, step, last: to, after } = multiplier
  const facts = [
    [t('rules.rtp'), formatPercent(rtp, locale)],
    [t('rules.volatility'), t(`rules.volatility.${profile.volatility}`)],
    [t('rules.max'), `×${formatNumber(profile.maxWin, locale)}`],
    [t('rules.stakes'), `${money(state.stakes[0] ?? 0)} – ${money(state.stakes.at(-1) ?? 0)}`],
  ] as const
  const awards = awarded.map((spins, index) => t('rules.award', { count: least + index, spins })).join(', ')
  return buildRulesPage(facts, [
    t('rules.ways'),
    t('rules.wild'),
    t('rules.scatter', { awards }),
    t(`rules.free.${after}`, { from, step, to }),
    t('rules.again', { least: leastAgain, spins: again, limit }),
    ...listBoughtRules(state, { t, locale }),
    t('rules.max.text', { round: formatNumber(profile.maxWin, locale) }),
    t('rules.rtp.text', { rtp: formatPercent(rtp, locale) }),
    ...listLegalRules(state, { t, currency, locale }),
    t('rules.fault'),
    t(state.rules.turbo ? 'rules.keys' : 'rules.keys.plain'),
  ])
}

// Payouts of the ways and values of the coins for the current stake, and the rules with the exact return. All numbers come from the profile.
import { coinsPerStake, coinsToOpen, payingSymbols, shortestWay } from '@yanta/game-rules/hold'
import { formatMoney, formatNumber, formatPercent } from '@yanta/i18n'
import { h } from '../../../../kit/dom.ts'
import { listLegalRules } from '../../../../kit/panels/legal-rules.ts'
import type { PanelContext } from '../../../../kit/panels/panel-context.ts'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import { listBoughtRules } from '../../../../kit/spin/bought-rule.ts'
import { findNextStake } from '../../../../kit/spin/free-rounds.ts'
import { findSymbolAddress } from '../../../../kit/spin/symbols.ts'
import { type HudContext, listPots } from '../render-hud.ts'
import type { HoldState } from '../state.ts'

/** The context of the tabs, which extends that of every game. */
export interface HoldPanelContext extends HudContext, Omit<PanelContext, keyof HudContext | 'showFairness'> {
  /** The current state: a panel may stay open during rounds. */
  readState(): HoldState
  rtp: number
}

export function buildPayouts(context: HoldPanelContext): Element {
  const { profile, t, currency, locale, symbolAddresses, symbolNames } = context
  const stake = findNextStake(context.readState())
  const money = (coins: number): string => formatMoney((coins * stake) / coinsPerStake, currency, locale)
  const row = (name: string, coins: number): Element =>
    h('div', {}, h('dt', {}, name), h('dd', {}, money(coins)))
  const picture = (symbol: keyof typeof symbolNames): Element =>
    h('img', {
      src: findSymbolAddress(symbolAddresses, symbol),
      alt: symbolNames[symbol],
      width: 64,
      height: 64,
    })
  const cards = payingSymbols.map((symbol) =>
    h(
      'li',
      { class: 'pay' },
      picture(symbol),
      h(
        'dl',
        { class: 'pays' },
        ...profile.pays[symbol].map((coins, order) => row(String(order + shortestWay), coins)).toReversed(),
      ),
    ),
  )
  const pots = listPots(profile)
  const plain = profile.values.flatMap(({ coins, pot }) => (pot === undefined ? [coins] : []))
  return h(
    'div',
    { class: 'tab-page' },
    h(
      'p',
      { class: 'note' },
      `${t('payouts.stake', { amount: formatMoney(stake, currency, locale) })}. ${t('payouts.text')}`,
    ),
    h(
      'ul',
      { class: 'paytable' },
      ...cards.toReversed(),
      h('li', { class: 'pay' }, picture('wild'), h('p', { class: 'note' }, t('payouts.wild'))),
    ),
    h('h3', {}, t('payouts.coins')),
    h(
      'dl',
      { class: 'pays pays--coins' },
      ...(['grand', 'major', 'minor', 'mini'] as const).map((pot) => row(t(`pot.${pot}`), pots[pot])),
      ...plain.toReversed().map((coins) => row(t('payouts.coin'), coins)),
    ),
  )
}

export function buildRules({ profile, rtp, readState, t, currency, locale }: HoldPanelContext): Element {
  const state = readState()
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const number = (value: number): string => formatNumber(value, locale)
  const pots = Object.fromEntries(
    Object.entries(listPots(profile)).map(([pot, coins]) => [pot, number(coins / coinsPerStake)]),
  )
  const facts = [
    [t('rules.rtp'), formatPercent(rtp, locale)],
    [t('rules.volatility'), t(`rules.volatility.${profile.volatility}`)],
    [t('rules.max'), `×${number(profile.maxWin)}`],
    [t('rules.stakes'), `${money(state.stakes[0] ?? 0)} – ${money(state.stakes.at(-1) ?? 0)}`],
  ] as const
  return buildRulesPage(facts, [
    t('rules.ways'),
    t('rules.coins', { count: coinsToOpen }),
    t('rules.respins'),
    t('rules.pots', pots),
    ...listBoughtRules(state, { t, locale }),
    t('rules.max.text', { round: number(profile.maxWin) }),
    t('rules.rtp.text', { rtp: formatPercent(rtp, locale) }),
    ...listLegalRules(state, { t, currency, locale }),
    t('rules.fault'),
    t(state.rules.turbo ? 'rules.keys' : 'rules.keys.plain'),
  ])
}

// What some jurisdictions want to be seen at the stake: the return of the game, and what the session has come to.
import type { Currency, Locale, PlayRules } from '@yanta/contract'
import { type Translate, formatMoney, formatPercent } from '@yanta/i18n'
import { h, setText } from './dom.ts'
import type { GameMessageKey } from './game-messages.ts'

interface Shown {
  rules: PlayRules
  /** Hundredths of a percent. */
  rtp: number
  currency: Currency
  locale: Locale
  t: Translate<GameMessageKey>
}

export interface StakeFacts {
  /** Null where neither is asked for. */
  box: HTMLElement | null
  /**
   * @param net wins less stakes of the ended rounds of this session, minor units
   * @param own the return of the next round where it is not the game's, as with the ante; hundredths of a percent
   */
  draw(net: number, own?: number): void
}

export function buildStakeFacts({ rules, rtp, currency, locale, t }: Shown): StakeFacts {
  const value = h('b', {})
  const share = h('b', {})
  const box = h(
    'p',
    { class: 'facts-line' },
    rules.showRtp && h('span', { class: 'facts-line__rtp' }, 'RTP ', share),
    rules.showNet && h('span', { class: 'facts-line__net' }, `${t('net.label')} `, value),
  )
  return {
    box: rules.showRtp || rules.showNet ? box : null,
    draw(net, own = rtp) {
      setText(share, formatPercent(own, locale))
      setText(value, `${net > 0 ? '+' : ''}${formatMoney(net, currency, locale)}`)
    },
  }
}

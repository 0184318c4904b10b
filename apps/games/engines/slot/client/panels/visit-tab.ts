// The tab with what this visit came to: the player's own account of it, without a word of praise.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney, formatNumber } from '@yanta/i18n'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import type { MessageKey } from '../messages.ts'
import type { Visit } from '../visit.ts'

interface VisitContext {
  t: Translate<MessageKey>
  currency: Currency
  locale: Locale
}

export function buildVisit({ rounds, staked, won }: Visit, { t, currency, locale }: VisitContext): Element {
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const net = won - staked
  return buildRulesPage(
    [
      [t('visit.rounds'), formatNumber(rounds, locale)],
      [t('visit.staked'), money(staked)],
      [t('visit.won'), money(won)],
      [t('visit.net'), `${net > 0 ? '+' : ''}${money(net)}`],
    ],
    [t('visit.note')],
  )
}

// The tab with what this session came to: the player's own account of it, without a word of praise.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney, formatNumber } from '@yanta/i18n'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import type { MessageKey } from '../messages.ts'
import type { SessionFigures } from '../session-figures.ts'

interface SessionContext {
  t: Translate<MessageKey>
  currency: Currency
  locale: Locale
}

export function buildSession(
  { rounds, staked, won }: SessionFigures,
  { t, currency, locale }: SessionContext,
): Element {
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const net = won - staked
  return buildRulesPage(
    [
      [t('session.rounds'), formatNumber(rounds, locale)],
      [t('session.staked'), money(staked)],
      [t('session.won'), money(won)],
      [t('session.net'), `${net > 0 ? '+' : ''}${money(net)}`],
    ],
    [t('session.note')],
  )
}

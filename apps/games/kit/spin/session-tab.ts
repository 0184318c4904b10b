// The tab with what this session came to: the player's own account of it, without a word of praise.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney, formatNumber } from '@yanta/i18n'
import { buildRulesPage } from '../panels/rules-page.ts'
import type { PanelTab } from '../panels/side-panel.ts'
import { type SessionFigures, findNet } from './session-figures.ts'
import type { SpinMessageKey } from './spin-messages.ts'

interface SessionContext {
  t: Translate<SpinMessageKey>
  currency: Currency
  locale: Locale
  /** The current state: the panel may stay open during rounds. */
  readState(): { figures: SessionFigures }
}

export function createSessionTab({ t, currency, locale, readState }: SessionContext): PanelTab {
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  return {
    id: 'session',
    label: t('panel.session'),
    build() {
      const { figures } = readState()
      const net = findNet(figures)
      return buildRulesPage(
        [
          [t('session.rounds'), formatNumber(figures.rounds, locale)],
          [t('session.staked'), money(figures.staked)],
          [t('session.won'), money(figures.won)],
          [t('session.net'), `${net > 0 ? '+' : ''}${money(net)}`],
        ],
        [t('session.note')],
      )
    },
  }
}

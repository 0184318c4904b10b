import type { Currency, Locale, PlayRules } from '@yanta/contract'
import { type Translate, formatMoney, formatSeconds } from '@yanta/i18n'
import type { GameMessageKey } from '../game-messages.ts'

interface LegalContext {
  t: Translate<GameMessageKey>
  currency: Currency
  locale: Locale
}

/** What the law adds to the rules of a game, in words; empty where it adds nothing. */
export function listLegalRules(
  { rules, stakeLimit }: { rules: PlayRules; stakeLimit: number | null },
  { t, currency, locale }: LegalContext,
): string[] {
  return [
    ...(rules.minRoundMs > 0 ? [t('rules.pace', { seconds: formatSeconds(rules.minRoundMs, locale) })] : []),
    ...(stakeLimit === null
      ? []
      : [t('rules.mostStake', { amount: formatMoney(stakeLimit, currency, locale) })]),
  ]
}

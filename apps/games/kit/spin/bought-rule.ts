// What the panel says of a feature that is for sale, and of the ante.
import type { Locale } from '@yanta/contract'
import { type Translate, formatDecimal, formatPercent } from '@yanta/i18n'
import { formatTimes } from './buy-dialog.ts'
import type { Play } from './play.ts'

/** Nothing where it is not for sale. */
export function listBoughtRules(
  { bought }: Pick<Play, 'bought'>,
  { t, locale }: { t: Translate<'rules.bought'>; locale: Locale },
): string[] {
  if (bought === null) return []
  return [
    t('rules.bought', { times: formatTimes(bought.price, locale), rtp: formatPercent(bought.rtp, locale) }),
  ]
}

/** Nothing where none is offered. */
export function listAnteRules(
  { ante }: Pick<Play, 'ante'>,
  { t, locale }: { t: Translate<'rules.ante'>; locale: Locale },
): string[] {
  if (ante === null) return []
  return [
    t('rules.ante', {
      times: formatTimes(ante.price, locale),
      chance: formatDecimal(ante.chance, locale),
      rtp: formatPercent(ante.rtp, locale),
    }),
  ]
}

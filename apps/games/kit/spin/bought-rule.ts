// What the panel says of a feature that is for sale: in the rules, and in the history.
import type { Locale } from '@yanta/contract'
import { type Translate, formatPercent } from '@yanta/i18n'
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

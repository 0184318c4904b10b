// The multiplier that can be bought, in words: in the dialog of its purchase, and in the rules.
import { boughtMultipliers } from '@yanta/game-rules/clusters'
import { formatPercent } from '@yanta/i18n'
import { formatTimes } from '../../../kit/spin/buy-dialog.ts'
import type { HudContext } from './render-hud.ts'
import type { ClustersState } from './state.ts'

type Words = Pick<HudContext, 't' | 'locale' | 'profile'>

export function describePurchase({ t, profile: { id, multipliers } }: Words): string {
  const { from } = boughtMultipliers[id]
  const to = multipliers.at(-1)!
  const growth = from < multipliers.length - 1 ? t('buy.growth', { to }) : t('buy.holds')
  return [t('buy.text', { from: multipliers[from]! }), growth, t('buy.nothing')].join(' ')
}

/** Nothing where it is not for sale. */
export function listBoughtRules(
  { bought }: Pick<ClustersState, 'bought'>,
  { t, locale, profile: { id, multipliers } }: Words,
): string[] {
  if (bought === null) return []
  const { from, error } = boughtMultipliers[id]
  return [
    t('rules.boughtFrom', {
      from: multipliers[from]!,
      times: formatTimes(bought.price, locale),
      rtp: formatPercent(bought.rtp, locale),
      error: formatPercent(error, locale),
    }),
  ]
}

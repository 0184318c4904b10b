// Jurisdictions: the settings name one that is there, its ages are in order, and no gift asks for more wagering or plays for more than it
// allows.
import { currencies } from '@yanta/contract'
import type { Content } from './content.ts'
import type { JurisdictionEntry } from './schemas/jurisdictions.ts'

export function checkJurisdictions({ jurisdictions, settings, gifts }: Content): void {
  for (const { index, value } of jurisdictions.entries) {
    const ages = value.rules.maxStake.value?.ages ?? []
    const path = [index, 'rules', 'maxStake', 'value', 'ages'] as const
    for (const [order, { fromAge, amounts }] of ages.entries()) {
      const before = ages[order - 1]
      if (!before) continue
      if (fromAge <= before.fromAge)
        jurisdictions.report([...path, order, 'fromAge'], 'ages go from the youngest to the oldest')
      for (const code of currencies)
        if (amounts[code] < before.amounts[code])
          jurisdictions.report([...path, order, 'amounts', code], 'an older player may not stake less')
    }
  }
  if (!settings.value) return
  const wanted = settings.value.jurisdiction
  const chosen = jurisdictions.entries.find(({ value }) => value.slug === wanted)?.value
  if (!chosen) {
    // One that is there but has mistakes is named by them.
    if (jurisdictions.problems.length === 0)
      settings.report(['jurisdiction'], `unknown jurisdiction '${wanted}'`)
    return
  }
  checkFreeRounds(chosen, gifts)
  const most = chosen.rules.mostWager.value
  if (most === null) return
  for (const { index, value } of gifts.entries) {
    const times = 'bonus' in value ? value.bonus.wagerTimes : undefined
    if (times !== undefined && times > most)
      gifts.report(
        [index, 'bonus', 'wagerTimes'],
        `${value.slug} is wagered ${times} times, and ${wanted} allows ${most}`,
      )
  }
}

/** Free rounds are played by all ages, so that the youngest one's most counts. */
function checkFreeRounds({ slug, rules }: JurisdictionEntry, gifts: Content['gifts']): void {
  const most = rules.maxStake.value?.ages[0]?.amounts
  if (!most) return
  for (const { index, value } of gifts.entries) {
    if (value.type !== 'giftspin' && value.type !== 'feature') continue
    for (const code of currencies)
      if (value.stake[code] > most[code])
        gifts.report(
          [index, 'stake', code],
          `${value.slug} plays for ${value.stake[code]}, and ${slug} allows ${most[code]}`,
        )
  }
}

// What the registration promises before there is a player: the same entry that `register` grants.
import type { Currency, WelcomeOffer } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectEntries } from './gift-offers.repository.ts'
import { buildOffer, type GiftOffer } from './gift-offers.rules.ts'

/**
 * The first deposit bonus among these slugs, in minor units of the currency. Null: none of them is one, or the first asks for more
 * than the registration does, which the offer could not say.
 */
export async function findWelcomeOffer(
  db: PlatformDatabase,
  slugs: readonly string[],
  currency: Currency,
): Promise<WelcomeOffer | null> {
  if (slugs.length === 0) return null
  const entries = await selectEntries(db, slugs)
  const stored = slugs
    .map((slug) => entries.find(({ stored: { entry } }) => entry.slug === slug)?.stored)
    .find((found) => found?.entry.type === 'deposit_bonus')
  if (!stored) return null
  const offer = buildOffer(stored, currency)
  const { days, depositLimit, terms } = offer
  if (terms.type !== 'deposit_bonus' || isRestricted(offer)) return null
  const { percent, deposits, leastDeposit, bonus } = terms
  const most = depositLimit === null ? null : Math.floor((depositLimit * percent) / 100)
  return { percent, most, deposits, leastDeposit, wagerTimes: bonus.wagerTimes, days }
}

/** A new player is on the first level, and proves a phone or an e-mail, not both. */
function isRestricted({ needsPhone, needsEmail, platform, level }: GiftOffer): boolean {
  return needsPhone || needsEmail || platform !== null || level > 1
}

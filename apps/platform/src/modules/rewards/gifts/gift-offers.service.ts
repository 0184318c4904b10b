// Entries of gifts.yaml in the database, so that any transaction grants a gift by its slug.
import type { LoadedContent, Amounts, CurrencyEntry } from '@yanta/content'
import type { Currency, GiftTerms, GiftType, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { hasCompleteEntry, saveEntries, selectEntries } from './gift-offers.repository.ts'
import { buildOffer, listInner } from './gift-offers.rules.ts'
import { presentGiftImage, presentTerms } from './gift-terms.present.ts'

/** Imports the entries of the content; those it lacks are granted by contests alone that began with them. */
export async function importGifts(
  db: PlatformDatabase,
  { gifts, currencies, jurisdiction }: Pick<LoadedContent, 'gifts' | 'currencies' | 'jurisdiction'>,
): Promise<void> {
  const bySlug = new Map(gifts.map((entry) => [entry.slug, entry]))
  const bonusMaxStake = listAmounts(currencies, ({ bonusMaxStake: amount }) => amount)
  const leastDeposit = listAmounts(currencies, ({ depositPresets }) => depositPresets[0]!)
  const entries = gifts.map((entry) => ({
    entry,
    bonusMaxStake,
    leastDeposit,
    mostWager: jurisdiction.mostWager,
    inner: Object.fromEntries(listInner(entry).map((slug) => [slug, bySlug.get(slug)!])),
  }))
  await db.transaction().execute((trx) => saveEntries(trx, entries))
}

function listAmounts(currencies: readonly CurrencyEntry[], of: (entry: CurrencyEntry) => number): Amounts {
  return Object.fromEntries(currencies.map((entry) => [entry.code, of(entry)])) as Record<Currency, number>
}

/** An entry as a page shows it before it is given, in a currency and a language. */
export interface DescribedOffer {
  slug: string
  title: string
  image: string
  type: GiftType
  terms: GiftTerms
  days: number | null
}

/** The entries of these slugs, in one statement, also those content no longer has; unknown ones and cashback, which has no amount yet, are left out. */
export async function describeOffers(
  db: PlatformDatabase,
  slugs: readonly string[],
  { currency, locale }: { currency: Currency; locale: Locale },
): Promise<Map<string, DescribedOffer>> {
  const entries = await selectEntries(db, slugs)
  return new Map(
    entries.flatMap(({ stored, game }) => {
      if (stored.entry.type === 'cashback') return []
      const { slug, titles, image, terms, days } = buildOffer(stored, currency)
      const described: DescribedOffer = {
        slug,
        title: titles[locale],
        image: presentGiftImage(image),
        type: terms.type,
        terms: presentTerms(terms, game, { left: null, won: 0 }, locale),
        days,
      }
      return [[slug, described] as const]
    }),
  )
}

/** Whether content has a gift of this slug that can be granted by it alone: cashback also needs the amount of a week. */
export function isGiftOffered(db: PlatformDatabase, slug: string): Promise<boolean> {
  return hasCompleteEntry(db, slug)
}

// The history of a player's compoints, read from the ledger.
import type { LoadedContent } from '@yanta/content'
import type { CompointRecord, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { selectRecords } from './compoint-records.repository.ts'

/** Items of a page: fewer than that are the last [4.56]. */
const pageSize = 40

/** Latest first; compoints earned are summed by days of the site's time zone. @throws InvalidRequest for a `before` that is no id */
export async function listRecords(
  db: PlatformDatabase,
  { products, gifts, settings }: Pick<LoadedContent, 'products' | 'gifts' | 'settings'>,
  { userId, before, locale }: { userId: number; before: string | undefined; locale: Locale },
): Promise<CompointRecord[]> {
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new InvalidRequest([{ field: 'before' }])
  const records = await selectRecords(db, {
    userId,
    before: before === undefined ? null : Number(before),
    limit: pageSize,
    timeZone: settings.timeZone,
  })
  const titles = new Map(gifts.map(({ slug, title }) => [slug, title[locale]]))
  const productTitles = new Map(products.map(({ slug, gift }) => [slug, titles.get(gift) ?? null]))
  return records.map(({ id, at, amount, kind, product, giftTitles }) => ({
    id: String(id),
    at: at.toISOString(),
    amount,
    kind,
    title: giftTitles?.[locale] ?? (product === null ? null : (productTitles.get(product) ?? null)),
  }))
}

// The history of a player's compoints, read from the ledger.
import type { LoadedContent } from '@yanta/content'
import type { CompointRecord, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { selectRecords, type StoredRecord } from './compoint-records.repository.ts'

/** Items of a page: fewer than that are the last [4.56]. */
const pageSize = 40

/** Latest first; compoints earned are summed by days of the site's time zone. @throws InvalidRequest for a `before` that is no id */
export async function listRecords(
  db: PlatformDatabase,
  {
    products,
    gifts,
    settings,
    tournaments,
    series,
  }: Pick<LoadedContent, 'products' | 'gifts' | 'settings' | 'tournaments' | 'series'>,
  { userId, before, locale }: { userId: number; before: string | undefined; locale: Locale },
): Promise<CompointRecord[]> {
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new InvalidRequest([{ field: 'before' }])
  const records = await readPage(db, {
    userId,
    before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
    limit: pageSize,
    timeZone: settings.timeZone,
  })
  const titles = new Map(gifts.map(({ slug, title }) => [slug, title[locale]]))
  const productTitles = new Map(products.map(({ slug, gift }) => [slug, titles.get(gift) ?? null]))
  const contestTitles = new Map<string, string>([
    ...tournaments.map(({ slug, title }) => [`tournament ${slug}`, title[locale]] as const),
    ...series.map(({ slug, title }) => [`series ${slug}`, title[locale]] as const),
  ])
  const findTitle = ({ giftTitles, product, seatOf }: StoredRecord): string | null =>
    giftTitles?.[locale] ?? productTitles.get(product ?? '') ?? contestTitles.get(seatOf ?? '') ?? null
  return records.map((record) => ({
    id: String(record.id),
    at: new Date(record.at).toISOString(),
    amount: record.amount,
    kind: record.kind,
    title: findTitle(record),
  }))
}

/** Movements read at first: as many as a page of usual days has. */
const usualDepth = 2_000

/** As many records as a page has, however many movements each sums: what lies before the page is not read. */
export async function readPage(
  db: PlatformDatabase,
  wanted: { userId: number; before: number; limit: number; timeZone: string },
  firstDepth = usualDepth,
): Promise<StoredRecord[]> {
  for (let depth = firstDepth; ; depth *= 4) {
    const { records, isWhole } = await selectRecords(db, { ...wanted, depth })
    if (isWhole || records.length === wanted.limit) return records
  }
}

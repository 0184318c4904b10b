import { bool, command, json, nullable, query, row, text } from '@yanta/database/statements'
import type { Currency } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { StoredEntry } from './gift-offers.rules.ts'
import type { GiftGameRecord } from './gift-terms.present.ts'

/** Replaces the entries; one that content no longer has stays, unlisted. Writes only what differs. */
export async function saveEntries(trx: PlatformDatabase, entries: readonly StoredEntry[]): Promise<void> {
  const rows = entries.map((stored) => ({ slug: stored.entry.slug, stored }))
  await command`
    insert into gift_offers (slug, entry)
    select slug, stored from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (slug text, stored jsonb) order by slug
    on conflict (slug) do update set entry = excluded.entry, is_listed = true
    where not gift_offers.is_listed or gift_offers.entry <> excluded.entry`.run(trx)
  await command`
    update gift_offers set is_listed = false
    where is_listed and slug <> all(${rows.map(({ slug }) => slug)}::text[])`.run(trx)
}

const found = row({ stored: json<StoredEntry>(), currency: text<Currency>() })

/** An entry, listed or not, and the currency of the player it is for. */
export function selectEntryFor(
  db: PlatformDatabase,
  { userId, slug }: { userId: number; slug: string },
): Promise<{ stored: StoredEntry; currency: Currency } | undefined> {
  return query(found)`
    select o.entry as stored, u.currency from gift_offers o join users u on u.id = ${userId} where o.slug = ${slug}`.find(
    db,
  )
}

const described = row({
  stored: json<StoredEntry>(),
  nameRu: nullable(text),
  nameEn: nullable(text),
  preview: nullable(text),
})

/** The entries of these slugs, listed or not, each with the game it names. */
export async function selectEntries(
  db: PlatformDatabase,
  slugs: readonly string[],
): Promise<{ stored: StoredEntry; game: GiftGameRecord | null }[]> {
  const rows = await query(described)`
    select o.entry as stored, g.name_ru as "nameRu", g.name_en as "nameEn", g.preview
    from gift_offers o left join games g on g.slug = o.entry->'entry'->>'game'
    where o.slug = any(${slugs}::text[])`.list(db)
  return rows.map(({ stored, nameRu, nameEn, preview }) => ({
    stored,
    game:
      preview === null || nameRu === null || nameEn === null
        ? null
        : { names: { ru: nameRu, en: nameEn }, preview },
  }))
}

const offered = row({ isOffered: bool })

/** Whether there is a listed entry that is complete without an amount of the player's own. */
export async function hasCompleteEntry(db: PlatformDatabase, slug: string): Promise<boolean> {
  return (
    await query(offered)`
      select exists (select from gift_offers where slug = ${slug} and is_listed and entry->'entry'->>'type' <> 'cashback')
        as "isOffered"`.get(db)
  ).isOffered
}

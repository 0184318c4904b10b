import type { StudioEntry } from '@yanta/content'
import { command } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { bumpCatalogueVersion } from './catalogue.repository.ts'

export async function findImportedHash(trx: PlatformDatabase): Promise<string | undefined> {
  const found = await trx
    .selectFrom('content_imports')
    .select('hash')
    .where('name', '=', 'catalogue')
    .forUpdate()
    .executeTakeFirst()
  return found?.hash
}

/** Also bumps the catalogue's version. */
export async function saveImportedHash(trx: PlatformDatabase, now: Date, hash: string): Promise<void> {
  await trx
    .insertInto('content_imports')
    .values({ name: 'catalogue', hash, imported_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, imported_at: now }))
    .execute()
  await bumpCatalogueVersion(trx)
}

export async function saveStudios(
  trx: PlatformDatabase,
  studios: (StudioEntry & { image: string; provider: string })[],
): Promise<void> {
  await trx.updateTable('studios').set({ is_listed: false }).execute()
  await command`
    insert into studios (slug, name, position, dialect, image, provider)
    select slug, name, position, dialect, image, provider
    from jsonb_to_recordset(${JSON.stringify(studios)}::jsonb) as entry (slug text, name text, position integer, dialect text, image text, provider text) order by position
    on conflict (slug) do update set name = excluded.name, position = excluded.position, dialect = excluded.dialect, image = excluded.image, provider = excluded.provider, is_listed = true`.run(
    trx,
  )
}

export interface CategoryRow {
  slug: string
  nameRu: string
  nameEn: string
  icon: string
  position: number
  showInLobby: boolean
}

export async function saveCategories(trx: PlatformDatabase, categories: CategoryRow[]): Promise<void> {
  await trx.updateTable('categories').set({ is_listed: false }).execute()
  await command`
    insert into categories (slug, name_ru, name_en, icon, position, show_in_lobby)
    select slug, "nameRu", "nameEn", icon, position, "showInLobby" from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as entry (slug text, "nameRu" text, "nameEn" text, icon text, position integer, "showInLobby" boolean)
    on conflict (slug) do update set name_ru = excluded.name_ru, name_en = excluded.name_en, icon = excluded.icon, position = excluded.position,
      show_in_lobby = excluded.show_in_lobby, is_listed = true`.run(trx)
}

export interface GameRow {
  slug: string
  nameRu: string
  nameEn: string
  studio: string
  categories: string[]
  badges: string[]
  theme: string
  engine: string | null
  profile: string | null
  /** Hundredths of a percent. */
  rtp: number | null
  features: string[]
  allowBonusBalance: boolean
  /** Percent. */
  wagerContribution: number
  hasDemo: boolean
  position: number
  disabledReason: string | null
  /** Addresses of covers: 4:3 and 3:4. */
  preview: string
  tallPreview: string
}

/** A listed game keeps its `listed_at`; one that comes back gets a new one. */
export async function saveGames(trx: PlatformDatabase, now: Date, games: GameRow[]): Promise<void> {
  const json = JSON.stringify(games)
  await command`
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, engine, profile, rtp, features, allow_bonus_balance, wager_contribution, has_demo, position,
      content_disabled_reason, preview, tall_preview, listed_at)
    select entry.slug, "nameRu", "nameEn", studios.id, badges, theme, engine, profile, rtp, features, "allowBonusBalance", "wagerContribution", "hasDemo", entry.position,
      "disabledReason", entry.preview, "tallPreview", ${now}::timestamptz
    from jsonb_to_recordset(${json}::jsonb) as entry (slug text, "nameRu" text, "nameEn" text, studio text, badges text[], theme text, engine text, profile text,
      rtp integer, features text[], "allowBonusBalance" boolean, "wagerContribution" smallint, "hasDemo" boolean, position integer, "disabledReason" text, preview text, "tallPreview" text)
    join studios on studios.slug = entry.studio
    order by entry.position
    on conflict (slug) do update set name_ru = excluded.name_ru, name_en = excluded.name_en, studio_id = excluded.studio_id, badges = excluded.badges,
      theme = excluded.theme, engine = excluded.engine, profile = excluded.profile, rtp = excluded.rtp, features = excluded.features,
      allow_bonus_balance = excluded.allow_bonus_balance, wager_contribution = excluded.wager_contribution, has_demo = excluded.has_demo, position = excluded.position, content_disabled_reason = excluded.content_disabled_reason,
      preview = excluded.preview, tall_preview = excluded.tall_preview, is_listed = true, listed_at = case when games.is_listed then games.listed_at else ${now} end`.run(
    trx,
  )
  await command`update games set is_listed = false where slug <> all(${games.map(({ slug }) => slug)})`.run(
    trx,
  )
  await trx.deleteFrom('game_categories').execute()
  await command`
    insert into game_categories (game_id, category_id)
    select games.id, categories.id
    from jsonb_to_recordset(${json}::jsonb) as entry (slug text, categories text[])
    join games on games.slug = entry.slug
    join categories on categories.slug = any(entry.categories)`.run(trx)
}

export interface BannerRow {
  id: string
  type: string
  studio: string | null
  url: string
  position: number
  texts: Record<string, { ru: string; en: string } | undefined>
  image: string
  imageSmall: string
}

export async function saveBanners(trx: PlatformDatabase, banners: BannerRow[]): Promise<void> {
  await trx.deleteFrom('banners').execute()
  await command`
    insert into banners (id, type, studio_id, texts, url, position, image, image_small)
    select entry.id, type, studios.id, texts, url, entry.position, entry.image, "imageSmall"
    from jsonb_to_recordset(${JSON.stringify(banners)}::jsonb)
      as entry (id text, type text, studio text, texts jsonb, url text, position integer, image text, "imageSmall" text)
    left join studios on studios.slug = entry.studio`.run(trx)
}

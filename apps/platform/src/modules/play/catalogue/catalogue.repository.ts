import {
  bool,
  integer,
  nullable,
  query,
  row,
  text,
  textArray,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const game = row({
  id: integer,
  slug: text,
  nameRu: text,
  nameEn: text,
  badges: textArray,
  hasDemo: bool,
  disabledReason: nullable(text),
  preview: text,
  tallPreview: text,
  studioSlug: text,
  studioName: text,
  /** Hundredths of a percent. */
  rtp: nullable(integer),
  theme: text,
  engine: nullable(text),
  profile: nullable(text),
  features: textArray,
  allowsBonus: bool,
  /** Percent of a stake. */
  wagerContribution: integer,
  listedAt: timestamptz,
  /** Slugs of the listed categories, by position. */
  categories: textArray,
})
export type GameRow = RowOf<typeof game>

/** All listed games in the editors' order. */
export function selectGames(db: PlatformDatabase): Promise<GameRow[]> {
  return query(game)`
    select g.id, g.slug, g.name_ru as "nameRu", g.name_en as "nameEn", g.badges, g.has_demo as "hasDemo", g.disabled_reason as "disabledReason",
      g.preview, g.tall_preview as "tallPreview", s.slug as "studioSlug", s.name as "studioName", g.rtp, g.theme, g.engine, g.profile, g.features,
      g.allow_bonus_balance as "allowsBonus", g.wager_contribution as "wagerContribution", g.listed_at as "listedAt", coalesce(hung.slugs, '{}') as categories
    from games g join studios s on s.id = g.studio_id
    left join (
      select gc.game_id, array_agg(c.slug order by c.position, c.id) as slugs
      from game_categories gc join categories c on c.id = gc.category_id where c.is_listed group by gc.game_id
    ) hung on hung.game_id = g.id
    where g.is_listed order by g.position, g.id`.list(db)
}

export interface CategoryRow {
  id: number
  slug: string
  nameRu: string
  nameEn: string
  position: number
  showInLobby: boolean
}

/** All listed categories by position. */
export function selectCategories(db: PlatformDatabase): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select([
      'id',
      'slug',
      'name_ru as nameRu',
      'name_en as nameEn',
      'position',
      'show_in_lobby as showInLobby',
    ])
    .where('is_listed', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export interface StudioRow {
  id: number
  slug: string
  name: string
  position: number
  image: string
}

/** All listed studios by position. */
export function selectStudios(db: PlatformDatabase): Promise<StudioRow[]> {
  return db
    .selectFrom('studios')
    .select(['id', 'slug', 'name', 'position', 'image'])
    .where('is_listed', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Returns false for an unknown slug. */
export async function updateDeskDisabled(
  trx: PlatformDatabase,
  slug: string,
  reason: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('games')
    .set({ desk_disabled_reason: reason })
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await bumpCatalogueVersion(trx)
  return numUpdatedRows > 0n
}

export async function bumpCatalogueVersion(trx: PlatformDatabase): Promise<void> {
  await trx
    .updateTable('catalogue_versions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

export async function selectCatalogueVersion(db: PlatformDatabase): Promise<number> {
  return (await db.selectFrom('catalogue_versions').select('version').executeTakeFirstOrThrow()).version
}

/** Undefined before the first count. */
export function selectMostPlayed(
  db: PlatformDatabase,
): Promise<{ day: string; slugs: string[] } | undefined> {
  return db.selectFrom('most_played_games').select(['day', 'slugs']).executeTakeFirst()
}

/** Bumps the version only when the order has changed. */
export async function updateMostPlayed(
  trx: PlatformDatabase,
  { day, slugs }: { day: string; slugs: readonly string[] },
): Promise<void> {
  const before = (await selectMostPlayed(trx))?.slugs ?? []
  await trx
    .insertInto('most_played_games')
    .values({ day, slugs: [...slugs] })
    .onConflict((conflict) => conflict.column('is_current').doUpdateSet({ day, slugs: [...slugs] }))
    .execute()
  if (before.join() !== slugs.join()) await bumpCatalogueVersion(trx)
}

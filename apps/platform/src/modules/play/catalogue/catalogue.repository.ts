import { sql, type Kysely } from 'kysely'

export interface GameRow {
  id: number
  slug: string
  nameRu: string
  nameEn: string
  badges: string[]
  hasDemo: boolean
  disabledReason: string | null
  preview: string
  tallPreview: string
  studioSlug: string
  studioName: string
  /** Hundredths of a percent. */
  rtp: number | null
  theme: string
  engine: string | null
  profile: string | null
  features: string[]
  allowsBonus: boolean
  /** Percent of a stake. */
  wagerContribution: number
  listedAt: Date
  /** Slugs of the listed categories, by position. */
  categories: string[]
}

/** All listed games in the editors' order. */
export async function selectGames(db: Kysely<any>): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select g.id, g.slug, g.name_ru as "nameRu", g.name_en as "nameEn", g.badges, g.has_demo as "hasDemo", g.disabled_reason as "disabledReason",
      g.preview, g.tall_preview as "tallPreview", s.slug as "studioSlug", s.name as "studioName", g.rtp, g.theme, g.engine, g.profile, g.features,
      g.allow_bonus_balance as "allowsBonus", g.wager_contribution as "wagerContribution", g.listed_at as "listedAt", coalesce(hung.slugs, '{}') as categories
    from games g join studios s on s.id = g.studio_id
    left join (
      select gc.game_id, array_agg(c.slug order by c.position, c.id) as slugs
      from game_categories gc join categories c on c.id = gc.category_id where c.is_listed group by gc.game_id
    ) hung on hung.game_id = g.id
    where g.is_listed order by g.position, g.id`.execute(db)
  return rows
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
export async function selectCategories(db: Kysely<any>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, slug, name_ru as "nameRu", name_en as "nameEn", position, show_in_lobby as "showInLobby"
    from categories where is_listed order by position, id`.execute(db)
  return rows
}

export interface StudioRow {
  id: number
  slug: string
  name: string
  position: number
  image: string
}

/** All listed studios by position. */
export async function selectStudios(db: Kysely<any>): Promise<StudioRow[]> {
  const { rows } =
    await sql<StudioRow>`select id, slug, name, position, image from studios where is_listed order by position, id`.execute(
      db,
    )
  return rows
}

/** Returns false for an unknown slug. */
export async function updateDeskDisabled(
  trx: Kysely<any>,
  slug: string,
  reason: string | null,
): Promise<boolean> {
  const { rows } =
    await sql`update games set desk_disabled_reason = ${reason} where slug = ${slug} returning id`.execute(
      trx,
    )
  await bumpCatalogueVersion(trx)
  return rows.length > 0
}

export async function bumpCatalogueVersion(trx: Kysely<any>): Promise<void> {
  await sql`update catalogue_versions set version = version + 1`.execute(trx)
}

export async function selectCatalogueVersion(db: Kysely<any>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_versions`.execute(db)
  return rows[0]!.version
}

/** Undefined before the first count. */
export async function selectMostPlayed(
  db: Kysely<any>,
): Promise<{ day: string; slugs: string[] } | undefined> {
  const { rows } = await sql<{
    day: string
    slugs: string[]
  }>`select day::text, slugs from most_played_games`.execute(db)
  return rows[0]
}

/** Bumps the version only when the order has changed. */
export async function updateMostPlayed(
  trx: Kysely<any>,
  { day, slugs }: { day: string; slugs: readonly string[] },
): Promise<void> {
  const before = (await selectMostPlayed(trx))?.slugs ?? []
  await sql`
    insert into most_played_games (day, slugs) values (${day}::date, ${[...slugs]})
    on conflict (is_current) do update set day = excluded.day, slugs = excluded.slugs`.execute(trx)
  if (before.join() !== slugs.join()) await bumpCatalogueVersion(trx)
}

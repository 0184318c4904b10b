import type { Locale } from '@yanta/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'

export interface GameRecord {
  id: number
  slug: string
  name: string
  badges: string[]
  hasDemo: boolean
  disabledReason: string | null
  preview: string
  tallPreview: string
  studioSlug: string
  studioName: string
  /** Hundredths of a percent. */
  rtp: number | null
  profile: string | null
  allowsBonus: boolean
}

export interface GameDetail extends GameRecord {
  features: string[]
  categories: string[]
}

export interface GameFilter {
  search?: string
  /** In any of these. */
  categories?: readonly string[]
  studio?: string
}

function nameIn(locale: Locale): RawBuilder<unknown> {
  return locale === 'ru' ? sql.ref('g.name_ru') : sql.ref('g.name_en')
}

function gameColumns(locale: Locale): RawBuilder<unknown> {
  return sql`g.id, g.slug, ${nameIn(locale)} as name, g.badges, g.has_demo as "hasDemo", g.disabled_reason as "disabledReason",
    g.preview, g.tall_preview as "tallPreview", s.slug as "studioSlug", s.name as "studioName", g.rtp, g.profile, g.allow_bonus_balance as "allowsBonus"`
}

/** One page in the editors' order, with the number of all that match. */
export async function selectGames(
  db: Kysely<any>, locale: Locale, { search, categories, studio }: GameFilter, { offset, limit }: { offset: number; limit: number },
): Promise<{ games: GameRecord[]; total: number }> {
  const conditions = [
    sql`g.is_listed`,
    ...(search ? [sql`(g.name_ru ilike ${escapeLike(search)} or g.name_en ilike ${escapeLike(search)})`] : []),
    ...(studio ? [sql`s.slug = ${studio}`] : []),
    ...(categories ? [sql`exists (
      select from game_categories gc join categories c on c.id = gc.category_id where gc.game_id = g.id and c.is_listed and c.slug = any(${categories}::text[]))`] : []),
  ]
  const { rows } = await sql<GameRecord & { total: number }>`
    with matching as (select g.id, g.position from games g join studios s on s.id = g.studio_id where ${sql.join(conditions, sql` and `)}),
      shown as (select id from matching order by position limit ${limit} offset ${offset})
    select ${gameColumns(locale)}, counted.total
    from (select count(*) as total from matching) counted
    left join (shown join games g on g.id = shown.id join studios s on s.id = g.studio_id) on true
    order by g.position`.execute(db)
  // Beyond the last page there is one row without a game, for its total.
  return { games: rows.filter(({ id }) => id !== null), total: rows[0]!.total }
}

/** Those of `slugs` that are listed, in the order of `slugs`. */
export async function selectGamesBySlug(db: Kysely<any>, locale: Locale, slugs: readonly string[]): Promise<GameRecord[]> {
  const { rows } = await sql<GameRecord>`
    select ${gameColumns(locale)} from games g join studios s on s.id = g.studio_id
    where g.is_listed and g.slug = any(${slugs}::text[]) order by array_position(${slugs}::text[], g.slug)`.execute(db)
  return rows
}

export async function findGame(db: Kysely<any>, locale: Locale, slug: string): Promise<GameDetail | undefined> {
  const { rows } = await sql<GameDetail>`
    select ${gameColumns(locale)}, g.features,
      array(select c.slug from game_categories gc join categories c on c.id = gc.category_id where gc.game_id = g.id and c.is_listed order by c.position) as categories
    from games g join studios s on s.id = g.studio_id where g.is_listed and g.slug = ${slug}`.execute(db)
  return rows[0]
}

export interface GroupRecord {
  id: number
  slug: string
  name: string
  position: number
  showInLobby: boolean
  gamesCount: number
}

export interface StudioRecord extends GroupRecord {
  image: string
}

/** `studio` counts the games of one studio alone. */
export async function selectCategories(db: Kysely<any>, locale: Locale, studio?: string): Promise<GroupRecord[]> {
  const ofStudio = studio === undefined ? sql`` : sql`and g.studio_id = (select s.id from studios s where s.slug = ${studio})`
  const { rows } = await sql<GroupRecord>`
    select c.id, c.slug, ${locale === 'ru' ? sql.ref('c.name_ru') : sql.ref('c.name_en')} as name, c.position, c.show_in_lobby as "showInLobby",
      (select count(*) from game_categories gc join games g on g.id = gc.game_id where gc.category_id = c.id and g.is_listed ${ofStudio}) as "gamesCount"
    from categories c where c.is_listed order by c.position, c.id`.execute(db)
  return rows
}

export async function selectStudios(db: Kysely<any>): Promise<StudioRecord[]> {
  const { rows } = await sql<StudioRecord>`
    select s.id, s.slug, s.name, s.position, s.image, true as "showInLobby",
      (select count(*) from games g where g.studio_id = s.id and g.is_listed) as "gamesCount"
    from studios s where s.is_listed order by s.position, s.id`.execute(db)
  return rows
}

/** Null for what is not listed. */
export async function findName(db: Kysely<any>, table: 'categories' | 'studios' | 'games', locale: Locale, slug: string): Promise<string | null> {
  const column = table === 'studios' ? 'name' : `name_${locale}`
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)} where slug = ${slug} and is_listed`.execute(db)
  return rows[0]?.name ?? null
}

/** Address of a game's wide cover; null for a slug of no game. */
export async function findGamePreview(db: Kysely<any>, slug: string): Promise<string | null> {
  const { rows } = await sql<{ preview: string }>`select preview from games where slug = ${slug} and is_listed`.execute(db)
  return rows[0]?.preview ?? null
}

/** Games that somebody can open now, in the editors' order. */
export async function selectPlayableSlugs(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from games where is_listed and disabled_reason is null order by position`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Returns false for a slug of no game. */
export async function updateDeskDisabled(trx: Kysely<any>, slug: string, reason: string | null): Promise<boolean> {
  const { rows } = await sql`update games set desk_disabled_reason = ${reason} where slug = ${slug} returning id`.execute(trx)
  await bumpCatalogueVersion(trx)
  return rows.length > 0
}

export async function bumpCatalogueVersion(trx: Kysely<any>): Promise<void> {
  await sql`select nextval('catalogue_version')`.execute(trx)
}

export async function selectCatalogueVersion(db: Kysely<any>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select last_value as version from catalogue_version`.execute(db)
  return rows[0]!.version
}

function escapeLike(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

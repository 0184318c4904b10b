// A catalogue as large as the largest sites have, made of the games that are there: the same on every machine.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'

interface Word {
  ru: string
  en: string
}

const word = (ru: string, en: string): Word => ({ ru, en })
/** Masculine, like the nouns. */
const kinds = [
  word('Золотой', 'Golden'),
  word('Северный', 'Northern'),
  word('Дикий', 'Wild'),
  word('Тихий', 'Silent'),
  word('Огненный', 'Fiery'),
  word('Лунный', 'Lunar'),
  word('Хрустальный', 'Crystal'),
  word('Древний', 'Ancient'),
  word('Алый', 'Scarlet'),
  word('Вечный', 'Eternal'),
  word('Звёздный', 'Stellar'),
  word('Ледяной', 'Frozen'),
  word('Сахарный', 'Sugar'),
  word('Неоновый', 'Neon'),
  word('Штормовой', 'Stormy'),
  word('Тайный', 'Secret'),
  word('Весёлый', 'Merry'),
  word('Медный', 'Copper'),
  word('Серебряный', 'Silver'),
  word('Королевский', 'Royal'),
  word('Последний', 'Last'),
  word('Быстрый', 'Rapid'),
  word('Янтарный', 'Amber'),
  word('Чёрный', 'Black'),
  word('Морской', 'Marine'),
]
const things = [
  word('Дракон', 'Dragon'),
  word('Сад', 'Garden'),
  word('Экспресс', 'Express'),
  word('Тигр', 'Tiger'),
  word('Храм', 'Temple'),
  word('Фараон', 'Pharaoh'),
  word('Карнавал', 'Carnival'),
  word('Джокер', 'Joker'),
  word('Пират', 'Pirate'),
  word('Волк', 'Wolf'),
  word('Вулкан', 'Volcano'),
  word('Оракул', 'Oracle'),
  word('Лес', 'Forest'),
  word('Бриз', 'Breeze'),
  word('Город', 'City'),
  word('Рубин', 'Ruby'),
  word('Самурай', 'Samurai'),
  word('Метеор', 'Meteor'),
  word('Феникс', 'Phoenix'),
  word('Кит', 'Whale'),
  word('Граф', 'Count'),
  word('Маяк', 'Lighthouse'),
  word('Рудник', 'Mine'),
  word('Шторм', 'Tempest'),
  word('Базар', 'Bazaar'),
]
const kindsOfGame = [
  word('', ''),
  word(': Ночь', ': Night'),
  word(': Удача', ': Fortune'),
  word(' 2', ' 2'),
  word(' Мега', ' Mega'),
  word(' и клад', ' & Treasure'),
  word(': Возвращение', ': Return'),
  word(' Делюкс', ' Deluxe'),
  word(' 100', ' 100'),
  word(' Хит', ' Hit'),
  word(': Битва', ': Battle'),
  word(' Классик', ' Classic'),
  word(': Легенда', ': Legend'),
  word(' Турбо', ' Turbo'),
  word(' Джекпот', ' Jackpot'),
  word(': Начало', ': Origins'),
]
const badges = ['new', 'top', 'jackpot', 'bonus', 'exclusive']
const features = ['free_spins', 'wilds', 'multipliers', 'bonus_buy', 'jackpot']
const profiles = ['low', 'medium', 'high']
const studioCount = 60
/** Every game is in this category. */
export const wholeCategory = 'slots'
export const mostGames = kinds.length * things.length * kindsOfGame.length

/** A number derived from an index and its purpose, from 0 to `below`, excluding `below`. */
function draw(place: number, purpose: string, below: number): number {
  return createHash('sha256').update(`${place} ${purpose}`).digest().readUInt32BE() % below
}

interface LargeCatalogueGame {
  slug: string
  ru: string
  en: string
  studio: number
  badges: string[]
  profile: string | null
  rtp: number | null
  features: string[]
  bonus: boolean
  demo: boolean
}

/** The game at an index, the same each time; up to `mostGames` have names of their own. */
export function buildLargeGame(place: number): LargeCatalogueGame {
  const kind = kinds[place % kinds.length]!
  const thing = things[Math.floor(place / kinds.length) % things.length]!
  const last = kindsOfGame[Math.floor(place / kinds.length / things.length) % kindsOfGame.length]!
  const isKnown = draw(place, 'engine', 10) > 0
  return {
    slug: `large-${place}`,
    ru: `${kind.ru} ${thing.ru}${last.ru}`,
    en: `${kind.en} ${thing.en}${last.en}`,
    studio: draw(place, 'studio', studioCount),
    badges: draw(place, 'has badge', 4) === 0 ? [badges[draw(place, 'badge', badges.length)]!] : [],
    profile: isKnown ? profiles[draw(place, 'profile', profiles.length)]! : null,
    rtp: isKnown ? 9_200 + draw(place, 'rtp', 600) : null,
    features: features.filter((feature) => isKnown && draw(place, feature, 3) === 0),
    bonus: draw(place, 'bonus', 5) > 0,
    demo: isKnown && draw(place, 'demo', 8) > 0,
  }
}

/** Adds games until so many are listed, with covers, themes and further categories of existing ones, and raises the catalogue's version. */
export async function growCatalogue(db: PlatformDatabase, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const {
      rows: [now],
    } = await sql<{ count: number }>`select count(*)::int as count from games where is_listed`.execute(trx)
    const games = Array.from({ length: Math.max(0, count - now!.count) }, (_, place) => buildLargeGame(place))
    await sql`
      insert into studios (slug, name, position, image)
      select 'large-' || number, 'Studio ' || number, 1000 + number, (array_agg(image))[1 + number % count(*)::int] from generate_series(0, ${studioCount - 1}) as number, studios group by number`.execute(
      trx,
    )
    await sql`
      insert into games (slug, name_ru, name_en, studio_id, badges, theme, engine, profile, rtp, features, allow_bonus_balance, has_demo, position, preview, tall_preview)
      select entry.slug, ru, en, studios.id, entry.badges, model.theme, case when entry.profile is null then null else model.engine end, entry.profile, entry.rtp, entry.features, bonus, demo,
        100000 + place, model.preview, model.tall_preview
      from jsonb_to_recordset(${JSON.stringify(games.map((game, place) => ({ ...game, place })))}::jsonb)
        as entry (place integer, slug text, ru text, en text, studio integer, badges text[], profile text, rtp integer, features text[], bonus boolean, demo boolean)
      join studios on studios.slug = 'large-' || entry.studio
      join (select row_number() over (order by id) - 1 as number, count(*) over () as count, games.* from games where is_listed) as model on model.number = place % model.count
      order by place`.execute(trx)
    await sql`
      insert into game_categories (game_id, category_id)
      select games.id, categories.id from games, categories
      where games.is_listed and categories.is_listed and (categories.slug = ${wholeCategory} or (games.slug like 'large-%' and (games.id + 3 * categories.id) % 7 = 0))
      on conflict do nothing`.execute(trx)
    await sql`update catalogue_versions set version = version + 1`.execute(trx)
  })
}

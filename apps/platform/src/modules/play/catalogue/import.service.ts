// Imports content into the database when it has changed. Entries removed from the files are hidden, never deleted: rounds still
// reference them. A game disabled by the desk stays disabled.
import { ownProvider } from '@yanta/config'
import { describeGame } from '@yanta/game-rules/engines'
import type { GameEntry, LoadedContent } from '@yanta/content'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  findImportedHash,
  saveBanners,
  saveCategories,
  saveGames,
  saveImportedHash,
  saveStudios,
  type GameRow,
} from './import.repository.ts'

/** Raise it when the import itself changes what it writes. */
const importerVersion = 5

/** Imports the content in one transaction, with the current addresses of its art. Returns whether anything had changed. */
export async function importContent(
  db: PlatformDatabase,
  now: Date,
  content: LoadedContent,
): Promise<boolean> {
  const { art } = content
  const hash = `${importerVersion}:${content.hash}:${art.hash}`
  return db.transaction().execute(async (trx) => {
    if ((await findImportedHash(trx)) === hash) return false
    const providers = new Map(content.studios.map(({ slug, provider = ownProvider }) => [slug, provider]))
    await saveStudios(
      trx,
      content.studios.map((studio) => ({
        ...studio,
        provider: providers.get(studio.slug)!,
        image: art.getAddress(`studios/${studio.slug}`),
      })),
    )
    await saveCategories(
      trx,
      content.categories.map(({ name, showInLobby, ...rest }) => ({
        ...rest,
        nameRu: name.ru,
        nameEn: name.en,
        showInLobby,
      })),
    )
    await saveGames(
      trx,
      now,
      content.games.map((game, position) =>
        buildGameRow(game, position, content, providers.get(game.studio) === ownProvider),
      ),
    )
    await saveBanners(
      trx,
      content.banners.map(({ id, type, studio, url, tag, title, text, button }, index) => ({
        id,
        type,
        studio: studio ?? null,
        url,
        position: index,
        texts: { tag, title, text, button },
        image: art.getAddress(`banners/${id}-wide`),
        imageSmall: art.getAddress(`banners/${id}-card`),
      })),
    )
    await saveImportedHash(trx, now, hash)
    return true
  })
}

/** `isOurs`: the studio's games are run by this repository's games server, which needs an engine. */
function buildGameRow(
  game: GameEntry,
  position: number,
  { art, settings }: Pick<LoadedContent, 'art' | 'settings'>,
  isOurs: boolean,
): GameRow {
  const {
    slug,
    name,
    names,
    studio,
    categories,
    badges,
    theme,
    engine,
    profile,
    allowBonusBalance,
    hasDemo,
    covers,
  } = game
  const facts = engine && profile ? describeGame(engine, profile) : null
  return {
    slug,
    studio,
    categories,
    badges,
    theme,
    engine,
    position,
    allowBonusBalance,
    hasDemo,
    nameRu: names?.ru ?? name,
    nameEn: names?.en ?? name,
    profile: profile ?? null,
    rtp: facts?.rtp ?? null,
    features: [...(facts?.features ?? [])],
    wagerContribution: allowBonusBalance
      ? (game.wagerContribution ?? (engine && settings.wagerContribution[engine]) ?? 0)
      : 0,
    disabledReason: isOurs && !engine ? 'soon' : null,
    preview: covers?.wide ?? art.getAddress(`covers/${slug}-wide`),
    tallPreview: covers?.tall ?? art.getAddress(`covers/${slug}-tall`),
  }
}

// Brings content into the database when it changed. What left the files is hidden, never deleted: rounds still point at it.
// What the desk said about a game stays.
import type { Art } from '@yanta/art'
import { listFeatures, profiles } from '@yanta/game-rules/slot'
import type { GameEntry } from '../../../../../content/schemas.ts'
import type { Kysely } from 'kysely'
import type { PlatformContent } from './content.ts'
import { findImportedHash, saveBanners, saveCategories, saveGames, saveImportedHash, saveStudios, type GameRow } from './import.repository.ts'

/** Raise it when the import itself changes what it writes. */
const importerVersion = 3

/** Imports the content in one transaction, with the addresses its art has now. Returns whether anything had changed. */
export async function importContent(db: Kysely<any>, content: PlatformContent): Promise<boolean> {
  const { art } = content
  const hash = `${importerVersion}:${content.hash}:${art.hash}`
  return db.transaction().execute(async (trx) => {
    if (await findImportedHash(trx) === hash) return false
    await saveStudios(trx, content.studios.map((studio) => ({ ...studio, image: art.getAddress(`studios/${studio.slug}`) })))
    await saveCategories(trx, content.categories.map(({ name, showInLobby, ...rest }) => ({ ...rest, nameRu: name.ru, nameEn: name.en, showInLobby })))
    await saveGames(trx, content.games.map((game, position) => buildGameRow(game, position, art)))
    await saveBanners(trx, content.banners.map(({ id, type, studio, url, tag, title, text, button }, index) => ({
      id, type, studio: studio ?? null, url, position: index, texts: { tag, title, text, button },
      image: art.getAddress(`banners/${id}-wide`), imageSmall: art.getAddress(`banners/${id}-card`),
    })))
    await saveImportedHash(trx, hash)
    return true
  })
}

function buildGameRow(game: GameEntry, position: number, art: Art): GameRow {
  const { slug, name, names, studio, categories, badges, theme, engine, profile, allowBonusBalance, hasDemo, covers } = game
  return {
    slug, studio, categories, badges, theme, engine, position, allowBonusBalance, hasDemo,
    nameRu: names?.ru ?? name,
    nameEn: names?.en ?? name,
    profile: profile ?? null,
    rtp: engine && profile ? profiles[profile].rtp : null,
    features: engine && profile ? listFeatures(profiles[profile]) : [],
    disabledReason: engine ? null : 'soon',
    preview: covers?.wide ?? art.getAddress(`covers/${slug}-wide`),
    tallPreview: covers?.tall ?? art.getAddress(`covers/${slug}-tall`),
  }
}

// Brings content into the database when it changed. What left the files is hidden, never deleted: rounds still point at it.
// What the desk said about a game stays.
import { profiles } from '@yanta/game-rules/slot'
import type { GameEntry } from '../../../../../content/schemas.ts'
import type { Kysely } from 'kysely'
import type { PlatformContent } from './content.ts'
import { findImportedHash, saveBanners, saveCategories, saveGames, saveImportedHash, saveStudios, type GameRow } from './import.repository.ts'

/** Raise it when the import itself changes what it writes. */
const importerVersion = 1

/** Imports the content in one transaction. Returns whether anything had changed. */
export async function importContent(db: Kysely<any>, content: PlatformContent): Promise<boolean> {
  const hash = `${importerVersion}:${content.hash}`
  return db.transaction().execute(async (trx) => {
    if (await findImportedHash(trx) === hash) return false
    await saveStudios(trx, content.studios)
    await saveCategories(trx, content.categories.map(({ name, showInLobby, ...rest }) => ({ ...rest, nameRu: name.ru, nameEn: name.en, showInLobby })))
    await saveGames(trx, content.games.map(buildGameRow))
    await saveBanners(trx, content.banners.map(({ id, type, studio, url, tag, title, text, button }, index) => ({
      id, type, studio: studio ?? null, url, position: index, texts: { tag, title, text, button },
    })))
    await saveImportedHash(trx, hash)
    return true
  })
}

function buildGameRow({ slug, name, names, studio, categories, badges, theme, engine, profile, allowBonusBalance, hasDemo }: GameEntry, position: number): GameRow {
  return {
    slug, studio, categories, badges, theme, engine, position, allowBonusBalance, hasDemo,
    nameRu: names?.ru ?? name,
    nameEn: names?.en ?? name,
    profile: profile ?? null,
    rtp: engine && profile ? profiles[profile].rtp : null,
    disabledReason: engine ? null : 'soon',
  }
}

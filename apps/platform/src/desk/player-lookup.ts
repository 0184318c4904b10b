import type { PlatformDatabase } from '../database/platform-database.ts'
import { DeskError } from './desk-error.ts'
import { type DeskPlayer, selectDeskPlayers } from './desk-players.repository.ts'

/**
 * The one player with this id, e-mail, phone or nickname. Digits are an id before a phone, and a phone before a nickname, so that no
 * nickname stands in the way of another player. Throws DeskError when there is none, or more than one.
 */
export async function getDeskPlayer(db: PlatformDatabase, text: string): Promise<DeskPlayer> {
  const wanted = text.trim().toLowerCase()
  const all = await selectDeskPlayers(db, wanted)
  const exact = all.find(({ id }) => String(id) === wanted) ?? all.find(({ phone }) => phone === wanted)
  const found = exact ? [exact] : all
  if (found.length === 0)
    throw new DeskError(
      `There is no player '${text}': give an id, an e-mail, a phone or a nickname. \`player list\` shows them.`,
    )
  if (found.length > 1)
    throw new DeskError(
      `'${text}' fits several players (${found.map(({ id }) => id).join(', ')}): give the id.`,
    )
  return found[0]!
}

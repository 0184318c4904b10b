// What reaches players while the site is closed [7.87]. Promises: a note is written exactly when the transaction that causes it commits, and
// nobody gets more than one in a day. It goes to browsers in which the player is logged in, and to no others.
import type { Kysely } from 'kysely'
import { insertNote, type NewNote } from './push.repository.ts'

/** Writes a note, inside the caller's transaction. Texts are in the player's language; `path` is the screen it opens, `tag` its kind. */
export async function writePush(trx: Kysely<any>, note: NewNote): Promise<void> {
  await insertNote(trx, note)
}

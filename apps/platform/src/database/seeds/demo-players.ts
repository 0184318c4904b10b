// Demo players, in demo mode only. Idempotent: existing players are left unchanged, and the starting balance is credited through
// the ledger under a key of its own.
import { randomBytes } from 'node:crypto'
import { DatabaseError } from '@yanta/database'
import type { PlayerEntry } from '@yanta/content'
import type { PlatformDatabase } from '../platform-database.ts'
import { credit, hasTransactions } from '../../modules/money/ledger/ledger.service.ts'
import { createPlayer, findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import { hashPassword } from '../../modules/identity/sessions/sessions.service.ts'

/** The scope of the seeds' ledger transactions. */
export const seedScope = 'seed'

/** Throws DatabaseError on a database used in demo mode before: the passwords of its players are public. */
export async function assertNeverSeeded(db: PlatformDatabase): Promise<void> {
  if (await hasTransactions(db, seedScope))
    throw new DatabaseError(
      'The database holds the players of demo mode, whose passwords are public: give production a database of its own, with DATA_DIR or DATABASE_URL.',
    )
}

export async function seedDemoPlayers(
  db: PlatformDatabase,
  now: Date,
  players: readonly PlayerEntry[],
  /** When the starting balances are said to have been credited. */
  creditedAt?: Date,
): Promise<void> {
  for (const player of players) {
    const email = player.email.toLowerCase()
    if (await findPlayerByEmail(db, email)) continue
    const passwordHash = await hashPassword(player.password)
    await db.transaction().execute(async (trx) => {
      const { phone = null, nickName, currency, locale, country, birthday, avatar, balance } = player
      const userId = await createPlayer(trx, now, {
        email,
        phone,
        passwordHash,
        nickName,
        currency,
        locale,
        country,
        birthday,
        avatar,
        registrationContactType: 'email',
        isVerified: true,
      })
      // Another process on the same server was faster.
      if (userId === null) return
      await credit(trx, {
        userId,
        currency,
        amount: balance,
        scope: seedScope,
        key: `starting-balance:${userId}`,
        note: 'starting balance of a demo player',
        ...(creditedAt && { at: creditedAt }),
      })
      await insertPastLogin(trx, now, userId)
    })
  }
}

/** Adds an earlier login, so that a demo player is not greeted as a new one [2.52]. The address is reserved for documentation. */
async function insertPastLogin(trx: PlatformDatabase, now: Date, userId: number): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      socket_hash: `ended ${id}`,
      expires_at: now,
      ended_at: now,
      end_reason: 'logout',
      address: '192.0.2.1',
      user_agent: '',
    })
    .execute()
}

// Players to look around with, in demo mode only. Repeating it changes nothing: who exists stays as they are, and the starting
// balance is credited through the ledger under a key of its own.
import type { Kysely } from 'kysely'
import type { PlayerEntry } from '../../../../../content/schemas.ts'
import { credit } from '../../modules/ledger/ledger.service.ts'
import { createPlayer, findPlayerByEmail } from '../../modules/players/players.service.ts'
import { hashPassword } from '../../modules/sessions/sessions.service.ts'

export async function seedDemoPlayers(db: Kysely<any>, players: readonly PlayerEntry[]): Promise<void> {
  for (const player of players) {
    const email = player.email.toLowerCase()
    if (await findPlayerByEmail(db, email)) continue
    const passwordHash = await hashPassword(player.password)
    await db.transaction().execute(async (trx) => {
      const { phone = null, nickName, currency, locale, country, birthday, avatar, balance } = player
      const userId = await createPlayer(trx, {
        email, phone, passwordHash, nickName, currency, locale, country, birthday, avatar, registrationContactType: 'email', isVerified: true,
      })
      await credit(trx, { userId, currency, amount: balance, scope: 'seed', key: `starting-balance:${userId}`, note: 'starting balance of a demo player' })
    })
  }
}

// Hands written notes to the push services, after their transaction committed. No transaction is open while another server is asked.
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { PushSender } from '../../adapters/push/push-sender.ts'
import {
  claimNotes,
  deleteSubscription,
  type DueNote,
  listReachable,
  noteFailure,
  settleNote,
  wasToldToday,
} from './push.repository.ts'
import { judgeDelivery } from './push.rules.ts'

const intervalMs = 1_000

/** Delivers while the platform lives; its end waits for the notes under way. */
export function addPushDelivery(app: FastifyInstance, sender: PushSender): void {
  const { db, brand } = app.parts
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= deliverNotes(db, sender, brand.icons[192])
      .catch((error: unknown) => app.log.error({ err: error }, 'notes could not be pushed'))
      .finally(() => {
        underWay = null
      })
  }, intervalMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

/** Tries every note that is due now, each with the brand's icon. */
export async function deliverNotes(db: Kysely<any>, sender: PushSender, icon: string): Promise<void> {
  for (const note of await claimNotes(db, 20)) {
    if (await wasToldToday(db, note.userId)) await settleNote(db, note.id, 'too_many')
    else await deliver(db, sender, icon, note)
  }
}

async function deliver(
  db: Kysely<any>,
  sender: PushSender,
  icon: string,
  { id, userId, attempts, title, body, path, tag }: DueNote,
): Promise<void> {
  const counts = { taken: 0, gone: 0, unreached: 0 }
  for (const subscription of await listReachable(db, userId)) {
    try {
      const answer = await sender.send(subscription, { title, body, path, tag, icon })
      counts[answer] += 1
      if (answer === 'gone') await deleteSubscription(db, subscription.endpoint)
    } catch (error) {
      counts.unreached += 1
      await noteFailure(db, id, String(error).slice(0, 500))
    }
  }
  const outcome = judgeDelivery({ ...counts, attempts })
  if (outcome) await settleNote(db, id, outcome)
}

// Sends stored push notifications to the push services, after their transaction committed. No transaction is open during a request.
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { PushSender } from '../../../adapters/push/push-sender.ts'
import {
  claimPushes,
  deleteSubscription,
  type DuePush,
  listReachable,
  recordFailure,
  settlePush,
  wasPushedToday,
} from './push.repository.ts'
import { decideDelivery } from './push.rules.ts'

const everyMs = 1_000

export function addPushDelivery(app: FastifyInstance, sender: PushSender): void {
  const { db, brand, jobs } = app.deps
  jobs.add({ name: 'deliver-pushes', everyMs, run: () => deliverPushes(db, sender, brand.icons[192]) })
}

/** Sends every notification that is due now, each with the brand's icon. */
export async function deliverPushes(db: Kysely<any>, sender: PushSender, icon: string): Promise<void> {
  for (const note of await claimPushes(db, 20)) {
    if (await wasPushedToday(db, note.userId)) await settlePush(db, note.id, 'too_many')
    else await deliver(db, sender, icon, note)
  }
}

async function deliver(
  db: Kysely<any>,
  sender: PushSender,
  icon: string,
  { id, userId, attempts, title, body, path, tag }: DuePush,
): Promise<void> {
  const counts = { taken: 0, gone: 0, unreached: 0 }
  for (const subscription of await listReachable(db, userId)) {
    try {
      const answer = await sender.send(subscription, { title, body, path, tag, icon })
      counts[answer] += 1
      if (answer === 'gone') await deleteSubscription(db, subscription.endpoint)
    } catch (error) {
      counts.unreached += 1
      await recordFailure(db, id, String(error).slice(0, 500))
    }
  }
  const outcome = decideDelivery({ ...counts, attempts })
  if (outcome) await settlePush(db, id, outcome)
}

// Sends stored push notifications to the push services, after their transaction committed. No transaction is open during a request.
import type { Clock } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { mayTakePart, readGateFacts } from '../../money/gate/gate.service.ts'
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
import { alwaysTold, decideDelivery, type PushOutcome } from './push.rules.ts'

const everyMs = 1_000

interface PushDeps {
  db: PlatformDatabase
  clock: Clock
}

export function addPushDelivery(app: FastifyInstance, sender: PushSender): void {
  const { db, clock, brand, jobs } = app.deps
  jobs.add({
    name: 'deliver-pushes',
    everyMs,
    run: () => deliverPushes({ db, clock }, sender, brand.icons[192]),
  })
}

/** Sends every notification that is due now, each with the brand's icon. */
export async function deliverPushes(deps: PushDeps, sender: PushSender, icon: string): Promise<void> {
  const { db, clock } = deps
  for (const note of await claimPushes(db, clock.now(), 20)) {
    const now = clock.now()
    const outcome = alwaysTold.includes(note.tag) ? null : await findObjection(db, now, note.userId)
    if (outcome) await settlePush(db, now, { id: note.id, outcome })
    else await deliver(deps, sender, icon, note)
  }
}

/** Why a note that is not always told is not sent: the player may have begun a break since it was written, as during the night. */
async function findObjection(db: PlatformDatabase, now: Date, userId: number): Promise<PushOutcome | null> {
  if (mayTakePart(await readGateFacts(db, now, userId))) return 'nobody'
  return (await wasPushedToday(db, now, userId)) ? 'too_many' : null
}

async function deliver(
  { db, clock }: PushDeps,
  sender: PushSender,
  icon: string,
  { id, userId, attempts, title, body, path, tag: kind }: DuePush,
): Promise<void> {
  // A browser, and the push service of one that is away, has one of each tag alone: the latest.
  const tag = alwaysTold.includes(kind) ? `${kind}-${id}` : kind
  const counts = { taken: 0, gone: 0, unreached: 0 }
  for (const subscription of await listReachable(db, clock.now(), userId)) {
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
  if (outcome) await settlePush(db, clock.now(), { id, outcome })
}

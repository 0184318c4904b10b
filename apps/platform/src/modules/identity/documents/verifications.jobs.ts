// What happens to documents by time: the sweep of what stopped processes have left, and in the demo the decisions.
import { addSeconds } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../plugins/deps.ts'
import { decideDemo, demoReviewSeconds } from './demo-decision.rules.ts'
import type { PictureStore } from '../../../plugins/pictures/picture-store.ts'
import { endUploadsBefore, listStoredNames, listWaitingVerifications } from './verifications.repository.ts'
import { decideVerification } from './verifications.service.ts'

const sweepEveryMs = 60 * 60_000
const decideEveryMs = 5_000
const mostDecided = 100

/** To be called before the platform is ready. */
export function addVerificationJobs(app: FastifyInstance, store: PictureStore): void {
  const { deps } = app
  deps.jobs.add({ name: 'sweep-documents', everyMs: sweepEveryMs, run: () => sweepDocuments(deps, store) })
  if (deps.config.mode === 'demo')
    deps.jobs.add({ name: 'decide-demo-documents', everyMs: decideEveryMs, run: () => decideWaiting(deps) })
  app.addHook('onReady', async () => {
    // An embedded database belongs to this process: what was under way has ended with the one before.
    if (deps.config.databaseUrl === '') await endUploadsBefore(deps.db, null)
    await sweepDocuments(deps, store)
  })
}

/** Removes files that belong to no document. First the rights that have ended are taken, so that their pictures can't be stored any more. */
export async function sweepDocuments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  store: PictureStore,
): Promise<void> {
  const files = await store.list()
  if (files.length === 0) return
  await endUploadsBefore(db, clock.now())
  const { pictures, uploads } = await listStoredNames(db)
  const isKept = ({ name, isComplete }: { name: string; isComplete: boolean }) =>
    uploads.has(name) || (isComplete && pictures.has(name))
  for (const file of files)
    if (!isKept(file)) await (file.isComplete ? store.remove(file.name) : store.removeUnfinished(file.name))
}

/** Decides in the demo about what has waited for a minute. */
export async function decideWaiting(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime' | 'brand' | 'config' | 'delivery'>,
): Promise<void> {
  const before = addSeconds(deps.clock.now(), -demoReviewSeconds)
  for (const { userId, kind, fileName } of await listWaitingVerifications(deps.db, before, mostDecided)) {
    const reasons = decideDemo(fileName)
    if (reasons === null) continue
    const notify = await deps.db
      .transaction()
      .execute((trx) =>
        decideVerification(
          trx,
          deps,
          { userId, kind },
          reasons.length > 0 ? { event: 'declined', reasons } : { event: 'approved' },
        ),
      )
    notify?.(deps.realtime)
  }
}

// Documents that prove who a player is and what they pay with [3.53-3.54]. Promises: another player's document is that of nobody; a
// decision, its step, its letter and what tells its player are one transaction.
import {
  VerificationKind,
  verificationChanged,
  type Verification,
  type VerificationDecline,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import * as v from 'valibot'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { recordEvent, type AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { writeDocumentLetter, type MessageDeps } from '../../site/messages/messages.service.ts'
import { excludeSamePerson, type ExclusionDeps } from '../exclusion/exclusion.service.ts'
import { nameOwner } from './verifications-context.ts'
import { createPictureStore, type PictureStore } from '../../../plugins/pictures/picture-store.ts'
import { moveVerification } from './verification.rules.ts'
import { presentVerification, presentVerifications } from './verifications.present.ts'
import {
  findVerificationRecord,
  getCurrency,
  insertStep,
  listVerificationRecords,
  listWaitingVerifications,
  lockReader,
  lockVerification,
  updateStatus,
  type DocumentKey,
  type WaitingVerification,
} from './verifications.repository.ts'

export type { DocumentKey, WaitingVerification } from './verifications.repository.ts'

/** A decision of the house. */
export interface Decision {
  event: 'approved' | 'declined' | 'reopened'
  /** Of a declined one, at least one. */
  reasons?: readonly VerificationDecline[]
  /** Words to the player. */
  comment?: string | null
}

/** The kind that an id names; a player has one document of each. @throws Refusal verification_not_found */
export function readDocumentId(id: string): VerificationKind {
  const kind = v.safeParse(VerificationKind, id)
  if (!kind.success) throw new Refusal('verification_not_found')
  return kind.output
}

/** The player's documents [7.19]. */
export async function listVerifications(db: PlatformDatabase, userId: number): Promise<Verification[]> {
  return presentVerifications(await listVerificationRecords(db, userId))
}

/** The latest picture of a document, a JPEG. @throws Refusal verification_not_found */
export async function readPicture(
  db: PlatformDatabase,
  store: PictureStore,
  { userId, kind }: DocumentKey,
): Promise<Buffer<ArrayBuffer>> {
  const record = await findVerificationRecord(db, { userId, kind })
  if (!record?.picture) throw new Refusal('verification_not_found')
  return store.read(record.picture, nameOwner(userId, kind))
}

/** The same for the desk, which has no store of its own. */
export function readPictureOfDesk(
  db: PlatformDatabase,
  { documentsDir, sessionSecret }: { documentsDir: string; sessionSecret: string },
  document: DocumentKey,
): Promise<Buffer> {
  return readPicture(db, createPictureStore(documentsDir, sessionSecret, 'documents'), document)
}

/** Those that wait for a decision and were sent by then, the oldest first. */
export async function listWaiting(
  db: PlatformDatabase,
  before: Date,
  limit: number,
): Promise<WaitingVerification[]> {
  return listWaitingVerifications(db, before, limit)
}

/**
 * Decides about a document in the caller's transaction; an identity of somebody excluded closes the account for play. Returns what to
 * do after its commit; null when the document is not in a state to be decided so, and nothing was changed.
 */
export async function decideVerification(
  trx: PlatformDatabase,
  deps: MessageDeps & ExclusionDeps,
  document: DocumentKey,
  { event, reasons = [], comment = null }: Decision,
): Promise<AfterCommit | null> {
  const { userId, kind } = document
  const now = deps.clock.now()
  const isKnown = kind === 'identity' && event === 'approved'
  // The wallet before the player's row, as everywhere: closing the account needs it.
  if (isKnown) {
    await openWallet(trx, userId, await getCurrency(trx, userId))
    await lockWallet(trx, userId)
  }
  const { email, locale } = await lockReader(trx, userId)
  const { status } = await lockVerification(trx, document)
  const next = moveVerification(status, event)
  if (next === null) return null
  await updateStatus(trx, document, next)
  await insertStep(trx, now, document, { event, reasons, comment })
  if (event !== 'reopened') {
    await recordEvent(trx, now, { type: 'verification.decided', userId, data: { kind, event } })
    if (email !== null)
      await writeDocumentLetter(
        trx,
        deps,
        { userId, recipient: email, locale },
        { kind, event, reasons, comment },
      )
  }
  const verification = presentVerification((await findVerificationRecord(trx, document))!)
  const order = await takeEventOrder(trx)
  const notifyOfClosing = isKnown ? await excludeSamePerson(trx, deps, userId) : null
  return (realtime) => {
    realtime.publish(userRoom(userId), verificationChanged, verification, { order })
    notifyOfClosing?.(realtime)
  }
}

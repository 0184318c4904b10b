// A picture of a document on its way [7.20]. Promises: of one document one picture at a time is under way, over all processes; what is
// refused or interrupted leaves the document as it was; the document waits exactly when its picture is stored, encrypted and cleaned.
import { randomBytes } from 'node:crypto'
import { addSeconds } from '@yanta/config/clock'
import {
  largestPicture,
  sendVerification,
  verificationChanged,
  type Verification,
  type VerificationKind,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { nameOwner, type VerificationsContext } from './verifications-context.ts'
import { readFile } from '../../../plugins/pictures/arriving-file.ts'
import { isStorageFailure } from '../../../plugins/pictures/picture-store.ts'
import type { PictureRules } from '../../../plugins/pictures/picture-work.ts'
import { createUploadParser } from '../../../plugins/pictures/upload-body.ts'
import { findSendingRefusal, moveVerification } from './verification.rules.ts'
import { presentVerification } from './verifications.present.ts'
import {
  endUpload,
  extendUpload,
  findVerificationRecord,
  insertStep,
  lockVerification,
  updateStatus,
  updateUpload,
  type DocumentKey,
} from './verifications.repository.ts'

/** How long the document of a killed process waits for another picture; an upload extends it. */
const holdSeconds = 30
const extendEveryMs = 10_000

/** [5.17]; with 4,096 dots a page of A4 has 350 an inch, and everything on a document can be read. */
export const documentRules: PictureRules = {
  formats: ['jpeg', 'png'],
  longestSide: 4_096,
  codes: {
    noLibrary: 'verification_service_disabled',
    unreadable: 'unable_to_process_verification',
    tooManyPixels: 'document_does_not_meet_requirements',
  },
}

interface Sent {
  fileName: string
  bytes: number
}

/**
 * Takes a picture while its body arrives, and stores it.
 * @throws Refusal of [8.35], or too_many_requests; InvalidRequest
 */
export async function sendPicture(
  context: VerificationsContext,
  document: DocumentKey,
  body: AsyncIterable<Buffer>,
): Promise<Verification> {
  const { store, work, clock, db } = context
  if (!context.isEnabled()) throw new Refusal('verification_service_disabled')
  const name = randomBytes(20).toString('hex')
  const owner = nameOwner(document.userId, document.kind)
  await beginUpload(context, document, name)
  const timer = setInterval(() => {
    const now = clock.now()
    extendUpload(db, now, { name, until: addSeconds(now, holdSeconds) }).catch((error: unknown) =>
      context.log.error({ err: error }, 'the right of a picture could not be extended'),
    )
  }, extendEveryMs)
  timer.unref()
  try {
    const sent = await receive(context, name, owner, document.kind, body)
    await work.clean(store.readIncoming(name, owner), (cleaned) => store.write(name, owner, cleaned))
    const { verification, order, replaced } = await db
      .transaction()
      .execute((trx) => endSending(trx, clock.now(), document, name, sent))
    context.realtime.publish(userRoom(document.userId), verificationChanged, verification, { order })
    await removeQuietly(context, name, replaced)
    return verification
  } catch (error) {
    await store.remove(name)
    await endUpload(db, name)
    throw readFailure(context, error)
  } finally {
    clearInterval(timer)
  }
}

async function beginUpload(
  { db, clock }: VerificationsContext,
  document: DocumentKey,
  name: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { status, uploadUntil } = await lockVerification(trx, document)
    const now = clock.now()
    const refusal = findSendingRefusal(status, uploadUntil !== null && uploadUntil > now)
    if (refusal) throw new Refusal(refusal)
    await updateUpload(trx, document, { name, until: addSeconds(now, holdSeconds) })
  })
}

/** Stores the file of the body as it arrives. */
async function receive(
  { store }: VerificationsContext,
  name: string,
  owner: string,
  kind: VerificationKind,
  body: AsyncIterable<Buffer>,
): Promise<Sent> {
  const parser = createUploadParser({ name: sendVerification.body.entries.name })
  const limits = { mostBytes: largestPicture - 1, formats: documentRules.formats }
  let bytes = 0

  async function* countBytes(): AsyncGenerator<Buffer> {
    for await (const piece of readFile(body, parser, limits)) {
      bytes += piece.length
      yield piece
    }
  }

  await store.writeIncoming(name, owner, countBytes())
  return { fileName: cleanFileName(parser.readValues().name) || `${kind}.jpg`, bytes }
}

/** Without characters that show nothing, or the rest of a line in another direction. */
function cleanFileName(name = ''): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
}

async function endSending(
  trx: PlatformDatabase,
  now: Date,
  document: DocumentKey,
  name: string,
  { fileName, bytes }: Sent,
): Promise<{ verification: Verification; order: number; replaced: string | null }> {
  const { status, picture, upload, uploadUntil } = await lockVerification(trx, document)
  const next = moveVerification(status, 'sent')
  // The process stood still for longer than its right lasts, and another picture may be under way.
  if (next === null || upload !== name || uploadUntil === null || uploadUntil <= now)
    throw new Refusal('verification_is_already_processing')
  await updateStatus(trx, document, next, { picture: name, at: now })
  await updateUpload(trx, document, null)
  await insertStep(trx, now, document, { event: 'sent', file: { name: fileName, bytes } })
  const record = await findVerificationRecord(trx, document)
  return {
    verification: presentVerification(record!),
    order: await takeEventOrder(trx),
    replaced: picture,
  }
}

/** What can't be removed now is removed by the sweep. */
async function removeQuietly(
  { store, log }: VerificationsContext,
  name: string,
  replaced: string | null,
): Promise<void> {
  try {
    await store.removeUnfinished(name)
    if (replaced !== null) await store.remove(replaced)
  } catch (error) {
    log.error({ err: error }, 'a picture that is not needed any more could not be removed')
  }
}

function readFailure({ log }: VerificationsContext, error: unknown): unknown {
  if (!isStorageFailure(error)) return error
  log.error({ err: error }, 'a picture could not be stored')
  return new Refusal('cannot_save')
}

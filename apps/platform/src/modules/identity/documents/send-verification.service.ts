// A picture of a document on its way [7.20]. Promises: of one document one picture at a time is under way, over all processes; what is
// refused or interrupted leaves the document as it was; the document waits exactly when its picture is stored, encrypted and cleaned.
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { addSeconds } from '@yanta/config/clock'
import {
  largestPicture,
  verificationChanged,
  type Verification,
  type VerificationKind,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { nameOwner, type VerificationsContext } from './verifications-context.ts'
import { headBytes, isPictureHead } from '../../../plugins/pictures/picture-type.rules.ts'
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

/** Stores the file of the body as it arrives. What can be refused by its beginning or its length is refused then. */
async function receive(
  { store }: VerificationsContext,
  name: string,
  owner: string,
  kind: VerificationKind,
  body: AsyncIterable<Buffer>,
): Promise<Sent> {
  const parser = createUploadParser()
  let head = Buffer.alloc(0)
  let bytes = 0

  async function* readFile(): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      const piece = parser.push(chunk)
      if (piece.length === 0) continue
      bytes += piece.length
      if (bytes >= largestPicture) throw new Refusal('large_file')
      if (head.length < headBytes) {
        head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)])
        if (head.length === headBytes && !isPictureHead(head)) throw new Refusal('invalid_mime_type')
      }
      yield piece
    }
  }

  await store.writeIncoming(name, owner, readFile())
  const { name: fileName } = parser.end()
  if (!isPictureHead(head)) throw new Refusal('invalid_mime_type')
  return { fileName: cleanFileName(fileName) || `${kind}.jpg`, bytes }
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

/** Of the disk or the folder: the sender can only try again later. */
function readFailure({ log }: VerificationsContext, error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error) || !('syscall' in error)) return error
  log.error({ err: error }, 'a picture could not be stored')
  return new Refusal('cannot_save')
}

/** The bytes of a body, of which an interrupted one is no valid request. Unlike the stream's own, this loop leaves the connection open. */
export async function* readArriving(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } catch {
    throw new InvalidRequest([{ field: 'body' }])
  }
}

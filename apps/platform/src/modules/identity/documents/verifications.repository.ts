import { sql } from 'kysely'
import type {
  Currency,
  Locale,
  VerificationDecline,
  VerificationKind,
  VerificationStatus,
} from '@yanta/contract'
import {
  integer,
  json,
  neverNull,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { VerificationEvent } from './verification.rules.ts'

export interface DocumentKey {
  userId: number
  kind: VerificationKind
}

/** A step as it arrives in JSON. */
export interface StoredStep {
  event: VerificationEvent
  at: string
  fileName: string | null
  fileBytes: number | null
  reasons: VerificationDecline[]
  comment: string | null
}

const verificationRecord = row({
  kind: text<VerificationKind>(),
  status: text<VerificationStatus>(),
  picture: nullable(text),
  sentAt: nullable(timestamptz),
  steps: json<StoredStep[]>(),
})
export type VerificationRecord = RowOf<typeof verificationRecord>

const columns = sql`v.kind, v.status, v.picture, v.sent_at as "sentAt",
  (select coalesce(json_agg(json_build_object('event', s.event, 'at', s.happened_at, 'fileName', s.file_name,
      'fileBytes', s.file_bytes, 'reasons', s.reasons, 'comment', s.comment) order by s.id), '[]')
    from verification_steps s where s.user_id = v.user_id and s.kind = v.kind) as steps`

/** Those that something has happened to. */
export function listVerificationRecords(db: PlatformDatabase, userId: number): Promise<VerificationRecord[]> {
  return query(verificationRecord)`select ${columns} from verifications v where v.user_id = ${userId}`.list(
    db,
  )
}

export function findVerificationRecord(
  db: PlatformDatabase,
  { userId, kind }: DocumentKey,
): Promise<VerificationRecord | undefined> {
  return query(verificationRecord)`
    select ${columns} from verifications v where v.user_id = ${userId} and v.kind = ${kind}`.find(db)
}

const lockedVerification = row({
  status: text<VerificationStatus>(),
  picture: nullable(text),
  upload: nullable(text),
  uploadUntil: nullable(timestamptz),
})

/** Locks a document, which exists from then on. */
export async function lockVerification(
  trx: PlatformDatabase,
  { userId, kind }: DocumentKey,
): Promise<RowOf<typeof lockedVerification>> {
  await trx
    .insertInto('verifications')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return query(lockedVerification)`
    select status, picture, upload, upload_until as "uploadUntil" from verifications
    where user_id = ${userId} and kind = ${kind} for update`.get(trx)
}

/** Writes the right of one picture to the document, or takes it away. */
export async function updateUpload(
  trx: PlatformDatabase,
  { userId, kind }: DocumentKey,
  upload: { name: string; until: Date } | null,
): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ upload: upload?.name ?? null, upload_until: upload?.until ?? null })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
}

/** Whether the right still existed. */
export async function extendUpload(
  db: PlatformDatabase,
  now: Date,
  upload: { name: string; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verifications')
    .set({ upload_until: upload.until })
    .where('upload', '=', upload.name)
    .where('upload_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endUpload(db: PlatformDatabase, name: string): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ upload: null, upload_until: null })
    .where('upload', '=', name)
    .execute()
}

/** Takes away the rights that have ended by then; null: all of them. */
export async function endUploadsBefore(db: PlatformDatabase, before: Date | null): Promise<void> {
  const ended = db
    .updateTable('verifications')
    .set({ upload: null, upload_until: null })
    .where('upload', 'is not', null)
  await (before ? ended.where('upload_until', '<=', before) : ended).execute()
}

export async function updateStatus(
  trx: PlatformDatabase,
  { userId, kind }: DocumentKey,
  status: VerificationStatus,
  sent?: { picture: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ status, ...(sent && { picture: sent.picture, sent_at: sent.at }) })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
}

export interface NewStep {
  event: VerificationEvent
  file?: { name: string; bytes: number }
  reasons?: readonly VerificationDecline[]
  comment?: string | null
}

export async function insertStep(
  trx: PlatformDatabase,
  now: Date,
  { userId, kind }: DocumentKey,
  { event, file, reasons = [], comment = null }: NewStep,
): Promise<void> {
  await trx
    .insertInto('verification_steps')
    .values({
      user_id: userId,
      kind,
      event,
      happened_at: now,
      file_name: file?.name ?? null,
      file_bytes: file?.bytes ?? null,
      reasons: [...reasons],
      comment,
    })
    .execute()
}

const waitingVerification = row({
  userId: integer,
  kind: text<VerificationKind>(),
  sentAt: neverNull(timestamptz),
  nickName: text,
  fileName: neverNull(text),
  fileBytes: neverNull(integer),
})
export type WaitingVerification = RowOf<typeof waitingVerification>

/** Those that wait and were sent by then, the oldest first. */
export function listWaitingVerifications(
  db: PlatformDatabase,
  before: Date,
  limit: number,
): Promise<WaitingVerification[]> {
  return query(waitingVerification)`
    select v.user_id as "userId", v.kind, v.sent_at as "sentAt", u.nick_name as "nickName",
      s.file_name as "fileName", s.file_bytes as "fileBytes"
    from verifications v join users u on u.id = v.user_id
      join verification_steps s on s.id =
        (select max(id) from verification_steps where user_id = v.user_id and kind = v.kind and event = 'sent')
    where v.status = 'wait' and v.sent_at <= ${before} and s.file_name is not null and s.file_bytes is not null
    order by v.sent_at, v.user_id, v.kind limit ${limit}`.list(db)
}

const storedName = row({ name: neverNull(text) })

/** The names of all pictures that belong to a document, and of those that are under way. */
export async function listStoredNames(
  db: PlatformDatabase,
): Promise<{ pictures: Set<string>; uploads: Set<string> }> {
  const pictures = await query(storedName)`
    select picture as name from verifications where picture is not null`.list(db)
  const uploads = await query(storedName)`
    select upload as name from verifications where upload is not null`.list(db)
  const names = (rows: { name: string }[]) => new Set(rows.map(({ name }) => name))
  return { pictures: names(pictures), uploads: names(uploads) }
}

export async function getCurrency(trx: PlatformDatabase, userId: number): Promise<Currency> {
  const { currency } = await trx
    .selectFrom('users')
    .select('currency')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return currency
}

const documentReader = row({ email: nullable(text), locale: text<Locale>() })

/** Who is told of a decision. The lock makes changes of the own data wait, which a verified identity fixes. */
export function lockReader(trx: PlatformDatabase, userId: number): Promise<RowOf<typeof documentReader>> {
  return query(documentReader)`select email, locale from users where id = ${userId} for no key update`.get(
    trx,
  )
}

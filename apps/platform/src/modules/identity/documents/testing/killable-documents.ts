// The real platform in a process of its own, to be killed while a picture is sent. At its start it says what became of the one before,
// and makes room for the next.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase, type Database } from '@yanta/database'
import { buildPlatform } from '../../../../app.ts'
import type { PlatformTables } from '../../../../database/schema.ts'
import { openSession } from '../../sessions/sessions.service.ts'
import { createPictureStore } from '../../../../plugins/pictures/picture-store.ts'
import { decideVerification, listVerifications, readPicture } from '../verifications.service.ts'

export interface DocumentsAreUp {
  origin: string
  token: string
  status: string
  /** Bytes of the picture that waits; null without one. */
  pictureBytes: number | null
  /** The files in the folder of documents. */
  files: string[]
}

const config = readConfig(process.env)
const database: Database<PlatformTables> = await openDatabase({ directory: join(config.dataDir, 'database') })
const app = await buildPlatform({
  config,
  database,
  contentFrom: join(import.meta.dirname, '../../../../testing/content'),
})
const { db, clock, tokens } = app.deps
const email = 'sender@example.com'
await db
  .insertInto('users')
  .values({
    email,
    password_hash: 'none',
    nick_name: 'Sender',
    currency: 'RUB',
    locale: 'ru',
    registration_contact_type: 'email',
  })
  .onConflict((conflict) => conflict.doNothing())
  .execute()
const { id: userId } = await db
  .selectFrom('users')
  .select('id')
  .where('email', '=', email)
  .executeTakeFirstOrThrow()
const { token } = await openSession(db, clock.now(), tokens, userId, {
  address: '127.0.0.1',
  userAgent: 'test',
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const document = { userId, kind: 'identity' } as const
const status = (await listVerifications(db, userId))[0]!.status
const isWaiting = status === 'wait'
const store = createPictureStore(config.documentsDir, config.sessionSecret, 'documents')
process.send!({
  origin,
  token,
  status,
  pictureBytes: isWaiting ? (await readPicture(db, store, document)).length : null,
  files: readdirSync(config.documentsDir, { withFileTypes: true }).map(({ name }) => name),
} satisfies DocumentsAreUp)
if (isWaiting)
  await db
    .transaction()
    .execute((trx) => decideVerification(trx, app.deps, document, { event: 'declined', reasons: ['glare'] }))

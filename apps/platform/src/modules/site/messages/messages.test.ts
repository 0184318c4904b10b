import { readBrand } from '@yanta/brand'
import { createMovedClock } from '@yanta/config/clock'
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import type { Mail } from '../../../adapters/mail/mail-sender.ts'
import type { Sms } from '../../../adapters/sms/sms-sender.ts'
import { migratedPlatform } from '../../../testing/templates.ts'
import { deliverDue } from './delivery.ts'
import { listLatestMessages } from './messages.repository.ts'
import { type CodeMessage, writeAccountLetter, writeCodeMessage } from './messages.service.ts'

const deps = {
  clock: createMovedClock(),
  brand: readBrand('ferna'),
  config: { siteOrigin: 'https://ferna.example' },
  delivery: { isHurried: false },
}
let database: Database<PlatformTables>
let userId: number
beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type) values ('a@example.com', '', 'A', 'RUB', 'ru', 'email') returning id`.execute(
    database.db,
  )
  userId = rows[0]!.id
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`delete from messages`.execute(database.db)
})

const welcome = () =>
  writeAccountLetter(
    database.db,
    deps,
    { userId, recipient: 'a@example.com', locale: 'ru' },
    { kind: 'welcome' },
  )
const writeCode = (wanted: Partial<CodeMessage> = {}) =>
  writeCodeMessage(database.db, deps, {
    userId: null,
    type: 'phone',
    contact: '79990001122',
    locale: 'ru',
    code: '4071',
    purpose: 'login',
    hasAccount: false,
    ...wanted,
  })
const makeDue = () => sql`update messages set due_at = now() - interval '1 second'`.execute(database.db)
const list = () => listLatestMessages(database.db, 100, null)

function createSenders(fault?: Error) {
  const [letters, texts]: [Mail[], Sms[]] = [[], []]
  return {
    letters,
    texts,
    mail: {
      send: async (mail: Mail) => {
        letters.push(mail)
        if (fault) throw fault
      },
    },
    sms: {
      send: async (sms: Sms) => {
        texts.push(sms)
        if (fault) throw fault
      },
    },
  }
}

const deliver = (senders: ReturnType<typeof createSenders>, mode: 'demo' | 'production' = 'demo') =>
  deliverDue({ db: database.db, clock: deps.clock, brand: deps.brand, config: { mode } }, senders)

test('a letter and a text message are sent once each, the phone with its plus', async () => {
  const senders = createSenders()
  await welcome()
  await writeCode()
  for (let count = 0; count < 3; count += 1) {
    await makeDue()
    await deliver(senders)
  }
  expect(senders.letters).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      sender: { name: 'Ферна', address: 'hello@ferna.example' },
      recipient: 'a@example.com',
      subject: 'Ферна: добро пожаловать',
      text: expect.stringContaining('Ваш аккаунт в Ферне готов'),
      html: expect.stringContaining('<h1'),
    },
  ])
  expect(senders.texts).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      recipient: '+79990001122',
      text: expect.stringMatching(/^4071 — /),
    },
  ])
})

test('a message that fails is retried later under the same id, eight times at most', async () => {
  const senders = createSenders(new Error('mailbox full'))
  await welcome()
  await deliver(senders)
  await deliver(senders)
  expect(senders.letters).toHaveLength(1)
  for (let count = 0; count < 12; count += 1) {
    await makeDue()
    await deliver(senders)
  }
  expect(senders.letters).toHaveLength(8)
  expect(new Set(senders.letters.map(({ id }) => id)).size).toBe(1)
})

test('a text message with an expired code is not sent, a letter still is', async () => {
  const senders = createSenders()
  await writeCode()
  await writeCode({ type: 'email', contact: 'a@example.com' })
  await sql`update messages set good_until = good_until - interval '11 minutes', created_at = created_at - interval '11 minutes'`.execute(
    database.db,
  )
  await deliver(senders)
  expect([senders.texts.length, senders.letters.length]).toEqual([0, 1])
})

test('production deletes a code once it is sent, and nothing else', async () => {
  await writeCode({
    type: 'email',
    contact: 'b@example.com',
    purpose: 'restore',
    hasAccount: true,
    link: '/new-password/secret',
  })
  await writeCode()
  await welcome()
  await deliver(createSenders(), 'production')
  const rows = await list()
  expect(JSON.stringify(rows)).not.toMatch(/4071|secret/)
  expect(rows.map(({ recipient, sentAt, body }) => [recipient, sentAt !== null, body === ''])).toEqual([
    ['a@example.com', true, false],
    ['79990001122', true, true],
    ['b@example.com', true, true],
  ])
})

test('a letter of a failed transaction is not stored', async () => {
  await expect(
    database.db.transaction().execute(async (trx) => {
      await writeAccountLetter(
        trx,
        deps,
        { userId, recipient: 'a@example.com', locale: 'ru' },
        { kind: 'welcome' },
      )
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await list()).toEqual([])
})

test('a code is delivered at once, news of an account can wait', async () => {
  deps.delivery.isHurried = false
  await welcome()
  expect(deps.delivery.isHurried).toBe(false)
  await writeCode()
  expect(deps.delivery.isHurried).toBe(true)
})

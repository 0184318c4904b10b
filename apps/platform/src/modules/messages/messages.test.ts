import { readBrand } from '@yanta/brand'
import { migrate, type Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/mail-sender.ts'
import { migrations } from '../../database/migrations.ts'
import { deliverDue } from './delivery.ts'
import { listOutbox, writeMail } from './messages.service.ts'
import { renderOutbox } from './outbox-page.ts'

const brand = readBrand('ferna')
let database: Database
let userId: number
beforeAll(async () => {
  database = await createTestDatabase()
  await migrate(database.db, { table: 'platform_migrations', migrations })
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type) values ('a@example.com', '', 'A', 'RUB', 'ru', 'email') returning id`.execute(database.db)
  userId = rows[0]!.id
})
afterAll(() => database.close())
beforeEach(async () => { await sql`delete from messages`.execute(database.db) })

const write = (subject: string, body = 'text') => writeMail(database.db, brand, { userId, recipient: 'a@example.com', locale: 'ru', subject, body })
const makeDue = () => sql`update messages set due_at = now()`.execute(database.db)

test('a mail is handed over once', async () => {
  const sent: Mail[] = []
  const sender = { send: async (mail: Mail) => void sent.push(mail) }
  await write('Hello')
  for (let count = 0; count < 3; count += 1) {
    await makeDue()
    await deliverDue(database.db, brand, sender)
  }
  expect(sent).toEqual([{ sender: 'Ферна <hello@ferna.example>', recipient: 'a@example.com', subject: 'Hello', body: 'text' }])
})

test('a mail that fails is tried again later, and given up on after eight times', async () => {
  let tries = 0
  const sender = { send: async () => { tries += 1; throw new Error('mailbox full') } }
  await write('Hello')
  await deliverDue(database.db, brand, sender)
  await deliverDue(database.db, brand, sender)
  expect(tries).toBe(1)
  for (let count = 0; count < 12; count += 1) {
    await makeDue()
    await deliverDue(database.db, brand, sender)
  }
  expect(tries).toBe(8)
})

test('a mail of a transaction that fails was never written', async () => {
  await expect(database.db.transaction().execute(async (trx) => {
    await writeMail(trx, brand, { userId, recipient: 'a@example.com', locale: 'ru', subject: 'Never', body: '' })
    throw new Error('no')
  })).rejects.toThrow('no')
  expect(await listOutbox(database.db)).toEqual([])
})

test('a mail names the site as Russian sentences need it', async () => {
  await write('{brand}: новости', 'Вы играли в {brandPrepositional}.')
  expect(await listOutbox(database.db)).toMatchObject([{ subject: 'Ферна: новости', body: 'Вы играли в Ферне.' }])
})

test('the outbox page shows texts, never markup', async () => {
  await write('<img src=x onerror=alert(1)>', '"><script>alert(1)</script>')
  const page = renderOutbox(await listOutbox(database.db), brand)
  expect(page).not.toMatch(/<img src=x|<script/)
  expect(page).toContain('&#60;script&#62;')
})

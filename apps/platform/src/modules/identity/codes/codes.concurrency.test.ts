// Guarantees under concurrent requests over separate connections; on the embedded database they queue.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkPasswordRestore,
  confirmPhoneCode,
  login,
  requestPasswordRestore,
  restorePassword,
  sendPhoneCode,
  type CallDeclaration,
  type CodePurpose,
} from '@yanta/contract'
import { readConfig } from '@yanta/config'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, testServerUrl } from '@yanta/database/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { buildPlatform } from '../../../app.ts'
import { startedPlatform, testContentFolder, testSecrets } from '../../../testing/templates.ts'
import { hashPassword } from '../sessions/sessions.service.ts'
import { spendProof } from './codes.service.ts'
import { letPass, readLastMessage, spoil } from './testing/last-message.ts'

describe.runIf(testServerUrl)('over ten connections', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-codes-'))
  let database: Database<PlatformTables>
  let app: FastifyInstance
  beforeAll(async () => {
    database = await createServerTestDatabase(testServerUrl!, { template: startedPlatform })
    app = await buildPlatform({
      config: readConfig({ RATE_LIMITS: 'off', DATA_DIR: dataDir, ...testSecrets }),
      database,
      contentFrom: testContentFolder,
    })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true })
  })

  const vera = { phone: '79161234567', email: 'vera@example.com' }
  const times = <T>(count: number, act: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => act(at)))

  async function post({ path }: CallDeclaration, payload: object, address = '127.0.0.1') {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'x-forwarded-for': address },
    })
    const body = answer.json<Record<string, string> & { errors?: { code: string }[] }>()
    return { outcome: body.errors?.[0]?.code ?? 'accepted', body }
  }
  const send = (phone: string, purpose: CodePurpose = 'registration', address?: string) =>
    post(sendPhoneCode, { phone, purpose }, address)
  const confirm = (
    phone: string,
    codeId: string,
    code: string,
    purpose: CodePurpose = 'registration',
    address?: string,
  ) => post(confirmPhoneCode, { phone, codeId, code, purpose }, address)
  const count = (answers: { outcome: string }[], wanted: string) =>
    answers.filter(({ outcome }) => outcome === wanted).length

  async function open(phone: string, address?: string) {
    const { body } = await send(phone, 'registration', address)
    return { codeId: body.codeId!, code: (await readLastMessage(database.db, phone)).code }
  }
  const guessesOf = async (phone: string) =>
    (
      await sql<{ guesses: number }>`select guesses from contact_guesses where contact = ${phone}`.execute(
        database.db,
      )
    ).rows[0]?.guesses

  test('of twenty-five sends at once one goes out, from one address and from many [9.2]', async () => {
    for (const [phone, addressOf] of [
      ['79020000001', () => '192.0.2.1'],
      ['79020000002', (at: number) => `192.0.2.${at + 1}`],
    ] as const) {
      const answers = await times(25, (at) => send(phone, 'registration', addressOf(at)))
      expect([count(answers, 'accepted'), count(answers, 'code_too_soon')]).toEqual([1, 24])
      expect(
        (await sql`select from messages where recipient = ${phone}`.execute(database.db)).rows,
      ).toHaveLength(1)
    }
  })

  test('of twenty-five wrong tries at once five are counted [8.40]', async () => {
    const phone = '79020000003'
    const { codeId, code } = await open(phone)
    const answers = await times(25, () => confirm(phone, codeId, spoil(code)))
    expect([
      count(answers, 'wrong_code'),
      count(answers, 'code_attempts_used'),
      await guessesOf(phone),
    ]).toEqual([4, 21, 5])
  })

  test('of twenty-five right tries at once one succeeds', async () => {
    const phone = '79020000004'
    const { codeId, code } = await open(phone)
    const answers = await times(25, () => confirm(phone, codeId, code))
    expect([count(answers, 'accepted'), count(answers, 'code_expired'), await guessesOf(phone)]).toEqual([
      1, 24, 1,
    ])
  })

  test("tries of eight codes at once stay within the day's tries of the contact [8.40]", async () => {
    const phone = '79020000005'
    const codes: Awaited<ReturnType<typeof open>>[] = []
    for (let at = 0; at < 8; at += 1) {
      codes.push(await open(phone, `198.51.100.${at + 1}`))
      await letPass(database.db, phone, 36)
    }
    const answers = await times(40, (at) =>
      confirm(phone, codes[at % 8]!.codeId, spoil(codes[at % 8]!.code), 'registration', `203.0.113.${at}`),
    )
    expect([await guessesOf(phone), count(answers, 'wrong_code') <= 20]).toEqual([20, true])
    expect(count(answers, 'accepted')).toBe(0)
  })

  test('concurrent sends, wrong tries and right tries of one contact wait for each other and never deadlock', async () => {
    const phone = '79020000006'
    const { codeId, code } = await open(phone)
    await letPass(database.db, phone, 36)
    const answers = await times(30, (at) =>
      at % 3 === 0 ? send(phone) : confirm(phone, codeId, at % 3 === 1 ? spoil(code) : code),
    )
    expect(new Set(answers.map(({ outcome }) => outcome))).not.toContain('internal_error')
    expect(answers.filter(({ body }) => body.codeId)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.proof).length).toBeLessThanOrEqual(1)
  })

  test('of ten registrations with one proof at once one succeeds', async () => {
    const phone = '79020000007'
    const { codeId, code } = await open(phone)
    const { body } = await confirm(phone, codeId, code)
    const spent = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        database.db
          .transaction()
          .execute((trx) => spendProof(trx, app.deps, { type: 'phone', proof: body.proof! })),
      ),
    )
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of ten new passwords at once, by two recovery methods of one account, one is set', async () => {
    const ways: string[] = []
    for (const [type, contact] of [
      ['phone', vera.phone],
      ['email', vera.email],
    ] as const) {
      const { body } = await post(requestPasswordRestore, { type, login: contact })
      const { code } = await readLastMessage(database.db, contact)
      ways.push((await post(checkPasswordRestore, { codeId: body.codeId, code })).body.restoreCode!)
    }
    const answers = await times(10, (at) =>
      post(restorePassword, { restoreCode: ways[at % 2], password: `a-quiet-harbour-${at}` }),
    )
    expect([count(answers, 'accepted'), count(answers, 'invalid_restore_code')]).toEqual([1, 9])
  })

  test('a login in progress with the old password does not outlive the new one', async () => {
    const {
      rows: [player],
    } = await sql<{ id: number }>`select id from users where phone = ${vera.phone}`.execute(database.db)
    for (let round = 0; round < 4; round += 1) {
      await letPass(database.db, vera.phone, 90_000)
      const [old, next] = [`an-old-harbour-${round}`, `a-new-harbour-${round}`]
      await sql`update users set password_hash = ${await hashPassword(old)} where id = ${player!.id}`.execute(
        database.db,
      )
      const { body } = await post(requestPasswordRestore, { type: 'phone', login: vera.phone })
      const { code } = await readLastMessage(database.db, vera.phone)
      const { restoreCode } = (await post(checkPasswordRestore, { codeId: body.codeId, code })).body
      const logIn = (at: number) =>
        post(login, { type: 'phone', login: vera.phone, password: old }, `203.0.113.${at + 1}`)
      await Promise.all([post(restorePassword, { restoreCode, password: next }), times(24, logIn)])
      const { rows } = await sql<{
        address: string
      }>`select address from sessions where user_id = ${player!.id} and ended_at is null`.execute(database.db)
      expect(rows).toEqual([{ address: '127.0.0.1' }])
    }
  }, 30_000)
})

// Guarantees under concurrent registrations over separate connections; on the embedded database they queue.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseNickname, registerPlayer, type CallDeclaration } from '@yanta/contract'
import { readConfig } from '@yanta/config'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, testServerUrl } from '@yanta/database/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { buildPlatform } from '../../../app.ts'
import { startedPlatform, testContentFolder, testSecrets } from '../../../testing/templates.ts'
import { buildProof } from '../codes/codes.service.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import { buildForm } from './testing/newcomer.ts'

describe.runIf(testServerUrl)('over ten connections', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-registration-'))
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

  let codes = 0
  /** A proof, as the right code of a message would give it. */
  async function prove(email: string): Promise<string> {
    const id = String((codes += 1)).padStart(22, '0')
    await sql`
      insert into contact_codes (id, type, contact, purpose, code_hash, address, expires_at, confirmed_at)
      values (${id}, 'email', ${email}, 'registration', '', '127.0.0.1', now() + interval '10 minutes', now())`.execute(
      database.db,
    )
    return buildProof(app.deps, id)
  }
  async function post({ path }: CallDeclaration, payload: object, token?: string) {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const body = answer.json<{ token?: string; errors?: { code: string }[] }>()
    return { outcome: body.errors?.[0]?.code ?? 'accepted', token: body.token }
  }
  const times = <T>(count: number, act: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => act(at)))
  const tally = (answers: { outcome: string }[]) =>
    Object.fromEntries(
      [...new Set(answers.map(({ outcome }) => outcome))]
        .toSorted()
        .map((outcome) => [outcome, answers.filter((answer) => answer.outcome === outcome).length]),
    )
  const accountsOf = async (email: string) =>
    (await sql`select from users where email = ${email}`.execute(database.db)).rows.length
  const register = (proof: string) => post(registerPlayer, buildForm(proof))

  test('one proof makes one account, however many requests use it at once [7.4]', async () => {
    const proof = await prove('one@example.com')
    expect(tally(await times(12, () => register(proof)))).toEqual({ accepted: 1, invalid_proof: 11 })
    expect(await accountsOf('one@example.com')).toBe(1)
  })

  test('one contact has one account, however many proofs of it there are, and a refused registration writes nothing [7.4]', async () => {
    const proofs = await times(8, () => prove('two@example.com'))
    expect(tally(await times(8, (at) => register(proofs[at]!)))).toEqual({ accepted: 1, contact_taken: 7 })
    expect(await accountsOf('two@example.com')).toBe(1)
    for (const table of ['sessions', 'user_gifts', 'messages']) {
      const { rows } = await sql<{
        id: number
      }>`select distinct t.user_id as id from ${sql.table(table)} t join users u on u.id = t.user_id where u.terms_version is not null`.execute(
        database.db,
      )
      expect([table, rows.length]).toEqual([table, 2])
    }
    expect((await checkLedger(database.db)).faults).toEqual([])
  })

  test('of players who choose one nickname at once one gets it, in any case', async () => {
    const tokens = await times(5, async (at) => (await register(await prove(`nick-${at}@example.com`))).token)
    expect(
      tally(
        await times(5, (at) =>
          post(chooseNickname, { nickname: at % 2 ? 'GoldenPine' : 'goldenpine' }, tokens[at]),
        ),
      ),
    ).toEqual({ accepted: 1, nickname_taken: 4 })
  })
})

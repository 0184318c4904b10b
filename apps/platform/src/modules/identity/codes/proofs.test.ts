import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { buildProof, spendProof } from './codes.service.ts'
import { openCodeDesk } from './testing/code-desk.ts'
import { letPass } from './testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const { confirm, newPhone, openCode } = openCodeDesk(() => platform)

describe('a proof', () => {
  const spend = (proof: string, type: 'phone' | 'email' = 'phone') =>
    platform.db.transaction().execute((trx) => spendProof(trx, platform.app.deps, { type, proof }))
  const refusalOf = (spent: Promise<string>) =>
    spent.then(
      (contact) => contact,
      ({ code }: { code: string }) => code,
    )
  async function openProof() {
    const { phone, codeId, code } = await openCode(newPhone(), 'registration')
    const { body } = await confirm(phone, codeId, code, 'registration')
    return { phone, codeId, proof: (body as { proof: string }).proof }
  }

  test('is valid once, also when two requests use it at the same time', async () => {
    const { phone, proof } = await openProof()
    const outcomes = await Promise.all([refusalOf(spend(proof)), refusalOf(spend(proof))])
    expect(outcomes.toSorted()).toEqual([phone, 'invalid_proof'])
  })

  test('stays valid when the registration it was used for failed', async () => {
    const { phone, proof } = await openProof()
    await platform.db
      .transaction()
      .execute(async (trx) => {
        await spendProof(trx, platform.app.deps, { type: 'phone', proof })
        throw new Error('the registration failed')
      })
      .catch(() => undefined)
    expect(await refusalOf(spend(proof))).toBe(phone)
  })

  test('is valid for half an hour', async () => {
    const [young, old] = [await openProof(), await openProof()]
    await letPass(platform.db, young.phone, 1_740)
    await letPass(platform.db, old.phone, 1_800)
    expect([await refusalOf(spend(young.proof)), await refusalOf(spend(old.proof))]).toEqual([
      young.phone,
      'invalid_proof',
    ])
  })

  test('of a phone does not prove an e-mail', async () => {
    const { proof } = await openProof()
    expect(await refusalOf(spend(proof, 'email'))).toBe('invalid_proof')
  })

  test.each([
    ['another signature', (proof: string) => `${proof.slice(0, -3)}${proof.endsWith('A') ? 'QQQ' : 'AAA'}`],
    ['another code in it', (proof: string) => `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`],
    ['only its front', (proof: string) => proof.split('.')[0]!],
    ['noise', () => 'x'.repeat(66)],
    ['nothing', () => ''],
  ])('with %s is refused', async (_case, forge) => {
    const { proof } = await openProof()
    expect(await refusalOf(spend(forge(proof)))).toBe('invalid_proof')
  })

  test('of a code that was never confirmed, or that was sent for recovery, is refused', async () => {
    const { codeId, phone } = await openCode()
    expect(await refusalOf(spend(buildProof(platform.app.deps, codeId)))).toBe('invalid_proof')
    await sql`update contact_codes set purpose = 'restore', confirmed_at = now() where contact = ${phone}`.execute(
      platform.db,
    )
    expect(await refusalOf(spend(buildProof(platform.app.deps, codeId)))).toBe('invalid_proof')
  })
})

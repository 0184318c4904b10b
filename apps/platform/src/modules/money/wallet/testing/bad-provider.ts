// A misbehaving second provider with its own secret: it signs real requests to the listening platform and sends any content, at any
// time, for any session.
import type { AddressInfo } from 'node:net'
import { providerHeader, signatureHeader, signRequest } from '@yanta/contract/signature'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { createTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addTestGames } from './provider-desk.ts'

export const acme = { name: 'acme', secret: 'wallet-secret-of-acme-0123456789-0123456789' }
/** Games of that provider; the second allows no bonus. */
export const acmeSlot = 'acme-slot'
export const acmeStrict = 'acme-strict'

export type WalletCall = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'settle'

/** The differences of a request from an honest provider's. */
export interface Tricks {
  name?: string | null
  secret?: string
  signedAt?: number
  /** The signed content, where it differs from the sent one. */
  signedBody?: string
  signedPath?: string
  signedMethod?: string
  /** The whole header, captured or made up. */
  signature?: string | null
  query?: string
  contentType?: string
}

export interface BadAnswer {
  status: number
  code: string | undefined
  body: { transactionId?: string; balance?: number; sessionId?: string }
}

export interface BadProvider {
  /** Objects are sent as JSON; text is sent unchanged. */
  send(call: WalletCall, content: object | string, tricks?: Tricks): Promise<BadAnswer>
}

/** The real platform, listening, with games of two providers and region XX blocked. */
export async function createPlatformOfTwo(): Promise<TestPlatform & { origin: string }> {
  const platform = await createTestPlatform({
    WALLET_PROVIDERS: `${acme.name}=${acme.secret}`,
    BLOCKED_REGIONS: 'XX',
  })
  await addTestGames(platform)
  await sql`
    with studio as (insert into studios (slug, name, position, provider) values ('acme-studio', 'Acme', 9998, ${acme.name}) returning id)
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, allow_bonus_balance, has_demo, position)
    select slug, slug, slug, studio.id, '{}', 'neon', takes_bonus, true, 9998
    from studio, (values (${acmeSlot}, true), (${acmeStrict}, false)) as game (slug, takes_bonus)`.execute(
    platform.db,
  )
  await platform.app.listen({ host: '127.0.0.1', port: 0 })
  return Object.assign(platform, {
    origin: `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`,
  })
}

export function createBadProvider(origin: string, { name, secret } = acme): BadProvider {
  return {
    async send(call, content, tricks = {}) {
      const path = `/wallet/v1/${call}${tricks.query ?? ''}`
      const body = typeof content === 'string' ? content : JSON.stringify(content)
      const signature =
        tricks.signature === undefined
          ? signRequest(
              {
                secret: tricks.secret ?? secret,
                method: tricks.signedMethod ?? 'POST',
                path: tricks.signedPath ?? path,
                body: tricks.signedBody ?? body,
              },
              tricks.signedAt,
            )
          : tricks.signature
      const sender = tricks.name === undefined ? name : tricks.name
      const response = await fetch(origin + path, {
        method: 'POST',
        body,
        headers: {
          'content-type': tricks.contentType ?? 'application/json',
          ...(sender !== null && { [providerHeader]: sender }),
          ...(signature !== null && { [signatureHeader]: signature }),
        },
      })
      const answer = (await response.json()) as BadAnswer['body'] & { errors?: { code: string }[] }
      return { status: response.status, code: answer.errors?.[0]?.code, body: answer }
    },
  }
}

/**
 * Counts the rows about money: two counts are equal exactly when no row was written, changed or removed between them, as each version
 * of a row carries the number of the transaction that wrote it. Compoints are excluded: they are written later by a job.
 */
export async function countMovements(
  db: PlatformDatabase,
): Promise<Record<keyof typeof countedTables, string>> {
  const columns = Object.entries(countedTables).map(
    ([name, from]) =>
      `(select count(*) || ' to ' || coalesce(max(xmin::text::bigint), 0) from ${from}) as ${name}`,
  )
  const { rows } = await sql
    .raw<Record<keyof typeof countedTables, string>>(`select ${columns.join(', ')}`)
    .execute(db)
  return rows[0]!
}

const countedTables = {
  accounts: `ledger_accounts where unit <> 'COMPOINT'`,
  entries: `ledger_entries where unit <> 'COMPOINT'`,
  rounds: 'rounds',
  transactions: 'wallet_transactions',
  bonuses: 'bonuses',
  free_rounds: 'free_rounds',
  played_free_rounds: 'played_free_rounds',
  sessions: 'game_sessions',
  facts: 'event_outbox',
}

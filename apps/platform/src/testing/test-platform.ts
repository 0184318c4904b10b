// The real platform for tests: the whole app on an embedded database of its own, asked over its routes. Only the outside world is missing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildPath,
  type CallDeclaration,
  type CallInput,
  type CallResponse,
  type Currency,
  type Locale,
  type RefusalItem,
} from '@yanta/contract'
import { providerHeader, signatureHeader, signRequest } from '@yanta/contract/signature'
import { readConfig, type Config } from '@yanta/config'
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { buildPlatform } from '../app.ts'
import { credit } from '../modules/ledger/ledger.service.ts'
import { hashPassword, openSession } from '../modules/sessions/sessions.service.ts'
import { migratedPlatform, startedPlatform, testContentFolder, testSecrets } from './templates.ts'

export interface TestPlayer {
  id: number
  sessionId: string
  email: string
  password: string
  token: string
  refreshToken: string
}

export interface TestAnswer<C extends CallDeclaration> {
  status: number
  /** Fits the declaration when `status` is 200. */
  body: CallResponse<C>
  errors: RefusalItem[]
  headers: Record<string, string | string[] | number | undefined>
}

type Extra = Pick<InjectOptions, 'headers'> & { query?: Record<string, string | string[]> }

export interface Caller {
  get<C extends CallDeclaration & { method: 'GET' }>(
    call: C,
    input?: CallInput<C>,
    extra?: Extra,
  ): Promise<TestAnswer<C>>
  post<C extends CallDeclaration & { method: 'POST' }>(
    call: C,
    input?: CallInput<C>,
    extra?: Extra,
  ): Promise<TestAnswer<C>>
  put<C extends CallDeclaration & { method: 'PUT' }>(
    call: C,
    input?: CallInput<C>,
    extra?: Extra,
  ): Promise<TestAnswer<C>>
  delete<C extends CallDeclaration & { method: 'DELETE' }>(
    call: C,
    input?: CallInput<C>,
    extra?: Extra,
  ): Promise<TestAnswer<C>>
}

export interface TestPlatform {
  app: FastifyInstance
  db: Kysely<any>
  config: Config
  /** Calls as a player, or as a guest with `null`. */
  as(player: TestPlayer | null): Caller
  /** Calls as the provider, signed; `body` is sent exactly as signed. */
  asProvider(name?: string): Caller
  /** A player of their own, logged in, with `balance` minor units credited through the ledger. */
  createPlayer(wanted?: {
    currency?: Currency
    locale?: Locale
    nickName?: string
    balance?: number
  }): Promise<TestPlayer>
  /** Lines the platform logged since the last asking: errors, or more where `LOG_LEVEL` is given. */
  takeLines(): Record<string, unknown>[]
  /** Lines the platform logged as errors since the last asking. `close` fails when some were never asked for. */
  takeErrors(): Record<string, unknown>[]
  close(): Promise<void>
}

/**
 * Builds the platform in demo mode without rate limits; `env` changes configuration variables, `extend` adds routes of the test's
 * own, `opening` is the database where it is not an embedded one of its own. `close` closes that too.
 */
export async function createTestPlatform(
  env: Record<string, string> = {},
  extend: (app: FastifyInstance) => void = () => {},
  opening: Promise<Database> = createTestDatabase({
    template: env.MODE === 'production' ? migratedPlatform : startedPlatform,
  }),
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-platform-'))
  const config = readConfig({ RATE_LIMITS: 'off', DATA_DIR: dataDir, ...testSecrets, ...env })
  const database = await opening
  const lines: Record<string, unknown>[] = []
  const errors: Record<string, unknown>[] = []
  const logger = pino(
    { level: env.LOG_LEVEL ?? 'error' },
    {
      write(text: string) {
        const line = JSON.parse(text) as Record<string, unknown>
        lines.push(line)
        if (Number(line.level) >= errorLevel) errors.push(line)
      },
    },
  )
  const app = await buildPlatform({ config, database, logger, contentFrom: testContentFolder })
  extend(app)
  await app.ready()
  const { db } = database
  let count = 0

  const takeErrors = () => errors.splice(0)
  const takeLines = () => lines.splice(0)
  const as = (player: TestPlayer | null) =>
    buildCaller(app, () => (player ? { authorization: `Bearer ${player.token}` } : noHeaders))
  const asProvider = (name = 'yanta') =>
    buildCaller(app, (method, path, body) => ({
      [providerHeader]: name,
      [signatureHeader]: signRequest({
        secret: app.parts.providers.get(name) ?? config.walletSecret,
        method,
        path,
        body,
      }),
    }))

  return {
    app,
    db,
    config,
    as,
    asProvider,
    takeErrors,
    takeLines,
    async createPlayer({ currency = 'RUB', locale = 'ru', nickName, balance = 0 } = {}) {
      count += 1
      const [email, password] = [`player-${count}@example.com`, `password-${count % passwordCount}`]
      const { rows } = await sql<{ id: number }>`
        insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type, email_verified_at)
        values (${email}, ${await passwordHash(password)}, ${nickName ?? `Player ${count}`}, ${currency}, ${locale}, 'email', now()) returning id`.execute(
        db,
      )
      const id = rows[0]!.id
      if (balance > 0)
        await db
          .transaction()
          .execute((trx) =>
            credit(trx, { userId: id, currency, amount: balance, scope: 'test', key: `start:${id}` }),
          )
      const { token, refreshToken } = await openSession(db, app.parts.tokens, id, {
        address: '127.0.0.1',
        userAgent: 'test',
      })
      return { id, email, password, token, refreshToken, sessionId: refreshToken.split('.')[0]! }
    },
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true })
      const [first] = takeErrors()
      if (first) throw new Error(`the platform logged an error nobody expected: ${JSON.stringify(first)}`)
    },
  }
}

const errorLevel = 50
const noHeaders: Record<string, string> = {}

/** Hashing one takes longer than most tests; players made one after another have different ones. */
const passwordCount = 3
const passwordHashes = new Map<string, Promise<string>>()

function passwordHash(password: string): Promise<string> {
  const known = passwordHashes.get(password) ?? hashPassword(password)
  passwordHashes.set(password, known)
  return known
}

function buildCaller(
  app: FastifyInstance,
  identify: (method: string, path: string, body: string) => Record<string, string>,
): Caller {
  async function send<C extends CallDeclaration>(
    call: C,
    input?: CallInput<C>,
    extra: Extra = {},
  ): Promise<TestAnswer<C>> {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const search = new URLSearchParams({ platform: 'desktop' })
    for (const [key, value] of Object.entries({ ...query, ...extra.query }))
      for (const item of [value].flat()) search.append(key, String(item))
    const path = `${buildPath(call.path, params)}?${search}`
    const payload = body === undefined ? '' : JSON.stringify(body)
    const answer = await app.inject({
      method: call.method,
      url: path,
      ...(payload && { payload }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(payload && { 'content-type': 'application/json' }),
        ...identify(call.method, path, payload),
        ...extra.headers,
      },
    })
    const parsed = answer.body ? answer.json<any>() : {}
    return {
      status: answer.statusCode,
      body: parsed as CallResponse<C>,
      errors: (parsed as { errors?: RefusalItem[] }).errors ?? [],
      headers: answer.headers,
    }
  }
  return { get: send, post: send, put: send, delete: send }
}

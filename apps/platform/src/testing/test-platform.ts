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
import { createMovedClock, type MovedClock } from '@yanta/config/clock'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, createTestDatabase, testServerUrl } from '@yanta/database/testing'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { buildPlatform } from '../app.ts'
import type { PlatformDatabase } from '../database/platform-database.ts'
import type { PlatformTables } from '../database/schema.ts'
import { credit } from '../modules/money/ledger/ledger.service.ts'
import { hashPassword, openSession } from '../modules/identity/sessions/sessions.service.ts'
import { loadTestContent, migratedPlatform, startedPlatform, testSecrets } from './templates.ts'

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

interface WantedPlayer {
  currency?: Currency
  locale?: Locale
  nickName?: string
  balance?: number
}

export interface TestPlatform {
  /** Of two processes the first, which takes the sockets; what is injected goes to both in turn. */
  app: FastifyInstance
  db: PlatformDatabase
  /** The time of all its processes; starts as the system's. */
  clock: MovedClock
  config: Config
  /** Calls as a player, or as a guest with `null`. */
  as(player: TestPlayer | null): Caller
  /** Calls as the provider, signed; `body` is sent exactly as signed. */
  asProvider(name?: string): Caller
  /** A player of their own, logged in, with `balance` minor units credited through the ledger. */
  createPlayer(wanted?: WantedPlayer): Promise<TestPlayer>
  /** The same platform, asked in one process alone; one of these, or two with PLATFORM_PROCESSES=2. */
  processes: readonly TestPlatform[]
  /** The first of `processes`, for what each rightly has for itself, as `reason` says. */
  onOneProcess(reason: string): TestPlatform
  /** Calls `listener` with what each process publishes itself, before it does; returns the cleanup function. */
  watchPublished(listener: (room: string, type: string, data: any, order?: number) => void): () => void
  /** Lines the platform logged since the last asking: errors, or more where `LOG_LEVEL` is given. */
  drainLines(): Record<string, unknown>[]
  /** Lines the platform logged as errors since the last asking. `close` fails when some were never asked for. */
  drainErrors(): Record<string, unknown>[]
  close(): Promise<void>
}

/**
 * Builds the platform in demo mode without rate limits; `env` changes configuration variables, `extend` adds routes of the test's
 * own, `opening` is the database where it is not an embedded one of its own, `contentFrom` a folder of other content. `close` closes that too. With PLATFORM_PROCESSES=2 it
 * runs twice on one database of the server TEST_DATABASE_URL, as two processes would, and calls go to one and the other in turn.
 */
export async function createTestPlatform(
  env: Record<string, string> = {},
  extend: (app: FastifyInstance) => void = () => {},
  opening?: Promise<Database<PlatformTables>>,
  contentFrom?: string,
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-platform-'))
  const config = readConfig({ RATE_LIMITS: 'off', DATA_DIR: dataDir, ...testSecrets, ...env })
  const databases = opening ? [await opening] : await openDatabases(env.MODE)
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
  const clock = createMovedClock()
  const content = contentFrom ? { contentFrom } : { loaded: loadTestContent() }
  const apps: FastifyInstance[] = []
  for (const database of databases) {
    const built = await buildPlatform({ config, database, logger, clock, ...content })
    extend(built)
    await built.ready()
    apps.push(built)
  }
  const { db } = databases[0]!
  let count = 0

  const drainErrors = () => errors.splice(0)
  const drainLines = () => lines.splice(0)
  const callersOf = (asked: FastifyInstance): Pick<TestPlatform, 'app' | 'as' | 'asProvider'> => ({
    app: asked,
    as: (player) =>
      buildCaller(asked, () => (player ? { authorization: `Bearer ${player.token}` } : noHeaders)),
    asProvider: (name = 'yanta') =>
      buildCaller(asked, (method, path, body) => ({
        [providerHeader]: name,
        [signatureHeader]: signRequest({
          secret: asked.deps.providers.get(name) ?? config.walletSecret,
          method,
          path,
          body,
        }),
      })),
  })

  const shared = {
    db,
    clock,
    config,
    drainErrors,
    drainLines,
    async createPlayer({ currency = 'RUB', locale = 'ru', nickName, balance = 0 }: WantedPlayer = {}) {
      count += 1
      const [email, password] = [`player-${count}@example.com`, `password-${count % passwordCount}`]
      const { id } = await db
        .insertInto('users')
        .values({
          email,
          password_hash: await passwordHash(password),
          nick_name: nickName ?? `Player ${count}`,
          currency,
          locale,
          registration_contact_type: 'email',
          email_verified_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (balance > 0)
        await db
          .transaction()
          .execute((trx) =>
            credit(trx, { userId: id, currency, amount: balance, scope: 'test', key: `start:${id}` }),
          )
      const { token, refreshToken } = await openSession(db, clock.now(), apps[0]!.deps.tokens, id, {
        address: '127.0.0.1',
        userAgent: 'test',
      })
      return { id, email, password, token, refreshToken, sessionId: refreshToken.split('.')[0]! }
    },
    async close() {
      for (const app of apps.toReversed()) await app.close()
      for (const database of databases.toReversed()) await database.close()
      rmSync(dataDir, { recursive: true })
      const [error] = drainErrors()
      if (error) throw new Error(`the platform logged an error nobody expected: ${JSON.stringify(error)}`)
    },
  }
  const views = apps.map((app): TestPlatform => {
    const view: TestPlatform = {
      ...shared,
      ...callersOf(app),
      get processes() {
        return [view]
      },
      onOneProcess: () => view,
      watchPublished: (listener) => watchPublished(app, listener),
    }
    return view
  })
  return {
    ...shared,
    ...callersOf(takeTurns(apps)),
    processes: views,
    onOneProcess: () => views[0]!,
    watchPublished(listener) {
      const ends = views.map((view) => view.watchPublished(listener))
      return () => ends.forEach((end) => end())
    },
  }
}

/** One for each process; the first is closed last, because that drops it. */
async function openDatabases(mode?: string): Promise<Database<PlatformTables>[]> {
  const template = mode === 'production' ? migratedPlatform : startedPlatform
  if (process.env.PLATFORM_PROCESSES !== '2') return [await createTestDatabase({ template })]
  if (!testServerUrl) throw new Error('PLATFORM_PROCESSES=2 needs TEST_DATABASE_URL')
  const database = await createServerTestDatabase(testServerUrl, { template })
  return [database, await database.openAgain()]
}

/** The first app, but that each `inject` goes to the next one. */
function takeTurns(apps: readonly FastifyInstance[]): FastifyInstance {
  let turn = 0
  const inject = (options: InjectOptions | string) => apps[turn++ % apps.length]!.inject(options)
  return apps.length === 1 ? apps[0]! : Object.create(apps[0]!, { inject: { value: inject } })
}

function watchPublished(
  { deps: { realtime } }: FastifyInstance,
  listener: (room: string, type: string, data: any, order?: number) => void,
): () => void {
  const { publish } = realtime
  realtime.publish = (room, event, data, options) => {
    listener(room, event.type, data, options?.order)
    publish(room, event, data, options)
  }
  return () => void (realtime.publish = publish)
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
    const search = new URLSearchParams(query?.platform === undefined ? { platform: 'desktop' } : {})
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

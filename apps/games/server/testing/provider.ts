// The real server on a database of its own; only the wallet is faked.
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeEach } from 'vitest'
import { createServerTestDatabase, createTestDatabase, type DatabaseTemplate } from '@yanta/database/testing'
import type { OpenAnswer, RoundAnswer } from '../api.ts'
import type { GamesConfig } from '../config.ts'
import { migrate } from '@yanta/database'
import { providerMigrations } from '../database/migrations.ts'
import type { ProviderDatabase } from '../database/records.ts'
import { buildGames, defaultFolders } from '../index.ts'
import { startFakeWallet, walletSecret, type Mishap, type WalletSession } from './fake-wallet.ts'

/** A database with the provider's tables, empty. */
export const migratedGames: DatabaseTemplate = {
  name: 'games_migrated',
  fill: ({ db }) => migrate(db, providerMigrations),
}

/** Starts the provider on an embedded database, or on the given database server. */
export async function startProvider({
  serverUrl,
  ...settings
}: Partial<GamesConfig> & { serverUrl?: string } = {}) {
  const database = await (serverUrl === undefined
    ? createTestDatabase({ template: migratedGames })
    : createServerTestDatabase(serverUrl, { template: migratedGames }))
  const wallet = await startFakeWallet()
  const config: GamesConfig = {
    brand: 'yanta',
    siteOrigin: 'http://localhost:3000',
    gamesOrigin: 'http://127.0.0.1:3001',
    apiBaseUrl: wallet.baseUrl,
    walletSecret,
    rateLimits: false,
    paymentSandbox: false,
    hstsSubdomains: true,
    trustedProxies: [],
    logLevel: 'silent',
    logFormat: 'json',
    metricsHost: '127.0.0.1',
    gamesMetricsPort: 0,
    ...settings,
  }
  const build = (content = defaultFolders.content) =>
    buildGames({
      config,
      folders: { ...defaultFolders, content },
      database,
      logger: Fastify().log,
      patience: { walletTimeoutMs: 2000, retryDelaysMs: [5, 10] },
    })
  let app: FastifyInstance = await build()
  let runs = 0

  async function open(session: Partial<WalletSession> = {}) {
    const token = `run-token-0123456789-${++runs}`
    wallet.sessions.set(token, {
      playerId: `player-${runs}`,
      balance: 1_000_000,
      gameSlug: 'neon-drive',
      mode: 'real',
      currency: 'RUB',
      isExpired: false,
      ...session,
    })
    return enter(token)
  }

  /** Opens a page for an existing run; calling it again opens a second page. `mishaps` are queued before the first wallet call. */
  async function enter(token: string, ...mishaps: Mishap[]) {
    wallet.mishaps.unshift(...mishaps)
    const response = await app.inject({ method: 'POST', url: '/api/open', payload: { token } })
    if (response.statusCode !== 200) throw new Error(`the page did not open: ${response.body}`)
    const answer = response.json<OpenAnswer>()
    const headers = { authorization: `Bearer ${answer.session}` }
    const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    return {
      token,
      answer,
      run: wallet.sessions.get(token)!,
      send,
      play: (requestId: string, stake: unknown = 2000, freeRoundsId?: string, choice?: unknown) =>
        send('POST', '/api/rounds', {
          stake,
          requestId,
          ...(freeRoundsId !== undefined && { freeRoundsId }),
          ...(choice !== undefined && { choice }),
        }),
    }
  }

  return {
    wallet,
    open,
    enter,
    get app() {
      return app
    },
    db: database.db.withSchema('provider') as ProviderDatabase,
    /** A new server process on the same database, with the editors' content or that of another folder. */
    restart: async (content?: string) => {
      await app.close()
      app = await build(content)
    },
    close: async () => {
      await app.close()
      await wallet.close()
      await database.close()
    },
  }
}

export type Provider = Awaited<ReturnType<typeof startProvider>>
export type Page = Awaited<ReturnType<Provider['open']>>

/** A provider for the tests of one file, closed after them; before each test its wallet's faults and recorded calls are cleared. */
export async function provideForFile(): Promise<Provider> {
  const provider = await startProvider()
  const { wallet } = provider
  afterAll(() => provider.close())
  beforeEach(() => {
    wallet.calls.length = 0
    wallet.mishaps.length = 0
    wallet.onSettle(undefined)
  })
  return provider
}

export function roundOf(response: LightMyRequestResponse): RoundAnswer['round'] {
  return response.json<RoundAnswer>().round
}

export function codeOf(response: LightMyRequestResponse): string | undefined {
  return response.json<{ errors?: { code: string }[] }>().errors?.[0]?.code
}

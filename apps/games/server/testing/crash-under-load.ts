// The real process, killed in the middle of its work with a round of every engine in progress: everything acknowledged is stored,
// a reopened page finds its round, and the wallet's money adds up.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { openDatabase } from '@yanta/database'
import { isSlotEngine } from '@yanta/game-rules/engines'
import { writeTestDataFolder } from '@yanta/database/testing'
import { findFreePorts } from '../../../../tools/site/free-ports.ts'
import type { OpenAnswer, Round, RoundAnswer } from '../api.ts'
import type { ProviderDatabase } from '../database/records.ts'
import { startFakeWallet, walletSecret } from './fake-wallet.ts'
import { migratedGames } from './provider.ts'
import { nodeEnv } from '../../../../tools/testing/node-env.ts'

const startBalance = 10_000_000
/** The first plays free rounds. */
const tables = ['neon-drive', 'honey-jar', 'emerald-roulette', 'deep-mines', 'deep-mines']

const freeAtFirst = {
  id: '5',
  stake: 2000,
  total: 100_000,
  left: 100_000,
  won: 0,
  isFeature: false,
  expiresAt: '2030-01-01T00:00:00.000Z',
}

/** Kills the process `kills` times. */
export async function crashUnderLoad(kills: number): Promise<void> {
  const wallet = await startFakeWallet()
  const dataDir = mkdtempSync(join(tmpdir(), 'games-crash-'))
  await writeTestDataFolder(join(dataDir, 'games-database'), migratedGames)
  const [port] = await findFreePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const acknowledged = new Map<string, Round>()
  const tokens = tables.map((_, index) => `crash-run-token-0123-${index}`)
  for (const [index, token] of tokens.entries()) {
    wallet.sessions.set(token, {
      playerId: token,
      balance: startBalance,
      gameSlug: tables[index]!,
      mode: 'real',
      currency: 'RUB',
      isExpired: false,
      ...(index === 0 && { freeRounds: freeAtFirst }),
    })
  }
  let server = await start()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const load = tokens.map((token, index) => play(token, `${kill}-${index}`))
      await expect.poll(() => acknowledged.size, { interval: 7 }).toBeGreaterThanOrEqual((kill + 1) * 15)
      server.kill('SIGKILL')
      await once(server, 'exit')
      await Promise.all(load)
      server = await start()
    }
    const opened = await Promise.all(
      tokens.map(async (token) => (await (await post('/api/open', { token })).json()) as OpenAnswer),
    )
    server.kill('SIGTERM')
    await once(server, 'exit')

    const database = await openDatabase({ directory: join(dataDir, 'games-database') })
    const rounds = await (database.db.withSchema('provider') as ProviderDatabase)
      .selectFrom('rounds')
      .select([
        'id',
        'status',
        'stake',
        'win',
        'wallet_session_id',
        'is_stepwise',
        'outcome',
        'free_rounds_id',
      ])
      .execute()
    await database.close()
    const byId = new Map(rounds.map((round) => [round.id, round]))
    for (const [id, { win, outcome }] of acknowledged) {
      if (outcome.engine !== 'mines' || outcome.end !== null)
        expect(byId.get(id)).toMatchObject({ status: 'settled', win })
      else
        expect(byId.get(id)).toMatchObject({
          status: expect.stringMatching(/^(?:open|settled)$/),
          outcome: { opened: expect.arrayContaining(outcome.opened) },
        })
    }
    expect(rounds.filter((round) => round.status === 'pending')).toEqual([])
    for (const [index, token] of tokens.entries()) {
      const own = rounds.filter(
        (round) => round.wallet_session_id === token && ['settled', 'open'].includes(round.status),
      )
      expect(wallet.sessions.get(token)!.balance).toBe(
        own.reduce(
          (sum, round) =>
            round.free_rounds_id === null
              ? sum - round.stake + (round.status === 'settled' ? round.win : 0)
              : sum,
          startBalance,
        ),
      )
      const free = own.filter((round) => round.free_rounds_id !== null)
      if (index === 0)
        expect(wallet.sessions.get(token)!.freeRounds).toMatchObject({
          left: freeAtFirst.total - free.length,
          won: free.reduce((sum, { win }) => sum + win, 0),
        })
      expect(opened[index]!.balance).toBe(wallet.sessions.get(token)!.balance)
      const goesOn = own.find((round) => round.status === 'open')
      if (goesOn) expect(opened[index]!.pending).toMatchObject({ id: goesOn.id, outcome: { field: null } })
    }
    const settled = rounds.filter((round) => round.status === 'settled')
    expect([wallet.settled.size, wallet.wins.size]).toEqual(
      [false, true].map((isStepwise) => settled.filter((round) => round.is_stepwise === isStepwise).length),
    )
  } finally {
    server.kill('SIGKILL')
    await wallet.close()
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
      stdio: 'ignore',
      env: {
        ...nodeEnv(),
        MODE: 'demo',
        DATA_DIR: dataDir,
        GAMES_PORT: String(port),
        API_BASE_URL: wallet.baseUrl,
        WALLET_SECRET: walletSecret,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      },
    })
    await expect
      .poll(
        () =>
          fetch(`${origin}/ready`).then(
            (response) => response.status,
            () => 0,
          ),
        { timeout: 240_000, interval: 50 },
      )
      .toBe(200)
    return child
  }

  /** Plays until the server is gone and records every answer. */
  async function play(token: string, name: string): Promise<void> {
    try {
      const { session, game, pending, freeRounds } = (await (
        await post('/api/open', { token })
      ).json()) as OpenAnswer
      const ask = async (path: string, body: object) => {
        const { round } = (await (await post(path, body, session)).json()) as RoundAnswer
        acknowledged.set(round.id, round)
        return round
      }
      const start = (choice: unknown, requestId: string) =>
        ask('/api/rounds', {
          stake: 2000,
          ...(choice !== undefined && { choice }),
          ...(freeRounds && { freeRoundsId: freeRounds.id }),
          requestId,
        })
      let goesOn = pending?.outcome.engine === 'mines' && pending.outcome.end === null ? pending : null
      for (let index = 0; ; index++) {
        const requestId = `load-${name}-${index}`
        if (isSlotEngine(game.engine)) await start(undefined, requestId)
        else if (game.engine === 'roulette')
          await start(
            [
              ['red', 1000],
              ['17', 1000],
            ],
            requestId,
          )
        else await finish(goesOn ?? (await start({ mines: 3 }, requestId)), requestId, ask)
        goesOn = null
      }
    } catch {
      return
    }
  }

  /** Opens three more cells, cell by cell, and cashes out. */
  async function finish(
    begun: Round,
    requestId: string,
    ask: (path: string, body: object) => Promise<Round>,
  ): Promise<void> {
    for (let round = begun; round.outcome.engine === 'mines' && round.outcome.end === null;) {
      const { opened } = round.outcome
      const cell = Array.from({ length: 25 }, (_, each) => each).find((each) => !opened.includes(each))
      const step = opened.length < 3 ? { kind: 'open', cell } : { kind: 'cash_out' }
      round = await ask(`/api/rounds/${round.id}/steps`, {
        number: opened.length,
        step,
        requestId: `${requestId}-${opened.length}`,
      })
    }
  }

  function post(path: string, body: object, session = ''): Promise<Response> {
    return fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    })
  }
}

// The real process, killed in the middle of its work: what it had acknowledged is there, and the wallet's money adds up.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '@yanta/database'
import type { OpenAnswer, RoundAnswer } from './api.ts'
import type { ProviderDatabase } from './database/schema.ts'
import { startFakeWallet, walletSecret } from './testing/fake-wallet.ts'

const kills = 2
const startBalance = 10_000_000

test('killed twice under load, the server keeps every acknowledged round and ends every other', async () => {
  const wallet = await startFakeWallet()
  const dataDir = mkdtempSync(join(tmpdir(), 'games-crash-'))
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const acknowledged = new Map<string, number>()
  const tokens = Array.from({ length: 4 }, (_, index) => `crash-run-token-0123-${index}`)
  for (const token of tokens) {
    wallet.sessions.set(token, { playerId: token, balance: startBalance, gameSlug: 'neon-drive', mode: 'real', currency: 'RUB', isExpired: false })
  }
  let server = await start()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const load = tokens.map((token, index) => play(token, `${kill}-${index}`))
      await expect.poll(() => acknowledged.size, { timeout: 30_000, interval: 7 }).toBeGreaterThanOrEqual((kill + 1) * 15)
      server.kill('SIGKILL')
      await once(server, 'exit')
      await Promise.all(load)
      server = await start()
    }
    await Promise.all(tokens.map((token) => post('/api/open', { token })))
    server.kill('SIGTERM')
    await once(server, 'exit')

    const database = await openDatabase({ directory: join(dataDir, 'games-database') })
    const rounds = await (database.db.withSchema('provider') as ProviderDatabase)
      .selectFrom('rounds').select(['id', 'status', 'stake', 'win', 'wallet_session_id']).execute()
    await database.close()
    const byId = new Map(rounds.map((round) => [round.id, round]))
    for (const [id, win] of acknowledged) expect(byId.get(id)).toMatchObject({ status: 'settled', win })
    expect(rounds.filter((round) => round.status === 'pending')).toEqual([])
    for (const token of tokens) {
      const own = rounds.filter((round) => round.wallet_session_id === token && round.status === 'settled')
      expect(wallet.sessions.get(token)!.balance).toBe(own.reduce((sum, round) => sum - round.stake + round.win, startBalance))
    }
    expect(wallet.settled.size).toBe(rounds.filter((round) => round.status === 'settled').length)
  } finally {
    server.kill('SIGKILL')
    await wallet.close()
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      stdio: 'ignore',
      env: {
        MODE: 'demo', DATA_DIR: dataDir, GAMES_PORT: String(port), API_BASE_URL: wallet.baseUrl, WALLET_SECRET: walletSecret, RATE_LIMITS: 'off', LOG_LEVEL: 'silent',
      },
    })
    await expect.poll(() => fetch(`${origin}/ready`).then((response) => response.status, () => 0), { timeout: 60_000, interval: 50 }).toBe(200)
    return child
  }

  /** Plays until the server is gone; what was answered is remembered. */
  async function play(token: string, name: string): Promise<void> {
    try {
      const { session } = await (await post('/api/open', { token })).json() as OpenAnswer
      for (let index = 0; ; index++) {
        const response = await post('/api/rounds', { stake: 1000, requestId: `load-${name}-${index}` }, session)
        const { round } = await response.json() as RoundAnswer
        acknowledged.set(round.id, round.win)
      }
    } catch {
      return
    }
  }

  function post(path: string, body: object, session = ''): Promise<Response> {
    return fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` }, body: JSON.stringify(body) })
  }
}, 180_000)

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

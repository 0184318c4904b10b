import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settleRound } from '@yanta/contract'
import { providerHeader, signatureHeader, signRequest } from '@yanta/contract/signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSecrets } from '../../testing/test-platform.ts'
import type { PlatformIsUp } from './testing/killable-platform.ts'

const kills = 10
const workers = 8
let dataDir: string
let child: ChildProcess | undefined
beforeAll(() => { dataDir = mkdtempSync(join(tmpdir(), 'yanta-kill-')) })
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('kill -9 in the middle of a load of bets, ten times: the ledger is whole and every acknowledged bet is there', async () => {
  let acknowledged = new Map<string, string>()
  let total = 0
  let bets = 0
  for (let kill = 0; kill <= kills; kill += 1) {
    const up = await start()
    expect(up.ledger.faults).toEqual([])
    for (const [request, answer] of acknowledged) expect(await send(up.origin, request)).toBe(answer)
    total += acknowledged.size
    acknowledged = new Map()
    if (kill === kills) break
    // The kill meets seven requests under way, at another point of their work each time.
    const enough = 20 + 7 * kill
    await Promise.all(Array.from({ length: workers }, async (_, worker) => {
      while (acknowledged.size < enough) {
        bets += 1
        const ids = { roundId: `kill-round-${bets}`, betTransactionId: `kill-bet-${bets}`, winTransactionId: `kill-win-${bets}` }
        const request = JSON.stringify({ sessionId: up.sessions[worker % up.sessions.length], ...ids, stake: 100, win: bets % 3 * 70, currency: 'RUB' })
        const answer = await send(up.origin, request).catch(() => null)
        if (answer) acknowledged.set(request, answer)
        if (acknowledged.size === enough) child!.kill('SIGKILL')
      }
    }))
  }
  expect(total).toBeGreaterThanOrEqual(20 * kills)
}, 300_000)

async function start(): Promise<PlatformIsUp> {
  child = fork(join(import.meta.dirname, 'testing/killable-platform.ts'), {
    execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { PATH: process.env.PATH, ...testSecrets, DATA_DIR: dataDir },
  })
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => { throw new Error(`the platform ended with ${code}`) })])
  return message as PlatformIsUp
}

async function send(origin: string, body: string): Promise<string> {
  const { path } = settleRound
  const response = await fetch(`${origin}${path}`, {
    method: 'POST', body,
    headers: { 'content-type': 'application/json', [providerHeader]: 'yanta', [signatureHeader]: signRequest({ secret: testSecrets.WALLET_SECRET, method: 'POST', path, body }) },
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return text
}

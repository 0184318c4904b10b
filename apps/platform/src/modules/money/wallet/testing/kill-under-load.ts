// A load of bets, wins and rollbacks on the real platform in a process of its own, which is killed in the middle of it.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payWin, placeBet, rollbackBet, settleRound } from '@yanta/contract'
import { providerHeader, signatureHeader, signRequest } from '@yanta/contract/signature'
import { writeTestDataFolder } from '@yanta/database/testing'
import { expect } from 'vitest'
import { startedPlatform, testSecrets } from '../../../../testing/templates.ts'
import type { PlatformIsUp, PlatformSums } from './killable-platform.ts'
import { nodeEnv } from '../../../../../../../tools/testing/node-env.ts'

const workers = 8

interface Request {
  path: string
  body: string
  /** Sent when the bet turns out not to be stored: the session from before the kill accepts no new stake. */
  rollback: Request | null
}

/** Kills it that many times; after each start it checks the ledger, every acknowledged call and every unanswered one. */
export async function killUnderLoad(kills: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-kill-'))
  await writeTestDataFolder(join(dataDir, 'database'), startedPlatform)
  let child = null as ChildProcess | null
  try {
    await run()
  } finally {
    child?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function run(): Promise<void> {
    let acknowledged = new Map<Request, string>()
    let unheard: Request[] = []
    let total = 0
    let rounds = 0
    for (let kill = 0; kill <= kills; kill += 1) {
      const up = await start()
      expect(up.ledger.faults).toEqual([])
      for (const [request, answer] of acknowledged) expect(await send(up.origin, request)).toBe(answer)
      // These may or may not have been committed.
      for (const request of unheard) {
        const answer = await sendAgain(up.origin, request)
        expect(await sendAgain(up.origin, request)).toBe(answer)
      }
      total += acknowledged.size
      acknowledged = new Map()
      unheard = []
      if (kill === kills) break
      // The kill meets seven requests under way, at another point of their work each time.
      const enough = 30 + 7 * kill
      await Promise.all(
        Array.from({ length: workers }, async (_, worker) => {
          while (acknowledged.size < enough) {
            rounds += 1
            for (const request of buildRound(up.sessions[worker % up.sessions.length]!, rounds)) {
              const answer = await send(up.origin, request).catch(() => null)
              if (answer) acknowledged.set(request, answer)
              else unheard.push(request)
              if (acknowledged.size === enough) child!.kill('SIGKILL')
            }
          }
        }),
      )
    }
    expect(total).toBeGreaterThanOrEqual(30 * kills)
    child!.send('sum')
    const [sums] = (await once(child!, 'message')) as [PlatformSums]
    expect([sums.ledger.faults, sums.openRounds]).toEqual([[], 0])
  }

  async function start(): Promise<PlatformIsUp> {
    child = fork(join(import.meta.dirname, 'killable-platform.ts'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...nodeEnv(), ...testSecrets, DATA_DIR: dataDir },
    })
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the platform ended with ${code}`)
      }),
    ])
    return message as PlatformIsUp
  }
}

/** A round in one call, in two, or with its stake rolled back. */
function buildRound(sessionId: string, round: number): Request[] {
  const id = `kill-${round}`
  const write = (path: string, content: object, rollback: Request | null = null): Request => ({
    path,
    rollback,
    body: JSON.stringify({ sessionId, roundId: `${id}-round`, ...content }),
  })
  const back = write(rollbackBet.path, { transactionId: `${id}-back`, betTransactionId: `${id}-bet` })
  const bet = write(placeBet.path, { transactionId: `${id}-bet`, amount: 100, currency: 'RUB' }, back)
  switch (round % 3) {
    case 0:
      return [
        write(
          settleRound.path,
          {
            betTransactionId: `${id}-bet`,
            winTransactionId: `${id}-win`,
            stake: 100,
            win: (round % 2) * 70,
            currency: 'RUB',
          },
          back,
        ),
      ]
    case 1:
      return [
        bet,
        write(payWin.path, { transactionId: `${id}-win`, amount: (round % 2) * 140, currency: 'RUB' }),
      ]
    default:
      return [bet, back]
  }
}

/** The retry of an honest provider for a call that got no answer. */
async function sendAgain(origin: string, request: Request): Promise<string> {
  return send(origin, request).catch((error: Error) => {
    if (request.path === payWin.path && error.message.includes('round_not_found'))
      return 'there is no stake to pay for'
    if (request.rollback === null || !/session_deactivated|bet_rolled_back/.test(error.message)) throw error
    return send(origin, request.rollback)
  })
}

async function send(origin: string, { path, body }: Request): Promise<string> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [providerHeader]: 'yanta',
      [signatureHeader]: signRequest({ secret: testSecrets.WALLET_SECRET, method: 'POST', path, body }),
    },
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return text
}

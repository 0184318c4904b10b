// The one process of `npm start`, killed while three players have a round of each engine in progress. A returning player finds every
// acknowledged round and continues the open one, and the records of the games' server, the platform and the ledger agree.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@yanta/database'
import { writeTestDataFolder } from '@yanta/database/testing'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { findFreePorts } from '../../../../tools/site/free-ports.ts'
import { nodeEnv } from '../../../../tools/testing/node-env.ts'
import { startedSite } from './started-site.ts'

interface Round {
  id: string
  win: number
  balance: number
  outcome: { engine: string; opened?: number[]; end?: string | null }
}
interface Opened {
  session: string
  balance: number
  stakes: number[]
  defaultStake: number
  pending: Round | null
}
interface Seat {
  email: string
  password: string
  game: string
}

const seats: readonly Seat[] = [
  { email: 'vera@example.com', password: 'vera-demo-2026', game: 'neon-drive' },
  { email: 'max@example.com', password: 'max-demo-2026', game: 'emerald-roulette' },
  { email: 'oksana@example.com', password: 'oksana-demo-2026', game: 'deep-mines' },
]

/** Kills it that many times. */
export async function killSite(kills: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-killed-'))
  await writeTestDataFolder(join(dataDir, 'database'), startedSite)
  const [platform, games] = await findFreePorts(2)
  const ports = { platform, games }
  const acknowledged = new Map<string, Round>()
  let requests = 0
  let site = await start()
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const load = seats.map((seat) => play(seat))
      await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThanOrEqual(kill * 12)
      site.kill('SIGKILL')
      await once(site, 'exit')
      await Promise.all(load)
      site = await start()
    }
    for (const seat of seats) {
      const opened = await open(seat)
      if (opened.pending) expect(opened.pending.balance).toBe(opened.balance)
      await playOnce(seat, opened)
    }
    site.kill('SIGTERM')
    await once(site, 'exit')

    const rounds = await readRounds(join(dataDir, 'database'))
    const byId = new Map(rounds.map((round) => [round.id, round]))
    for (const [id, { win, outcome }] of acknowledged)
      expect(byId.get(id)).toMatchObject(
        outcome.end === null ? { status: 'settled' } : { status: 'settled', win },
      )
    for (const { id, status, stake, win, ...books } of rounds) {
      const isPaid = status === 'settled'
      expect({ id, status, ...books }).toEqual({
        id,
        status: expect.stringMatching(/^(?:settled|rolled_back|failed)$/),
        ofPlatform: isPaid ? 'settled' : books.ofPlatform === null ? null : 'rolled_back',
        booked: isPaid ? win - stake : 0,
      })
    }
    expect(new Set([...acknowledged.values()].map(({ outcome }) => outcome.engine))).toEqual(
      new Set(['slot', 'roulette', 'mines']),
    )
  } finally {
    site.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), '--without-site'], {
      stdio: 'ignore',
      env: {
        ...nodeEnv(),
        MODE: 'demo',
        DATA_DIR: dataDir,
        PLATFORM_PORT: String(ports.platform),
        GAMES_PORT: String(ports.games),
        DEMO_REGULARS: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      },
    })
    for (const port of Object.values(ports)) {
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/ready`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 240_000, interval: 50 },
        )
        .toBe(200)
    }
    return child
  }

  async function post<Answer>(
    of: keyof typeof ports,
    path: string,
    body: object,
    bearer?: string,
  ): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${ports[of]}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    })
    if (response.status !== 200) throw new Error(await response.text())
    return response.json() as Promise<Answer>
  }

  async function open({ email, password, game }: Seat): Promise<Opened> {
    const { token } = await post<{ token: string }>('platform', '/json-api/login?platform=desktop', {
      type: 'email',
      login: email,
      password,
    })
    const { data } = await post<{ data: { runToken: string } }>(
      'platform',
      `/json-api/eapi/game-run/${game}?platform=desktop`,
      { platform: 'desktop', type: 'real', confirm: true },
      token,
    )
    return post<Opened>('games', '/api/open', { token: data.runToken })
  }

  /** Plays a whole round, or the rest of the open one. */
  async function playOnce({ game }: Seat, { session, pending, stakes, defaultStake }: Opened): Promise<void> {
    requests += 1
    const requestId = `request-${requests}`
    const ask = async (path: string, body: object) => {
      const { round } = await post<{ round: Round }>(
        'games',
        path,
        { ...body, requestId: `${requestId}-${path.length}-${'number' in body ? String(body.number) : ''}` },
        session,
      )
      acknowledged.set(round.id, round)
      return round
    }
    if (game === 'neon-drive') return void (await ask('/api/rounds', { stake: defaultStake }))
    if (game === 'emerald-roulette')
      return void (await ask('/api/rounds', { stake: stakes[0], choice: [['red', stakes[0]]] }))
    let round =
      pending?.outcome.end === null
        ? pending
        : await ask('/api/rounds', { stake: defaultStake, choice: { mines: 2 } })
    while (round.outcome.end === null) {
      const opened: number[] = round.outcome.opened ?? []
      const cell = Array.from({ length: 25 }, (_, each) => each).find((each) => !opened.includes(each))
      round = await ask(`/api/rounds/${round.id}/steps`, {
        number: opened.length,
        step: opened.length < 3 ? { kind: 'open', cell } : { kind: 'cash_out' },
      })
    }
  }

  /** Until the site is gone. */
  async function play(seat: Seat): Promise<void> {
    try {
      for (let opened = await open(seat); ; opened = { ...opened, pending: null })
        await playOnce(seat, opened)
    } catch {
      return
    }
  }
}

interface StoredRound {
  id: string
  status: string
  stake: number
  win: number
  ofPlatform: string | null
  booked: number
}

/** Each round as stored by the games' server, the platform and the ledger. */
async function readRounds(directory: string): Promise<StoredRound[]> {
  const database = await openDatabase({ directory })
  const { rows } = await sql<StoredRound>`
    select p.id, p.status, p.stake, p.win, r.status as "ofPlatform", coalesce((
      select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
      where a.user_id is not null and t.scope = 'wallet:yanta' and t.key in (p.id || '.bet', p.id || '.win', p.id || '.rollback')), 0)::bigint as booked
    from provider.rounds p left join rounds r on r.provider = 'yanta' and r.ref = p.id order by p.seq`.execute(
    database.db,
  )
  await database.close()
  return rows
}

// Mines in the whole site: the real platform, its ledger and wallet, the games' server, one embedded database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { writeTestDataFolder } from '@yanta/database/testing'
import { buildLogger } from '@yanta/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { openSite } from './site.ts'
import { startedSite } from './testing/started-site.ts'

interface Round {
  id: string
  win: number
  balance: number
  outcome: { opened: number[]; end: string | null; field: number[] | null }
}
interface Opened {
  session: string
  balance: number
  pending: Round | null
}

const folder = mkdtempSync(join(tmpdir(), 'yanta-steps-'))
let site: Awaited<ReturnType<typeof openSite>>
let ports: { platform: string; games: string }
let requests = 0
beforeAll(async () => {
  const [platform, games] = (await findFreePorts(2)).map(String)
  ports = { platform: platform!, games: games! }
  await writeTestDataFolder(join(folder, 'database'), startedSite)
  site = await openSite(
    readConfig({
      DATA_DIR: folder,
      PLATFORM_PORT: ports.platform,
      GAMES_PORT: ports.games,
      DEMO_REGULARS: 'off',
      RATE_LIMITS: 'off',
    }),
    { logger: buildLogger({ logLevel: 'silent', logFormat: 'json' }), withSite: false },
  )
  await site.listen()
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

async function ask<Answer>(
  of: 'platform' | 'games',
  path: string,
  body?: object,
  bearer?: string,
): Promise<Answer & { errors?: { code: string }[] }> {
  const send = () =>
    fetch(`http://127.0.0.1:${ports[of]}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    })
  // A kept-alive connection of the site before its renewal is gone; every request here may be repeated.
  const response = await send().catch(send)
  return response.json() as Promise<Answer & { errors?: { code: string }[] }>
}
const codeOf = ({ errors }: { errors?: { code: string }[] }) => errors?.[0]?.code

async function logIn(): Promise<string> {
  const { token } = await ask<{ token: string }>('platform', '/json-api/login?platform=desktop', {
    type: 'email',
    login: 'vera@example.com',
    password: 'vera-demo-2026',
  })
  return token
}
async function openMines(login: string | undefined, type: 'real' | 'demo'): Promise<Opened> {
  const { data } = await ask<{ data: { runToken: string } }>(
    'platform',
    '/json-api/eapi/game-run/deep-mines?platform=desktop',
    { platform: 'desktop', type },
    login,
  )
  return ask<Opened>('games', '/api/open', { token: data.runToken })
}
const start = (session: string, mines: number) =>
  ask<{ round: Round }>(
    'games',
    '/api/rounds',
    { stake: 2000, choice: { mines }, requestId: `start-of-round-${++requests}` },
    session,
  )
const take = (
  session: string,
  id: string,
  number: number,
  step: object,
  requestId = `step-of-round-${++requests}`,
) => ask<{ round: Round }>('games', `/api/rounds/${id}/steps`, { number, step, requestId }, session)

/** One of 25 cells mined, one opened for 20.00: 20.2083 exactly, paid as the round's rounding decides. */
const worthOfOneFind = [2020, 2021]

/** A round with one find; when the first cell is mined, the stake is lost and another round is begun. */
async function beginWithFind(session: string): Promise<{ round: Round; lost: number }> {
  for (let lost = 0; ; lost++) {
    const {
      round: { id },
    } = await start(session, 1)
    const { round } = await take(session, id, 0, { kind: 'open', cell: 12 }, `first-cell-${++requests}`)
    if (round.outcome.end === null) return { round, lost }
  }
}

test("a round survives a closed tab and a restart of platform and games' server in its middle; its win goes through the ledger once", async () => {
  const login = await logIn()
  const before = await openMines(login, 'real')
  const { round: begun, lost } = await beginWithFind(before.session)
  const staked = 2000 * (lost + 1)
  expect(begun).toMatchObject({ balance: before.balance - staked, outcome: { opened: [12], field: null } })
  expect(codeOf(await start(before.session, 5))).toBe('round_open')

  await site.renew()
  const again = await openMines(await logIn(), 'real')
  expect(again).toMatchObject({
    balance: before.balance - staked,
    pending: { id: begun.id, outcome: { opened: [12], field: null, end: null } },
  })
  expect(codeOf(await start(again.session, 5))).toBe('round_open')
  const ended = await Promise.all(
    [1, 2, 3].map(() => take(again.session, begun.id, 1, { kind: 'cash_out' }, 'cashed-out-once')),
  )
  const { win } = ended[0]!.round
  expect(worthOfOneFind).toContain(win)
  for (const { round } of ended)
    expect(round).toMatchObject({
      win,
      balance: before.balance - staked + win,
      outcome: { end: 'cash_out', field: [expect.any(Number)] },
    })
  expect(codeOf(await take(again.session, begun.id, 2, { kind: 'open', cell: 3 }))).toBe('round_closed')

  const { items } = await ask<{ items: { gameSlug: string; stake: number; win: number; status: string }[] }>(
    'platform',
    '/json-api/user/rounds?platform=desktop',
    undefined,
    await logIn(),
  )
  expect(items[0]).toMatchObject({ gameSlug: 'deep-mines', stake: 2000, win, status: 'settled' })
  expect((await openMines(await logIn(), 'real')).pending).toBeNull()
})

test('demo money is played by the same steps and never enters the ledger', async () => {
  const guest = await openMines(undefined, 'demo')
  const { round, lost } = await beginWithFind(guest.session)
  const { round: ended } = await take(guest.session, round.id, 1, { kind: 'cash_out' })
  expect(worthOfOneFind).toContain(ended.win)
  expect([guest.balance, ended.balance]).toEqual([1_000_000, 1_000_000 - 2000 * (lost + 1) + ended.win])
})

test("another player can't continue a round", async () => {
  const [mine, theirs] = [await openMines(undefined, 'demo'), await openMines(undefined, 'demo')]
  const { round } = await beginWithFind(mine.session)
  expect(codeOf(await take(theirs.session, round.id, 1, { kind: 'cash_out' }))).toBe('round_not_found')
  expect(worthOfOneFind).toContain((await take(mine.session, round.id, 1, { kind: 'cash_out' })).round.win)
})

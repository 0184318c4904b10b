// Saves a data folder of this release, for the test that the next release opens it: `node tools/testing/save-release.ts`,
// once at each release. It starts platform and games as `npm start` does, plays a round of each engine, leaves one open and one
// player with a bonus, and writes the closed folder with a count of what is in it instead of the previous one.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase, type Database } from '@yanta/database'
import { packDataFolder } from '@yanta/database/testing'
import { buildLogger } from '@yanta/server'
import { openSite } from '../../apps/all-in-one/src/site.ts'
import { readReleaseFacts } from '../../apps/all-in-one/src/testing/release-facts.ts'
import { sql } from 'kysely'
import { askDesk, deskAddress } from '../../apps/platform/src/desk/desk-socket.ts'
import { root } from '../project/root.ts'
import { findFreePorts } from '../site/free-ports.ts'

interface Round {
  id: string
  outcome: { opened?: number[] }
}

const target = join(root, 'apps/all-in-one/src/testing/previous-release')
const folder = mkdtempSync(join(tmpdir(), 'yanta-release-'))
const directory = join(folder, 'database')
const [platformPort, gamesPort] = (await findFreePorts(2)).map(String)
const origins = { platform: `http://127.0.0.1:${platformPort}`, games: `http://127.0.0.1:${gamesPort}` }

await play()
const database = await openDatabase({ directory })
const facts = await readReleaseFacts(database.db)
if (facts.rounds.open !== 1) throw new Error('the round that was to stay open hit its mine: run it again')
const log = await startNewLog(database)
await database.close()
for (const name of readdirSync(join(directory, 'pg_wal')))
  if (/^[0-9A-F]{24}$/.test(name) && name !== log) rmSync(join(directory, 'pg_wal', name))
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
const packed = packDataFolder(directory)
writeFileSync(join(target, 'data-folder.br'), packed)
rmSync(folder, { recursive: true })
console.log(
  `Saved ${facts.players} players and ${facts.movements} movements in ${packed.length} bytes: ${target}`,
)

/** The log of the first start is most of a folder and is not needed once everything is in the tables. Returns the new log's name. */
async function startNewLog({ db }: Database): Promise<string> {
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{
    name: string
  }>`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`.execute(db)
  return rows[0]!.name
}

async function play(): Promise<void> {
  const env = {
    DATA_DIR: folder,
    PLATFORM_PORT: platformPort,
    GAMES_PORT: gamesPort,
    DEMO_REGULARS: 'off',
    RATE_LIMITS: 'off',
  }
  const site = await openSite(readConfig(env), {
    logger: buildLogger({ logLevel: 'silent', logFormat: 'json' }),
    withSite: false,
  })
  await site.listen()
  const [vera, max, oksana] = await Promise.all([
    openGame('vera@example.com', 'vera-demo-2026', 'neon-drive'),
    openGame('max@example.com', 'max-demo-2026', 'emerald-roulette'),
    openGame('oksana@example.com', 'oksana-demo-2026', 'deep-mines'),
  ])
  for (let index = 0; index < 3; index += 1) await vera({ stake: 2000 })
  await max({ choice: [['red', 1000]], stake: 1000 })
  const ended = await oksana({ stake: 2000, choice: { mines: 1 } })
  await oksana({ step: { kind: 'open', cell: 0 }, number: 0 }, `/${ended.id}/steps`)
  const granted = await askDesk(deskAddress(folder), {
    words: ['bonus', 'grant', 'max@example.com', '500'],
    options: { wager: '30', cap: '1000', days: '365' },
    operator: 'release',
    reason: 'a bonus to keep',
    key: 'kept-bonus',
  })
  if (granted?.exitCode !== 0) throw new Error(`the bonus was not granted: ${granted?.text}`)
  await site.close()
}

type Ask = (body: object, path?: string) => Promise<Round>

/** Logs in, opens the game and returns a function that plays there. */
async function openGame(email: string, password: string, game: string): Promise<Ask> {
  const { token } = await post<{ token: string }>(`${origins.platform}/json-api/login?platform=desktop`, {
    type: 'email',
    login: email,
    password,
  })
  const { data } = await post<{ data: { runToken: string } }>(
    `${origins.platform}/json-api/eapi/game-run/${game}?platform=desktop`,
    { platform: 'desktop', type: 'real', confirm: true },
    token,
  )
  const { session } = await post<{ session: string }>(`${origins.games}/api/open`, { token: data.runToken })
  let requests = 0
  return async (body, path = '') => {
    requests += 1
    const url = `${origins.games}/api/rounds${path}`
    const { round } = await post<{ round: Round }>(
      url,
      { ...body, requestId: `kept-${game}-${requests}` },
      session,
    )
    return round
  }
}

async function post<Answer>(url: string, body: object, bearer = ''): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { findSeveralAccounts } from '../modules/identity/several-accounts/several-accounts.service.ts'
import { readGiftPlayer } from '../modules/rewards/gifts/gifts.service.ts'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { answerDesk } from './desk.ts'

let platform: TestPlatform
let folder: string
beforeAll(async () => {
  platform = await createTestPlatform()
  folder = mkdtempSync(join(tmpdir(), 'own-data-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await platform.close()
})

const desk = (...words: string[]) =>
  answerDesk(
    {
      db: platform.db,
      clock: platform.clock,
      sessionSecret: platform.config.sessionSecret,
      realtime: platform.app.deps.realtime,
      addXp: async () => undefined as never,
      timeZone: 'Europe/Moscow',
      mostWager: null,
      documentsDir: platform.config.documentsDir,
      chatPicturesDir: platform.config.chatPicturesDir,
      messages: platform.app.deps,
    },
    { words, operator: 'olga', reason: 'asked by letter', key: words.join(' ') },
  )
const latest = async () => (await listAudit(platform.db, 1))[0]

test('the desk writes what is stored about a player into a folder, for its owner alone, and the audit has it', async () => {
  const player = await platform.createPlayer()
  const path = join(folder, 'answers', `own-data-${player.id}.json`)
  const answer = await desk('player', 'export', player.email, join(folder, 'answers'))
  expect([answer.exitCode, answer.text]).toEqual([0, expect.stringContaining(path)])
  expect(readFileSync(path, 'utf8')).toContain(player.email)
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(await latest()).toMatchObject({
    actor: 'olga',
    action: 'player export',
    subject: `player ${player.id}`,
    reason: 'asked by letter',
  })
})

test.each(['answers', '../answers', ''])('no export goes to %j, which is no whole path', async (to) => {
  const player = await platform.createPlayer()
  expect(await desk('player', 'export', player.email, to)).toMatchObject({ exitCode: 1 })
  expect((await latest())?.subject).not.toBe(`player ${player.id}`)
})

test('pairs of accounts are listed with their signs, shown with the time, flagged and dismissed, with an audit entry each [6.9]', async () => {
  expect((await desk('accounts', 'list')).text).toContain('No pair')
  const [one, other] = [await platform.createPlayer(), await platform.createPlayer()]
  await sql`delete from known_places where user_id not in (${one.id}, ${other.id})`.execute(platform.db)
  await findSeveralAccounts(platform.app.deps)
  const { rows } = await sql<{ id: string }>`select id::text as id from account_matches`.execute(platform.db)
  const [{ id }] = rows as [{ id: string }]
  const { text: listed } = await desk('accounts', 'list')
  expect(listed.split('\n')).toHaveLength(1)
  for (const words of [`(${one.id})`, `(${other.id})`, 'device', 'network']) expect(listed).toContain(words)
  expect((await desk('accounts', 'show', id)).text).toContain(
    `since ${new Date().toISOString().slice(0, 10)}`,
  )

  const stranger = await platform.createPlayer()
  expect((await desk('accounts', 'flag', id, stranger.email)).exitCode).toBe(1)
  expect((await desk('accounts', 'flag', id, other.email)).exitCode).toBe(0)
  expect(await latest()).toMatchObject({ action: 'accounts flag', subject: `player ${other.id}` })
  expect((await readGiftPlayer(platform.db, other.id)).isMultiAccount).toBe(true)
  expect((await desk('accounts', 'list')).text).toContain('No pair')

  expect((await desk('accounts', 'dismiss', id)).exitCode).toBe(0)
  expect(await latest()).toMatchObject({ action: 'accounts dismiss' })
  expect((await readGiftPlayer(platform.db, other.id)).isMultiAccount).toBe(false)
  for (const wrong of ['999', 'x', '-1']) expect((await desk('accounts', 'dismiss', wrong)).exitCode).toBe(1)
})

test('the desk closes an account without money, once, with an audit entry; with money it says how much', async () => {
  const player = await platform.createPlayer()
  const rich = await platform.createPlayer({ balance: 12_345 })
  expect(await desk('player', 'close', rich.email)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('123.45 RUB'),
  })
  expect((await desk('player', 'close', player.email)).exitCode).toBe(0)
  expect(await latest()).toMatchObject({ action: 'player close', subject: `player ${player.id}` })
  expect(await desk('player', 'close', player.email)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('already'),
  })
})

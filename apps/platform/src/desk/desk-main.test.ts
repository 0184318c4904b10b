// The desk as an operator starts it: with a running site, and alone.
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTestDataFolder } from '@yanta/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startedPlatform, testSecrets } from '../testing/templates.ts'
import { readCommandLine } from './command-line.ts'
import { askDesk, deskAddress, serveDesk } from './desk-socket.ts'
import { nodeEnv } from '../../../../tools/testing/node-env.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'yanta-desk-'))
  await writeTestDataFolder(join(dataDir, 'database'), startedPlatform)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const env = () => ({ ...nodeEnv(), ...testSecrets, DATA_DIR: dataDir })

function desk(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...words],
      { env: env() },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

test('the desk reaches a running site over its socket, and opens the database itself when none runs', async () => {
  const site = fork(join(import.meta.dirname, '../modules/money/wallet/testing/killable-platform.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: env(),
  })
  await once(site, 'message')
  expect(statSync(join(dataDir, 'desk.sock')).mode & 0o777).toBe(0o600)
  const credited = await desk('credit', 'rich-1@example.com', '12.34', '--reason', 'a test')
  expect(credited).toMatchObject({ code: 0, out: expect.stringContaining('1000012.34 RUB') })
  site.kill('SIGKILL')
  await once(site, 'exit')
  // kill -9 leaves the socket file behind; no process listens on it.
  expect((await desk('player', 'rich-1@example.com')).out).toContain('1000012.34 RUB')
})

test('two desks at once without a site wait for each other, and both credits count', async () => {
  const credits = await Promise.all([
    desk('credit', 'rich-2@example.com', '1.11'),
    desk('credit', 'rich-2@example.com', '1.11'),
  ])
  expect(credits.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect((await desk('player', 'rich-2@example.com')).out).toContain('1000002.22 RUB')
})

test('errors are written to stderr with their exit code', async () => {
  expect(await desk('nonsense')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining("There is no command 'nonsense'"),
  })
  expect(await desk('credit', 'rich-1@example.com', '-5')).toMatchObject({
    code: 1,
    err: expect.stringContaining("'-5' is below zero"),
  })
  expect(await desk('credit', '--amount', '5')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Unknown option'),
  })
})

test('options are accepted in any position', () => {
  const user = { user: 'olga', key: 'k' }
  expect(readCommandLine(['credit', '--reason', 'why not', 'vera', '5'], user)).toEqual({
    words: ['credit', 'vera', '5'],
    operator: 'olga',
    reason: 'why not',
    key: 'k',
  })
  expect(
    readCommandLine(['bonus', 'grant', '--wager', '30', 'vera', '--cap=500', '100', '--days', '7'], user),
  ).toMatchObject({
    words: ['bonus', 'grant', 'vera', '100'],
    options: { wager: '30', cap: '500', days: '7' },
  })
  expect(readCommandLine([], user).words).toEqual(['help'])
  expect(readCommandLine(['--operator', 'max', 'player', 'list'], user).operator).toBe('max')
})

test('a stale socket is replaced, and invalid requests are not answered', async () => {
  const address = deskAddress(dataDir, 'linux')
  rmSync(address, { force: true })
  expect(await askDesk(address, { words: ['help'], operator: 'o', reason: '', key: 'k' })).toBeNull()
  writeFileSync(address, '')
  const { close } = await serveDesk(address, async ({ words }) => ({ exitCode: 0, text: words.join(' ') }))
  expect(await askDesk(address, { words: ['a', 'b'], operator: 'o', reason: '', key: 'k' })).toEqual({
    exitCode: 0,
    text: 'a b',
  })
  await expect(askDesk(address, { words: 'not a list' } as never)).rejects.toThrow('ended while it was asked')
  await close()
})

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTestDataFolder } from '@yanta/database/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startedSite } from './testing/started-site.ts'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { nodeEnv } from '../../../tools/testing/node-env.ts'

let folder: string
const running: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-main-'))
})

afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--without-site'], {
    env: { ...nodeEnv(), LOG_LEVEL: 'error', DATA_DIR: folder, DEMO_REGULARS: 'off', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  running.push(child)
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

async function runToTheEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; sentences: string[] }> {
  const { ended, output } = run(env)
  return { code: await ended, sentences: output().trim().split('\n') }
}

async function freePorts(): Promise<Record<string, string>> {
  const [site, games, platform] = await findFreePorts(3)
  return { SITE_PORT: String(site), GAMES_PORT: String(games), PLATFORM_PORT: String(platform) }
}

async function ready({ output, child }: Run): Promise<void> {
  while (!output().includes(' is ready.')) {
    if (child.exitCode !== null) throw new Error(output())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('a bad variable ends the start with one sentence that names it and what it may be', async () => {
  const { code, sentences } = await runToTheEnd({ LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(sentences).toEqual([expect.stringMatching(/^LOG_LEVEL .*'loud'.*info/)])
})

test("a data folder that can't be written ends the start with one sentence", async () => {
  writeFileSync(join(folder, 'file'), '')
  const { code, sentences } = await runToTheEnd({
    ...(await freePorts()),
    DATA_DIR: join(folder, 'file', 'data'),
  })
  expect(code).toBe(1)
  expect(sentences).toEqual([expect.stringMatching(/can't be (written|read).*DATA_DIR/)])
})

test('a busy port ends the start with one sentence that names its variable', async () => {
  const ports = await freePorts()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(Number(ports.GAMES_PORT), '127.0.0.1', resolve))
  const { code, sentences } = await runToTheEnd(ports)
  other.close()
  expect(code).toBe(1)
  expect(sentences).toEqual([expect.stringMatching(new RegExp(`^Port ${ports.GAMES_PORT} .*GAMES_PORT`))])
})

test('it says that it is ready once it answers, refuses a second instance on its data, and when it is asked to end answers what has begun first', async () => {
  await writeTestDataFolder(join(folder, 'database'), startedSite)
  const ports = await freePorts()
  const first = run(ports)
  await ready(first)
  expect((await fetch(`http://127.0.0.1:${ports.PLATFORM_PORT}/ready`)).status).toBe(200)

  const second = await runToTheEnd(await freePorts())
  expect(second.code).toBe(1)
  expect(second.sentences).toEqual([expect.stringMatching(/in use by another process/)])

  const visitor = connect(Number(ports.PLATFORM_PORT), '127.0.0.1')
  const login = '{"type":"email","login":"nobody@example.com","password":"wrong-password"}'
  visitor.write(
    `POST /json-api/login?platform=desktop HTTP/1.1\r\nHost: a\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login.slice(0, 5)}`,
  )
  await expect
    .poll(() => fetch(`http://127.0.0.1:${ports.PLATFORM_PORT}/live`).then(({ ok }) => ok))
    .toBe(true)
  first.child.kill('SIGINT')
  await expect.poll(() => fetch(`http://127.0.0.1:${ports.GAMES_PORT}/live`).catch(() => 'gone')).toBe('gone')
  visitor.write(login.slice(5))
  const [answer] = (await once(visitor, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is)
  expect(await first.ended).toBe(0)
})

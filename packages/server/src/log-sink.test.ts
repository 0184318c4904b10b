import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const sink = join(import.meta.dirname, 'log-sink.ts')
/** Writes 20 MB of lines, of which 64 KB fit into a pipe, then says on another one what became of them. */
const flood = `
  const { openLogSink } = await import(${JSON.stringify(sink)})
  const log = openLogSink(process.argv[1] === 'disk' ? '/dev/full' : 1, 1_000_000)
  for (let line = 0; line < 20_000; line += 1) log.write('x'.repeat(1_000) + '\\n')
  setImmediate(() => {
    process.stderr.write('still working, dropped ' + (log.dropped > 18_000))
    process.kill(process.pid, 'SIGKILL')
  })`

test('a log that nobody reads delays nothing: what does not fit in memory is dropped and counted', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', flood], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pause()
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  await once(child, 'exit')
  child.stdout.destroy()
  expect(said).toBe('still working, dropped true')
})

test('a log on a full disk ends no process', async () => {
  const full = promisify(execFile)(process.execPath, ['--input-type=module', '-e', flood, 'disk'])
  await expect(full).rejects.toMatchObject({ signal: 'SIGKILL', stderr: 'still working, dropped true' })
})

test('lines are written in their order, also those of a process that ends at once', async () => {
  const lines = `
    const { openLogSink } = await import(${JSON.stringify(sink)})
    const log = openLogSink(1)
    for (let line = 0; line < 3_000; line += 1) log.write('line ' + line + '\\n')
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', lines])
  expect(stdout).toBe(Array.from({ length: 3_000 }, (_, line) => `line ${line}\n`).join(''))
})

test('a line is written soon, without another one after it', async () => {
  const line = `
    const { openLogSink } = await import(${JSON.stringify(sink)})
    openLogSink(1).write('alone\\n')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', line])
  const [text] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill()
  expect(String(text)).toBe('alone\n')
})

// A platform in a process of its own for as long as something is measured, and the callers it takes for many households.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallDeclaration } from '@yanta/contract'
import { root } from '../tools/project/root.ts'

export interface LonePlatform {
  /** Asks from an address of its own each time, so that no limit of addresses answers. Milliseconds until the whole answer is there. */
  ask(call: CallDeclaration, body?: object): Promise<{ status: number; ms: number }>
  /** How late its event loop was since the last asking, in milliseconds at the 99th percentile. */
  readDelay(): Promise<number>
}

/** Starts a platform with an account for every even contact up to `contacts`, and removes it with its data. */
export async function withLonePlatform<Answer>(
  contacts: number,
  measure: (platform: LonePlatform) => Promise<Answer>,
): Promise<Answer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const child = fork(join(root, 'bench/platform-child.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      BENCH_CONTACTS: String(contacts),
      SESSION_SECRET: 'session-secret-of-the-bench-0123456789',
      WALLET_SECRET: 'wallet-secret-of-the-bench-0123456789',
    },
  })
  const agent = new Agent({ keepAlive: true })
  try {
    const { origin } = await hear<{ origin: string }>(child)
    let asked = 0
    return await measure({
      ask: (call, body) =>
        ask(agent, `${origin}${call.path}?platform=desktop`, call.method, nameCaller(asked++), body),
      async readDelay() {
        child.send('delay')
        return (await hear<{ delayMs: number }>(child)).delayMs
      },
    })
  } finally {
    agent.destroy()
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function hear<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the platform ended'))),
  ])
  return message as Message
}

/** No household comes twice. */
function nameCaller(asked: number): string {
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}

function ask(
  agent: Agent,
  address: string,
  method: string,
  caller: string,
  body?: object,
): Promise<{ status: number; ms: number }> {
  const text = body && JSON.stringify(body)
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': caller,
    ...(text && { 'content-type': 'application/json' }),
  }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    request(address, { agent, method, headers }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode!, ms: performance.now() - startedAt }))
    })
      .once('error', reject)
      .end(text)
  })
}

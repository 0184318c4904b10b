// A platform in a process of its own, with data of its own, for as long as something is measured: the figure is the platform's, and not
// that of what loads it.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/project/root.ts'

export const walletSecret = 'wallet-secret-of-the-bench-0123456789'

export interface PlatformProcess<Greeting> {
  /** What it said once it listened. */
  greeting: Greeting
  /** Its answer to a question. */
  ask<Answer>(question: string): Promise<Answer>
}

/** Starts a program of the repository that greets when its platform listens, and removes it with its data. */
export async function withPlatformProcess<Greeting, Answer>(
  program: string,
  env: Record<string, string>,
  measure: (platform: PlatformProcess<Greeting>) => Promise<Answer>,
): Promise<Answer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const child = fork(join(root, program), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      SESSION_SECRET: 'session-secret-of-the-bench-0123456789',
      WALLET_SECRET: walletSecret,
      ...env,
      DATA_DIR: dataDir,
    },
  })
  try {
    return await measure({
      greeting: await hear<Greeting>(child),
      ask(question) {
        child.send(question)
        return hear(child)
      },
    })
  } finally {
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

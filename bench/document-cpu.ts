// CPU time per document of a process that answers messages with its usage, requested over one keep-alive connection.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { sendSoundly } from './request.ts'

export interface DocumentSource {
  process: ChildProcess
  origin: string
  headers: Record<string, string>
}

export interface Repetitions {
  warmUps: number
  documents: number
}

/** Other load makes a round slower, never faster, so the best of them is the most exact. */
const rounds = 8
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds of each source for one document at `path`. The sources take turns, so that what disturbs one disturbs all. */
export async function measureDocuments(
  sources: readonly DocumentSource[],
  path: string,
  { warmUps, documents }: Repetitions,
): Promise<number[]> {
  for (const source of sources) await load(source, path, warmUps)
  const best = sources.map(() => Infinity)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, source] of sources.entries()) {
      const before = await readUsage(source.process)
      await load(source, path, documents)
      const after = await readUsage(source.process)
      const spent = (after.user + after.system - before.user - before.system) / 1000
      best[index] = Math.min(best[index]!, spent / documents)
    }
  }
  return best
}

/** Closes the connections; the next measurement opens new ones. */
export function closeConnections(): void {
  agent.destroy()
}

async function readUsage(child: ChildProcess): Promise<NodeJS.CpuUsage> {
  child.send('usage')
  const [usage] = await once(child, 'message')
  return usage as NodeJS.CpuUsage
}

async function load(source: DocumentSource, path: string, count: number): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', ...source.headers }
  for (let index = 0; index < count; index += 1) await sendSoundly(agent, source.origin + path, { headers })
}

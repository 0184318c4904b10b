// Settled bets per second, embedded; the load and its counting are in bets.ts, run in a process of its own.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../tools/project/root.ts'
import type { Bench } from './measurement.ts'

export const bets: Bench = {
  name: 'bets',
  async measure() {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'bench/bets.ts'), '--json'], { cwd: root })
    const { betsPerSecond } = JSON.parse(stdout.trim().split('\n').at(-1)!) as { betsPerSecond: number }
    return [{ name: 'settled bets, embedded database', value: betsPerSecond, unit: '/s', budget: 600, atLeast: true }]
  },
}

// The cost of a unit or platform test: its CPU time is reported with its result, databases and processes
// are counted. The processes of browser tests are counted where they are started (`tools/site`).
import { subscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach } from 'vitest'
import { countUse } from '../counting/counts.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of the process while the test ran. */
    cpuMs?: number
  }
}

let atStart: NodeJS.CpuUsage

beforeEach(() => {
  atStart = process.cpuUsage()
})

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(atStart)
  task.meta.cpuMs = Math.round((user + system) / 1000)
})

const isCounting = globalThis as { areTestCostsCounted?: true }
if (!isCounting.areTestCostsCounted) {
  isCounting.areTestCostsCounted = true
  subscribe('child_process', () => countUse('processes'))
  subscribe('yanta:test-database', () => countUse('databases'))
}

// The base of every browser test: its page loads are counted, and its CPU time is reported with its result.
import { readFileSync, readdirSync } from 'node:fs'
import { type BrowserContext, test as base } from '@playwright/test'
import { countUse } from '../../tools/counting/counts.ts'

export { expect } from '@playwright/test'
export type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

const tickMs = 10

export const test = base.extend<{ cpuTime: void }, { pageLoads: void }>({
  pageLoads: [
    async ({ browser }, use) => {
      const { newContext } = browser
      browser.newContext = async (...options) => {
        const context = await newContext.apply(browser, options)
        countPageLoads(context)
        return context
      }
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  cpuTime: [
    async ({}, use, testInfo) => {
      const before = readCpuTime()
      await use()
      const description = String(readCpuTime() - before)
      testInfo.annotations.push({ type: 'cpu ms', description })
    },
    { auto: true },
  ],
})

function countPageLoads(context: BrowserContext): void {
  context.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    try {
      if (request.frame().parentFrame() === null) countUse('page-loads')
    } catch {
      // A document that was asked for before its page was there is one all the same.
      countUse('page-loads')
    }
  })
}

/** CPU time of this process and of all that it started: the browser and the site. In ms; 0 where the system has no /proc. */
function readCpuTime(): number {
  let ticks = 0
  const parents = new Map<number, number>()
  const own = new Map<number, number>()
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const [pid, parent, time] = readProcess(name)
      parents.set(pid, parent)
      own.set(pid, time)
    }
  } catch {
    return 0
  }
  for (const [pid, time] of own) {
    let ancestor: number | undefined = pid
    while (ancestor && ancestor !== process.pid) ancestor = parents.get(ancestor)
    if (ancestor === process.pid) ticks += time
  }
  return ticks * tickMs
}

/** Id, parent's id, and ticks of a process and its ended children; zeros for one that ended meanwhile. */
function readProcess(name: string): [pid: number, parent: number, ticks: number] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
    return [Number(name), Number(fields[1]), ticks]
  } catch {
    return [0, 0, 0]
  }
}

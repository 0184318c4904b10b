// Journeys on which the half behind the site goes away: a site of its own for each worker, in two processes.
import { type SplitSite, startSplitSite } from '../tools/site/start-split-site.ts'
import { test as base } from './site.ts'

export { expect } from './site.ts'
export type { Page } from './site.ts'

export const test = base.extend<object, { split: SplitSite }>({
  split: [
    async ({}, use) => {
      const site = await startSplitSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ split }, use) => use(split.origin),
})

/** What browsers write on the console for every answer that is none, and for a socket that is gone. */
export function forgiveLostAnswers(complaints: string[]): void {
  const others = complaints.filter((complaint) => !/status of 50\d|ERR_|WebSocket/.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

// Journeys on which the half behind the site goes away.
import { test as base } from './site.ts'

export { expect } from './site.ts'

export const test = base.extend({
  baseURL: async ({ split }, use) => use(split.origin),
})

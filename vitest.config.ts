// One run over all workspaces. Two workers: each test file of a server starts an embedded database of its own.
// `*.full.test.ts` and full-strength properties run with TIER=all alone (`npm run test:all`); `*.dom.test.ts(x)` have a DOM.
import { defineConfig } from 'vitest/config'
import { callDescriptors } from './apps/web/build/weight/call-descriptors.ts'
import { messageCatalogues } from './apps/web/build/weight/message-catalogues.ts'

const setupFiles = [
  './tools/testing/fail-on-console-error.ts',
  './tools/testing/property-strength.ts',
  './tools/testing/test-cost.ts',
]
const isolated = ['./tools/testing/fresh-modules.ts', ...setupFiles]
const isFull = process.env.TIER === 'all'
const notHere = ['**/node_modules/**', ...(isFull ? [] : ['**/*.full.test.{ts,tsx}'])]
const dom = ['apps/web/**/*.dom.test.tsx', 'apps/{games,support}/**/*.dom.test.ts']
/** Tests that open a database or start a process; `verify` leaves them out. */
const servers = [
  'apps/{platform,all-in-one}/**/*.test.ts',
  'apps/games/server/**/*.test.ts',
  'packages/database/**/*.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          setupFiles: isolated,
          include: ['{packages,content,art,tools,bench}/**/*.test.ts'],
          exclude: [...notHere, ...servers],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'games',
          isolate: false,
          setupFiles: isolated,
          include: ['apps/games/**/*.test.ts', 'apps/support/**/*.test.ts'],
          exclude: [...notHere, ...servers, ...dom],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [messageCatalogues(), callDescriptors()],
        test: {
          name: 'web',
          isolate: false,
          setupFiles: [...isolated, './apps/web/src/testing/brand.ts'],
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...notHere, ...dom],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [messageCatalogues(), callDescriptors()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [...isolated, './apps/web/src/testing/brand.ts'],
          include: dom,
          exclude: notHere,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'servers',
          // Loading the servers' modules takes longer than most of their tests: here the files share them too.
          isolate: false,
          setupFiles,
          include: servers,
          exclude: [...notHere, ...dom],
          // Ends what hangs; no test is to be told by it that a machine is slow.
          testTimeout: isFull ? 1_800_000 : 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})

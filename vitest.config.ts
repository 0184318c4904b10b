// One run over all workspaces. Two workers: each test file of a server starts an embedded database of its own.
import { defineConfig } from 'vitest/config'
import { callDescriptors } from './apps/web/build/call-descriptors.ts'
import { messageCatalogues } from './apps/web/build/message-catalogues.ts'

const setupFiles = ['./tools/testing/fail-on-console-error.ts']
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
          setupFiles,
          include: ['{packages,content,art,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...servers],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'games',
          setupFiles,
          include: ['apps/games/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...servers],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [messageCatalogues(), callDescriptors()],
        test: {
          name: 'web',
          setupFiles: [...setupFiles, './apps/web/src/testing/brand.ts'],
          include: ['apps/web/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'servers', setupFiles, include: servers, testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
})

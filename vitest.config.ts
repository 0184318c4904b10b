// One run over all workspaces. Two workers: each platform test file starts an embedded database of its own.
import { defineConfig } from 'vitest/config'
import { callDescriptors } from './apps/web/build/call-descriptors.ts'
import { messageCatalogues } from './apps/web/build/message-catalogues.ts'

const setupFiles = ['./tools/testing/fail-on-console-error.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'packages', setupFiles, include: ['packages/*/src/**/*.test.ts', 'content/**/*.test.ts', 'art/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'platform', setupFiles, include: ['apps/{platform,all-in-one}/src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'games', setupFiles, include: ['apps/games/**/*.test.ts'], testTimeout: 30_000 } },
      { plugins: [messageCatalogues(), callDescriptors()], test: { name: 'web', setupFiles, include: ['apps/web/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
    ],
  },
})

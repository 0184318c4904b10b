// Journeys of a player in a real Chromium; each worker runs a site of its own (see e2e/site.ts).
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/browser/find-chromium.ts'

const executablePath = findChromium()
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Letters without hints and colours without a profile of the screen: what of a drawing depends on the machine and can be told not to. */
const drawingArgs = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

/** One worker would build it while the other has nothing to do: where it was built before, nobody waits. */
const dependencies = process.env.GALLERY === 'built' ? [] : ['gallery build']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/first-start.ts',
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // The worker has a journey of its own; elsewhere it would answer what tests answer themselves.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What was done, asked and written on the console. Pictures of every step would take a third of the time; `--trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['**/*.phone.test.ts', '**/{gallery,sheets}/**'],
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testMatch: '**/*.phone.test.ts',
    },
    { name: 'gallery build', testMatch: '**/gallery/build.test.ts' },
    {
      name: 'gallery',
      testMatch: '**/gallery/*.test.ts',
      testIgnore: '**/gallery/build.test.ts',
      dependencies,
    },
    {
      name: 'sheets',
      testMatch: '**/sheets/*.test.ts',
      fullyParallel: true,
      dependencies,
      // Pages live through many tests here; traces of them would cost more than the looks.
      use: {
        trace: 'off',
        screenshot: 'off',
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...args, ...drawingArgs] },
      },
    },
  ],
})

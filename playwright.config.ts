// Journeys of a player in a real Chromium; each worker runs a site of its own (see e2e/support/site.ts). A test stands in the folder of
// its tier, e2e/<feature>/gate or e2e/<feature>/full; TIER=all runs both.
import { defineConfig } from '@playwright/test'
import { testChromiumArgs as args } from './tools/browser/chromium-args.ts'
import { findChromium, findHeadlessShell } from './tools/browser/find-chromium.ts'

const executablePath = findHeadlessShell() ?? findChromium()
/** Letters and colours without a profile of the screen: what of a drawing depends on the machine and can be told not to. */
const drawingArgs = ['--disable-lcd-text', '--force-color-profile=srgb']

/** One worker would build it while the other has nothing to do: where it was built before, nobody waits. */
const dependencies = process.env.GALLERY === 'built' ? [] : ['gallery build']

const isFull = process.env.TIER === 'all'

/** Files of this name in the folders of the tier, of one feature or of each. */
function inTier(name: string, feature = '*'): string {
  return `**/e2e/${feature}/${isFull ? '{gate,full}' : 'gate'}/${name}`
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/first-start.ts',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Drawing what moves takes half of the time of a machine without a graphics card. Tests of motion ask for it; the full run has it everywhere.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // The worker has a journey of its own; elsewhere it would answer what tests answer themselves.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What was done, asked and written on the console. It takes a tenth of the time: the gate is run again with `--trace on` instead.
    trace: isFull
      ? { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false }
      : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args,
    },
  },
  projects: [
    {
      // On a desktop, but for the files that name a phone: the same workers, with the sites that run already.
      name: 'journeys',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: inTier('*.test.ts'),
      testIgnore: '**/{gallery,pictures}/**',
    },
    { name: 'gallery build', testMatch: '**/gallery/gate/build.test.ts' },
    {
      name: 'gallery',
      testMatch: inTier('*.test.ts', 'gallery'),
      testIgnore: '**/gallery/gate/build.test.ts',
      use: { contextOptions: { reducedMotion: 'no-preference' } },
      dependencies,
    },
    {
      name: 'pictures',
      testMatch: inTier('*.test.ts', 'pictures'),
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

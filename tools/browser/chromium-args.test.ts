import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { chromiumArgs, featuresOffByPlaywright, testChromiumArgs } from './chromium-args.ts'

test('what Playwright switches off stays off beside what the tests switch off themselves', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(source)?.[1] ?? ''
  const names = list.replaceAll(/\/\/.*/g, '').match(/"[A-Za-z0-9]+"/g)

  expect(names?.map((name) => name.slice(1, -1))).toEqual(featuresOffByPlaywright)
  for (const args of [chromiumArgs, testChromiumArgs])
    expect(args.filter((arg) => arg.startsWith('--disable-features='))).toEqual([
      expect.stringContaining(featuresOffByPlaywright.join(',')),
    ])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { durationMs, easing } from './motion.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../../../packages/brand/tokens.css'), 'utf8')

test.each([
  ['duration-short', `${durationMs.short}ms`],
  ['duration', `${durationMs.medium}ms`],
  ['duration-long', `${durationMs.long}ms`],
  ['duration-slide', `${durationMs.slide}ms`],
  ['ease-out', easing.out],
  ['ease-in', easing.in],
  ['ease-spring', easing.spring],
])('scripts move by the token --%s', (name, value) => {
  expect(tokens).toContain(`--${name}: ${value};`)
})

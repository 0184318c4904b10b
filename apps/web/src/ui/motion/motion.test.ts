import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { durationMs, easing } from './motion.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../../packages/brand/tokens.css'), 'utf8')

test.each([
  ['d-1', `${durationMs.short}ms`],
  ['d-2', `${durationMs.medium}ms`],
  ['d-3', `${durationMs.long}ms`],
  ['d-slide', `${durationMs.slide}ms`],
  ['e-out', easing.out],
  ['e-in', easing.in],
  ['e-spring', easing.spring],
])('scripts move by the token --%s', (name, value) => {
  expect(tokens).toContain(`--${name}: ${value};`)
})

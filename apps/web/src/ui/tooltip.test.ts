import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { delayMs } from './tooltip.tsx'

test('a tip comes and goes after 50 ms, 210 to 310 px wide [9.3]', () => {
  const style = readFileSync(join(import.meta.dirname, 'tooltip.module.css'), 'utf8')
  expect(delayMs).toBe(50)
  expect(style).toMatch(/\[data-state="closed"\] \{ animation: go [^;]* 50ms/)
  expect(style).toContain('min-width: 210px; max-width: min(310px')
})

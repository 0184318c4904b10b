import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a tip goes in 50 ms and is 210 to 310 px wide [9.3]', () => {
  const style = readFileSync(join(import.meta.dirname, 'tooltip.module.css'), 'utf8')
  expect(style).toMatch(/\[data-state='closed'\] \{\s+animation: go [^;]* 50ms/)
  expect(style).toMatch(/min-width: 210px;\s+max-width: min\(310px/)
})

import { expect, test } from 'vitest'
import { optimiseSvg } from '../pipeline/vector.ts'
import { findSvgFaults } from '../testing/svg-faults.ts'
import { drawSymbolSet, symbolSets } from './registry.ts'
import { symbolRoles } from './symbol-set.ts'

const largest = 6 * 1024

test.each(Object.keys(symbolSets))('the set %s draws every role differently, soundly and within 6 KB', (name) => {
  const set = symbolSets[name]
  if (!set) throw new Error(`no set ${name}`)
  const drawings = drawSymbolSet(set)
  expect(Object.keys(drawings)).toEqual([...symbolRoles])
  expect(new Set(Object.values(drawings)).size).toBe(symbolRoles.length)
  for (const svg of Object.values(drawings)) {
    expect(findSvgFaults(svg)).toEqual([])
    expect(optimiseSvg(svg).length).toBeLessThanOrEqual(largest)
  }
})

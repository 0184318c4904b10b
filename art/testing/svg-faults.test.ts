import { expect, test } from 'vitest'
import { findSvgFaults } from './svg-faults.ts'

test('a sound document has no faults', () => {
  expect(findSvgFaults('<svg><defs><path id="a" d="M0 0"/></defs><use href="#a"/></svg>')).toEqual([])
})

test.each([
  ['an unclosed group', '<svg><g></svg>'],
  ['an id given twice', '<svg><path id="a"/><path id="a"/></svg>'],
  ['a reference to nothing', '<svg><path fill="url(#a)"/></svg>'],
  ['a number that is none', '<svg><path d="MNaN 0"/></svg>'],
  ['an unquoted attribute', '<svg><path d=M0/></svg>'],
])('%s is a fault', (_, svg) => {
  expect(findSvgFaults(svg)).not.toEqual([])
})

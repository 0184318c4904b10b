import { expect, test } from 'vitest'
import { findFollowedPath } from './follow-links.ts'

const site = 'http://localhost:3000'
const link = { origin: site, pathname: '/play/neon-drive', search: '?mode=demo', hash: '', target: '', hasAttribute: () => false }
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

test('a plain click on a link of the site is followed', () => {
  expect(findFollowedPath(link, click, site)).toBe('/play/neon-drive?mode=demo')
})

test.each([
  ['another site', { origin: 'https://example.com' }, {}],
  ['a place on the page', { hash: '#main' }, {}],
  ['a tab of its own', { target: '_blank' }, {}],
  ['a download', { hasAttribute: () => true }, {}],
  ['the middle button', {}, { button: 1 }],
  ['a new tab', {}, { ctrlKey: true }],
  ['a new tab on a Mac', {}, { metaKey: true }],
  ['a new window', {}, { shiftKey: true }],
  ['a click that somebody has taken already', {}, { defaultPrevented: true }],
])('%s is left to the browser', (_name, ofLink, ofClick) => {
  expect(findFollowedPath({ ...link, ...ofLink }, { ...click, ...ofClick }, site)).toBeNull()
})

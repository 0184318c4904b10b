import { expect, test } from 'vitest'
import { findFollowedPath, readSavedPosition } from './follow-links.ts'

const site = 'http://localhost:3000'
const at = { origin: site, pathname: '/promo', search: '' }
const link = {
  origin: site,
  pathname: '/play/neon-drive',
  search: '?mode=demo',
  hash: '',
  target: '',
  hasAttribute: () => false,
}
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

test('a plain click on a link of the site is followed', () => {
  expect(findFollowedPath(link, click, at)).toBe('/play/neon-drive?mode=demo')
})

test.each([
  ['another site', { origin: 'https://example.com' }, {}],
  ['a place on the page', { pathname: '/promo', search: '', hash: '#main' }, {}],
  ['a tab of its own', { target: '_blank' }, {}],
  ['a download', { hasAttribute: () => true }, {}],
  ['the middle button', {}, { button: 1 }],
  ['a new tab', {}, { ctrlKey: true }],
  ['a new tab on a Mac', {}, { metaKey: true }],
  ['a new window', {}, { shiftKey: true }],
  ['a click that somebody has taken already', {}, { defaultPrevented: true }],
])('%s is left to the browser', (_name, ofLink, ofClick) => {
  expect(findFollowedPath({ ...link, ...ofLink }, { ...click, ...ofClick }, at)).toBeNull()
})

test('an anchor on another page is followed', () => {
  expect(findFollowedPath({ ...link, hash: '#rules' }, click, at)).toBe('/play/neon-drive?mode=demo#rules')
})

const links = [
  ['/promo', '/promo', false],
  ['/promo?page=2', '/promo?page=2', false],
  ['/promo?savePosition', '/promo', true],
  ['/promo?savePosition=true&page=2#a', '/promo?page=2#a', true],
  ['/promo?page=2&savePosition=1', '/promo?page=2', true],
  ['/promo?savePositions=1', '/promo?savePositions=1', false],
  ['/savePosition', '/savePosition', false],
] as const
test.each(links)('%s leads to %s, its scroll position retained: %s [2.23]', (path, to, isPositionKept) => {
  expect(readSavedPosition(path)).toEqual({ to, isPositionKept })
})

import { afterEach, expect, test, vi } from 'vitest'
import { findReferralCode, takeReferralCode } from './referral-code.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['?refcode=p1p2pNEW0&utm=x', 'refcode=p1p2pOLD0', 'p1p2pNEW0'],
  ['?utm=x', 'locale=ru; refcode=p1p2pOLD0', 'p1p2pOLD0'],
  ['?refcode=<script>', 'refcode=p1p2pOLD0', 'p1p2pOLD0'],
  ['?refcode=junk', 'refcode=junk', null],
  ['', 'xrefcode=p1p2pOLD0', null],
])('the address %s and the cookie %s give %s', (search, cookies, code) => {
  expect(findReferralCode(search, cookies)).toBe(code)
})

test('a code from the address is kept for thirty days, and sent to no other site by a cookie [7.84]', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search: '?refcode=p1p2pNEW0', protocol: 'https:' })
  expect(takeReferralCode()).toBe('p1p2pNEW0')
  expect(page.cookie).toBe('refcode=p1p2pNEW0; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
})

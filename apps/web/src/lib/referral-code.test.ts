import { afterEach, expect, test, vi } from 'vitest'
import { findReferralCode, takeReferralCode } from './referral-code.ts'

afterEach(() => void vi.unstubAllGlobals())

const codes = [
  ['?refcode=p1p2pNEW0&utm=x', 'refcode=p1p2pOLD0', 'p1p2pNEW0'],
  ['?utm=x', 'locale=ru; refcode=p1p2pOLD0', 'p1p2pOLD0'],
  ['?refcode=<script>', 'refcode=p1p2pOLD0', 'p1p2pOLD0'],
  ['?refcode=junk', 'refcode=junk', null],
  ['', 'xrefcode=p1p2pOLD0', null],
] as const
test.each(codes)('the address %s and the cookie %s give %s [7.84]', (search, cookies, code) => {
  expect(findReferralCode(search, cookies)).toBe(code)
})

test('a code from the address is kept for thirty days, and sent to no other site by a cookie', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search: '?refcode=p1p2pNEW0', protocol: 'https:' })
  expect(takeReferralCode()).toBe('p1p2pNEW0')
  expect(page.cookie).toBe('refcode=p1p2pNEW0; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
})

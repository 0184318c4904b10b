import { afterEach, expect, test, vi } from 'vitest'
import { findReferralCode, isReferralCode, takeReferralCode } from './referral-code.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each(['p1p2pAb3Z', 'p10p200pabcdt5', 'p1p2pABCDf7', 'p1p2pABCDl9', 'p1p2p0000t1f2l3'])('%s is a referral code [5.15]', (code) => {
  expect(isReferralCode(code)).toBe(true)
})

test.each(['', 'p1p2pAb3', 'p1p2pAb3Zx', 'p1p2pAb3Zf1t2', 'P1p2pAb3Z', 'p1p2pAb3Z\n', 'p1p2pАб3Я', `p${'1'.repeat(99)}p2pAb3Z`, null, undefined])('%j is none', (code) => {
  expect(isReferralCode(code)).toBe(false)
})

test.each([
  ['?refcode=p1p2pNEW0&utm=x', 'refcode=p1p2pOLD0', 'p1p2pNEW0'], ['?utm=x', 'locale=ru; refcode=p1p2pOLD0', 'p1p2pOLD0'], ['?refcode=<script>', 'refcode=p1p2pOLD0', 'p1p2pOLD0'],
  ['?refcode=junk', 'refcode=junk', null], ['', 'xrefcode=p1p2pOLD0', null],
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

import { afterEach, expect, test, vi } from 'vitest'
import { readReferral, recallReferral, consumeReferral } from './referral-code.ts'

afterEach(() => void vi.unstubAllGlobals())

const addresses = [
  ['?refcode=p1p2pNEW0&utm=x', { code: 'p1p2pNEW0', subid: null }],
  ['?subid=spring.1&refcode=p1p2pNEW0t5', { code: 'p1p2pNEW0t5', subid: 'spring.1' }],
  ['?refcode=p1p2pNEW0&subid=a b', { code: 'p1p2pNEW0', subid: null }],
  [`?refcode=p1p2pNEW0&subid=${'x'.repeat(101)}`, { code: 'p1p2pNEW0', subid: null }],
  ['?redirect=%2Fprofile%3Frefcode%3Dp1p2pNEW0%26subid%3Dspring', { code: 'p1p2pNEW0', subid: 'spring' }],
  ['?redirect=https%3A%2F%2Fevil.example%2F%3Frefcode%3Dp1p2pNEW0', null],
  ['?subid=spring', null],
  ['?refcode=<script>', null],
  ['', null],
] as const
test.each(addresses)('the address %s names the affiliate %j [5.15]', (search, referral) => {
  expect(readReferral(search)).toEqual(referral)
})

const kept = [
  ['locale=ru; refcode=p1p2pOLD0', { code: 'p1p2pOLD0', subid: null }],
  ['refcode=p1p2pOLD0:spring', { code: 'p1p2pOLD0', subid: 'spring' }],
  ['refcode=p1p2pOLD0:<b>', { code: 'p1p2pOLD0', subid: null }],
  ['refcode=junk:spring', null],
  ['xrefcode=p1p2pOLD0', null],
] as const
test.each(kept)('from the cookies %s the affiliate %j is read [5.15]', (cookies, referral) => {
  expect(recallReferral(cookies)).toEqual(referral)
})

function land(search: string, cookie = '') {
  const page = { cookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search, protocol: 'https:' })
  return { page, referral: consumeReferral() }
}

test('a code from the address is stored for thirty days, in a cookie that is sent to no other site', () => {
  const { page, referral } = land('?refcode=p1p2pNEW0')
  expect(referral).toEqual({ code: 'p1p2pNEW0', subid: null })
  expect(page.cookie).toBe('refcode=p1p2pNEW0; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
})

test('the last affiliate replaces the one before entirely; an address without a valid code changes nothing', () => {
  expect(land('?refcode=p1p2pNEW0', 'refcode=p9p9pOLD0:spring').page.cookie).toMatch(/^refcode=p1p2pNEW0;/)
  expect(land('?refcode=p1p2pNEW0', 'refcode=p1p2pNEW0').page.cookie).toContain('Max-Age=2592000')
  expect(land('?refcode=junk&subid=x', 'refcode=p9p9pOLD0:spring')).toEqual({
    page: { cookie: 'refcode=p9p9pOLD0:spring' },
    referral: { code: 'p9p9pOLD0', subid: 'spring' },
  })
})

// The code by which an affiliate is known [5.15]: it comes with a link and is kept, because registration may be days later.
import { isReferralCode } from '@yanta/contract/field-rules'
import { readCookie, writeCookie } from './browser-cookie.ts'

const name = 'refcode'
const maxAgeSeconds = 30 * 86_400

/** The code of an address, before that of a cookie; null without a good one. Pure. */
export function findReferralCode(search: string, cookies: string): string | null {
  return [new URLSearchParams(search).get(name), readCookie(name, cookies)].find(isReferralCode) ?? null
}

/** The visitor's code, which stays for thirty days from when it last came. */
export function takeReferralCode(): string | null {
  const code = findReferralCode(location.search, document.cookie)
  if (code !== null && code !== readCookie(name)) writeCookie(name, code, maxAgeSeconds)
  return code
}

// The affiliate a visitor comes from [5.15]: a code, and the affiliate's own mark beside it. They come with a link to any screen and are
// kept by this script alone, because registration may be days later; no document that visitors share knows of them.
import { isReferralCode } from '@yanta/contract/field-rules'
import { readCookie, writeCookie } from './browser-cookie.ts'

const name = 'refcode'
const maxAgeSeconds = 30 * 86_400

export interface Referral {
  code: string
  subid: string | null
}

/** Of an address with a good code; null without one. Pure. */
export function readReferral(search: string): Referral | null {
  const query = new URLSearchParams(search)
  return buildReferral(query.get(name), query.get('subid'))
}

/** What was kept; null when there is nothing good. Pure. */
export function recallReferral(cookies: string): Referral | null {
  const [code, subid] = (readCookie(name, cookies) ?? '').split(':')
  return buildReferral(code, subid)
}

/** The visitor's affiliate. One that the address names takes the place of another and stays for thirty days from now. */
export function takeReferral(search = location.search): Referral | null {
  const named = readReferral(search)
  if (!named) return recallReferral(document.cookie)
  writeCookie(name, [named.code, ...(named.subid === null ? [] : [named.subid])].join(':'), maxAgeSeconds)
  return named
}

function buildReferral(code: string | null | undefined, subid: string | null | undefined): Referral | null {
  if (!isReferralCode(code)) return null
  return { code, subid: subid && subid.length <= 100 && /^[\w.~-]+$/.test(subid) ? subid : null }
}

// The affiliate that referred a visitor [5.15]: a code, and the affiliate's own sub-id. They arrive with a link to any screen and
// are stored only by this script, because registration may be days later; shared documents never contain them.
import { isReferralCode } from '@yanta/contract/field-rules'
import { readCookie, writeCookie } from '../browser/cookie.ts'

const name = 'refcode'
const maxAgeSeconds = 30 * 86_400

export interface Referral {
  code: string
  subid: string | null
}

/** Of an address with a good code, or of one that leads to the login first; null without one. Pure. */
export function readReferral(search: string): Referral | null {
  const query = new URLSearchParams(search)
  const asked = /^\/[^?]*(\?[^#]*)/.exec(query.get('redirect') ?? '')?.[1]
  const named = buildReferral(query.get(name), query.get('subid'))
  return named || asked === undefined ? named : readReferral(asked)
}

/** Reads the stored referral; null when there is no valid one. Pure. */
export function recallReferral(cookies: string): Referral | null {
  const [code, subid] = (readCookie(name, cookies) ?? '').split(':')
  return buildReferral(code, subid)
}

/** The visitor's affiliate. One named by the address replaces the stored one and lasts thirty days from now. */
export function consumeReferral(search = location.search): Referral | null {
  const named = readReferral(search)
  if (!named) return recallReferral(document.cookie)
  writeCookie(name, [named.code, ...(named.subid === null ? [] : [named.subid])].join(':'), maxAgeSeconds)
  return named
}

function buildReferral(code: string | null | undefined, subid: string | null | undefined): Referral | null {
  if (!isReferralCode(code)) return null
  return { code, subid: subid && subid.length <= 100 && /^[\w.~-]+$/.test(subid) ? subid : null }
}

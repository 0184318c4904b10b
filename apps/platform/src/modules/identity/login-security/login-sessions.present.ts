import type { Locale, LoginSession } from '@yanta/contract'
import { describeDevice, findDeviceKind } from '../sessions/sessions.service.ts'
import type { LoginSessionRow } from './login-sessions.repository.ts'

/** A login for its owner, in the locale of the call. */
export function presentLoginSession(
  { id, userAgent, region, startedAt, lastSeenAt, isNewPlace }: LoginSessionRow,
  currentId: string,
  locale: Locale,
): LoginSession {
  return {
    id,
    kind: findDeviceKind(userAgent),
    device: describeDevice(userAgent, locale),
    place: nameCountry(region, locale),
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
    isNewPlace,
  }
}

/** Null also for the proxies' codes for 'unknown' and for anonymising networks, which are no countries. */
function nameCountry(region: string | null, locale: Locale): string | null {
  if (!region || !/^[A-Z]{2}$/.test(region)) return null
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(region) ?? null
}

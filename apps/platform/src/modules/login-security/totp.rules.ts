// Codes of an authenticator app (RFC 6238): six digits that change every half a minute, as every app makes them.
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** Clocks of phones go wrong by so many steps. */
const window = 1

/** 160 bits, in Base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an app reads from the QR code. */
export function buildTotpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return buildTotp(secret, issuer, label).toString()
}

/** The step whose code was shown, or null when it is none of now, the one before or the one after. */
export function findTotpStep(secret: string, code: string, nowMs: number): number | null {
  const delta = buildTotp(secret).validate({ token: code, timestamp: nowMs, window })
  return delta === null ? null : Math.floor(nowMs / 1000 / stepSeconds) + delta
}

function buildTotp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    issuer,
    label,
  })
}

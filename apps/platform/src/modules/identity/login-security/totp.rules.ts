// Codes of an authenticator app (RFC 6238): six digits that change every half a minute.
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** Accepted deviation of a phone's clock, in steps. */
const window = 1

/** 160 bits, in Base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code. */
export function buildTotpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return buildTotp(secret, issuer, label).toString()
}

/** The step of a code, or null when it is not the current, previous or next one. */
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

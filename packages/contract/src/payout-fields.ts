// What is typed for a payout: check sums, how it is shown afterwards, and the fee. Pure; browsers check by it before anything is sent.
import type { PayoutField, PayoutSystem } from './cashbox.ts'
import { findPhoneProblem } from './field-rules.ts'
import { sha256 } from './sha256.ts'

type Kind = PayoutField['kind']

const valid: Record<Kind, (value: string) => boolean> = {
  card: (digits) => /^\d{13,19}$/.test(digits) && hasLuhn(digits),
  iban: (value) => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value) && hasIbanSum(value),
  crypto: (address) => isBase58Address(address) || isBech32Address(address),
  wallet: (value) => /^[A-Z\d]{6,34}$/.test(value),
  phone: (digits) => findPhoneProblem(digits) === null,
  name: (value) => /^[\p{L}][\p{L}\p{M} .'’-]{1,69}$/u.test(value),
}

/** As it is sent to the provider: without the signs that people put between; null for what is none of its kind. */
export function readPayoutField(kind: Kind, typed: string): string | null {
  const value = clean(kind, typed)
  return valid[kind](value) ? value : null
}

function clean(kind: Kind, typed: string): string {
  switch (kind) {
    case 'card':
      return typed.replace(/[\s-]/g, '')
    case 'phone':
      return typed.replace(/^\s*\+/, '').replace(/[\s()-]/g, '')
    case 'iban':
    case 'wallet':
      return typed.replace(/[\s-]/g, '').toUpperCase()
    case 'crypto':
      return typed.trim()
    case 'name':
      return typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  }
}

/** What the player pays of an amount, in minor units, rounded up. */
export function computePayoutFee(amount: number, { percent, fixed }: PayoutSystem['fee']): number {
  return Number((BigInt(amount) * BigInt(percent) + 9_999n) / 10_000n) + fixed
}

/** The first and the last four signs; of a short one the last two only. */
export function maskTarget(value: string): string {
  return value.length >= 12 ? `${value.slice(0, 4)} •••• ${value.slice(-4)}` : `•••• ${value.slice(-2)}`
}

/** Whether the check digit of a card number is right. */
export function hasLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0 && /[1-9]/.test(digits)
}

/** ISO 7064, mod 97-10. */
function hasIbanSum(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Of a public key's hash, and of a script's. */
const bitcoinVersions = [0x00, 0x05]
const base58AddressBytes = 25

/** Bitcoin's base58check: a version, twenty bytes, four of a double SHA-256. */
function isBase58Address(address: string): boolean {
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(address)) return false
  const number = [...address].reduce((sum, sign) => sum * 58n + BigInt(base58.indexOf(sign)), 0n)
  const hex = number.toString(16).padStart(base58AddressBytes * 2, '0')
  const bytes = Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  const leadingOnes = /^1*/.exec(address)![0].length
  const leadingZeros = bytes.findIndex((byte) => byte !== 0)
  if (bytes.length !== base58AddressBytes || leadingZeros !== leadingOnes) return false
  const sum = sha256(sha256(bytes.subarray(0, 21)))
  return bitcoinVersions.includes(bytes[0]!) && bytes.subarray(21).every((byte, index) => byte === sum[index])
}

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const bech32Sum = 1
const bech32mSum = 0x2bc830a3

/** BIP 173 and 350: 'bc1', the version of the witness, its program of 2 to 40 bytes, six signs of a check sum. */
function isBech32Address(address: string): boolean {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase()
  const match = /^bc1([qpzry9x8gf2tvdw0s3jn54khce6mua7l]{8,87})$/.exec(address.toLowerCase())
  if (!isOneCase || !match) return false
  const values = [...match[1]!].map((sign) => bech32.indexOf(sign))
  const version = values[0]!
  const length = readProgramLength(values.slice(1, -6))
  if (length === null || version > 16) return false
  const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  return fits && computePolymod(values) === (version === 0 ? bech32Sum : bech32mSum)
}

/** Bytes of groups of five bits; null where they are none, or the bits left over are not zero. */
function readProgramLength(groups: readonly number[]): number | null {
  const rest = (groups.length * 5) % 8
  if (rest > 4) return null
  const last = groups.at(-1) ?? 0
  return (last & ((1 << rest) - 1)) === 0 ? Math.floor((groups.length * 5) / 8) : null
}

function computePolymod(values: readonly number[]): number {
  // 'bc' with its high bits, a zero, its low bits.
  return [3, 3, 0, 2, 3, ...values].reduce((sum, value) => {
    const top = sum >>> 25
    const next = (((sum & 0x1ffffff) << 5) ^ value) >>> 0
    return generators.reduce(
      (mixed, generator, bit) => ((top >>> bit) & 1 ? (mixed ^ generator) >>> 0 : mixed),
      next,
    )
  }, 1)
}

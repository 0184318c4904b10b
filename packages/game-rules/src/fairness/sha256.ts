// SHA-256 (FIPS 180-4), implemented here because this package imports nothing and a page on plain http has no WebCrypto.
// Tests compare it with the standard's vectors and Node's implementation.

const roundConstants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const initialState = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  const state = initialState.slice()
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < padded.byteLength; offset += 64) compress(state, schedule, padded, offset)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The message, a one bit, zeros, and the length in bits: a multiple of 64 bytes. */
function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64
  const bytes = new Uint8Array(length)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(length - 8, BigInt(message.length) * 8n)
  return view
}

function compress(state: Uint32Array, schedule: Uint32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[i] = schedule[i - 16]! + small0 + schedule[i - 7]! + small1
  }

  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + big1 + choice + roundConstants[i]! + schedule[i]!) | 0
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + big0 + majority) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = state[i]! + mixed[i]!
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The first 32 bits of a number's fraction. */
function fraction(value: number): number {
  return ((value % 1) * 2 ** 32) >>> 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

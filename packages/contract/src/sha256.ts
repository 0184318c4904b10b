// SHA-256 (FIPS 180-4), at once and without the platform's own: what is typed is checked in browsers and on the server by one rule. Pure.

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
}

const roundCount = 64
const primes = Array.from({ length: 310 }, (_, index) => index + 2)
  .filter(isPrime)
  .slice(0, roundCount)
const readFraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const initial = primes.slice(0, 8).map((prime) => readFraction(Math.sqrt(prime)))
const constants = primes.map((prime) => readFraction(Math.cbrt(prime)))
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  let hash = initial
  for (let start = 0; start < padded.length; start += 64) hash = addBlock(hash, view, start)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of hash.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

function addBlock(hash: readonly number[], view: DataView, start: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(start + index * 4))
  for (let index = 16; index < roundCount; index += 1) {
    const [far, near] = [words[index - 15]!, words[index - 2]!]
    const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    words.push((words[index - 16]! + first + words[index - 7]! + second) | 0)
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (const [index, word] of words.entries()) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const added = (h + high + chosen + constants[index]! + word) | 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const most = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + low + most) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + hash[index]!) | 0)
}

const blockLength = 64

/** HMAC-SHA-256 (RFC 2104). */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(blockLength)
  block.set(key.length > blockLength ? sha256(key) : key)
  const padded = (by: number, bytes: Uint8Array) =>
    Uint8Array.from([...block.map((byte) => byte ^ by), ...bytes])
  return sha256(padded(0x5c, sha256(padded(0x36, message))))
}

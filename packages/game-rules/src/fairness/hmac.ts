import { sha256, toHex } from './sha256.ts'

const blockLength = 64

/** HMAC-SHA-256 (RFC 2104) of two ASCII texts. Throws RangeError on other characters. */
export function hmacSha256(key: string, message: string): Uint8Array {
  const bytes = encodeAscii(key)
  const block = new Uint8Array(blockLength)
  block.set(bytes.length > blockLength ? sha256(bytes) : bytes)
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      encodeAscii(message),
    ),
  )
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

/** The hash shown before the bets: SHA-256 of the seed's text, in hex. `echo -n <seed> | sha256sum` gives the same. */
export function hashServerSeed(serverSeed: string): string {
  return toHex(sha256(encodeAscii(serverSeed)))
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

/** ASCII only, so that all programs encode a seed alike. */
function encodeAscii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    if (code > 127) throw new RangeError('seeds are ASCII')
    return code
  })
}

// Decodes base64 as its bytes arrive, into those very bytes: 42 MB of text as strings would be collected only after hundreds of MB of
// them. Promises: what is no canonical base64 is refused, never skipped; of what has arrived less than a byte is held back.

export interface Base64Decoder {
  /** Decodes `bytes` from `begin` to `end` and overwrites them with what they mean. @throws BadBase64 */
  push(bytes: Buffer, begin: number, end: number): Buffer
  /** The rest, once all has arrived. @throws BadBase64 */
  end(): Buffer
}

export class BadBase64 extends Error {
  override name = 'BadBase64'
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const none = 255
const values = new Uint8Array(256).fill(none)
for (const [value, character] of [...alphabet].entries()) values[character.charCodeAt(0)] = value

const [padding, backslash, slash] = [0x3d, 0x5c, 0x2f]
const dataBegin = 'data:'
/** `data:image/jpeg;base64` and its like. */
const mostHeadLength = 100
const dataHead = /^data:[\w.+-]+\/[\w.+-]+(;[\w.=+-]+)*;base64$/

/** Without the head of a data URL before it. A slash may be escaped, as some languages write it in JSON. */
export function createBase64Decoder(): Base64Decoder {
  /** What may be the head of a data URL; null once that is decided. */
  let head: string | null = ''
  let isEscaped = false
  /** The last characters' bits, and how many of a group of four have arrived. */
  let bits = 0
  let inGroup = 0
  let padded = 0

  /** A byte is written only when more than its bits have been read, so that nothing unread is overwritten. */
  function decode(bytes: Buffer, begin: number, end: number): Buffer {
    let at = begin
    for (let index = begin; index < end; index += 1) {
      const byte = bytes[index]!
      const value = values[byte]!
      if (isEscaped && byte !== slash) throw new BadBase64()
      if (byte === backslash) {
        isEscaped = true
        continue
      }
      isEscaped = false
      if (byte === padding && inGroup >= 2 && inGroup + padded < 4) {
        padded += 1
        continue
      }
      if (value === none || padded > 0) throw new BadBase64()
      bits = ((bits << 6) | value) & 0xffffff
      if (inGroup > 0) {
        bytes[at] = bits >> (6 - 2 * inGroup)
        at += 1
      }
      inGroup = (inGroup + 1) % 4
    }
    return bytes.subarray(begin, at)
  }

  /** The index after what belongs to the head, or may do so. */
  function readHead(bytes: Buffer, begin: number, end: number): { index: number; before: Buffer } {
    for (let index = begin; head !== null && index < end; index += 1) {
      const character = String.fromCharCode(bytes[index]!)
      if (head.length < dataBegin.length && character !== dataBegin[head.length])
        return { index, before: endHead() }
      if (character === ',') {
        if (isEscaped || !dataHead.test(head)) throw new BadBase64()
        head = null
        return { index: index + 1, before: Buffer.alloc(0) }
      }
      if (isEscaped && character !== '/') throw new BadBase64()
      isEscaped = character === '\\'
      if (!isEscaped) head += character
      if (head.length > mostHeadLength) throw new BadBase64()
    }
    return { index: end, before: Buffer.alloc(0) }
  }

  /** Decodes what was no head. */
  function endHead(): Buffer {
    const text = Buffer.from(head ?? '', 'latin1')
    head = null
    return decode(text, 0, text.length)
  }

  return {
    push(bytes, begin, end) {
      if (head === null) return decode(bytes, begin, end)
      const { index, before } = readHead(bytes, begin, end)
      const after = decode(bytes, index, end)
      return before.length === 0 ? after : Buffer.concat([before, after])
    },
    end() {
      const rest = endHead()
      if (isEscaped || (inGroup + padded) % 4 !== 0) throw new BadBase64()
      return rest
    },
  }
}

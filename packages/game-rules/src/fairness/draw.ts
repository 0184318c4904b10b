// A stream of integers from seeds. Block n is HMAC-SHA-256(serverSeed, `${clientSeed}:${nonce}:${n}`), read as eight big-endian
// 32-bit words; a word is taken modulo the bound, and skipped when it lies in the incomplete last interval, so that no number is favoured.
import { hmacSha256 } from './hmac.ts'

export interface RoundSeeds {
  serverSeed: string
  clientSeed: string
  /** The number of earlier rounds of these seeds. */
  nonce: number
}

const wordRange = 2 ** 32

/** Each call gives the next integer of `0 … bound - 1`. Throws RangeError when the bound is not an integer from 1 to 2^32. */
export function createDraw({ serverSeed, clientSeed, nonce }: RoundSeeds): (bound: number) => number {
  const nextWord = readWords((counter) => hmacSha256(serverSeed, `${clientSeed}:${nonce}:${counter}`))
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > wordRange)
      throw new RangeError(`${bound} is no bound for a draw`)
    const fair = wordRange - (wordRange % bound)
    let word = nextWord()
    while (word >= fair) word = nextWord()
    return word % bound
  }
}

function readWords(readBlock: (counter: number) => Uint8Array): () => number {
  let block: DataView = new DataView(new ArrayBuffer(0))
  let offset = 0
  let counter = 0
  return () => {
    if (offset === block.byteLength) {
      const bytes = readBlock(counter++)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      offset = 0
    }
    const word = block.getUint32(offset)
    offset += 4
    return word
  }
}

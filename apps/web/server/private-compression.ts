// A document that one visitor gets is compressed as it is sent: quickly, which still leaves a seventh of it and costs less than
// writing it out in full would. Its length tells other sites nothing: cookies are SameSite=Lax, so no other page can have it
// fetched unseen, again and again, to learn what is inside.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './guest-documents.ts'

/** A character of a string is at most so many bytes of UTF-8. */
const bytesPerCharacter = 3
/** Where texts become bytes on their way to the compressor, which has made its own of them before the next one comes. */
let scratch = Buffer.allocUnsafeSlow(512 * 1024)

/** The bytes of a document that nobody else will get. */
export function compressOnce(pieces: readonly string[], encoding: Encoding): Buffer {
  if (encoding === 'identity') return Buffer.from(pieces.join(''))
  const most = pieces.reduce((sum, piece) => sum + piece.length, 0) * bytesPerCharacter
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  let length = 0
  for (const piece of pieces) length += scratch.write(piece, length)
  const bytes = scratch.subarray(0, length)
  if (encoding === 'gzip') return gzipSync(bytes, { level: 1 })
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

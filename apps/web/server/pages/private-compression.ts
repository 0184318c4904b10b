// A private document is compressed at the fastest level, which still reduces it to a seventh and costs less than writing it
// uncompressed. Its length leaks nothing to other sites: cookies are SameSite=Lax, so no other page can fetch it repeatedly
// without the player noticing.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '@yanta/server'

/** Maximum UTF-8 bytes of a UTF-16 unit. */
const bytesPerCharacter = 3
/** Reused buffer for the input of the compressor, which is synchronous and so done with it before the next document. */
let scratch = Buffer.allocUnsafeSlow(512 * 1024)

/** The compressed bytes of a private document. */
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

// A document that one visitor gets is compressed as it is sent: quickly, which still leaves an eighth of it and costs about what
// writing it out in full would. Its length tells other sites nothing: cookies are SameSite=Lax, so no other page can have it
// fetched unseen, again and again, to learn what is inside.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './guest-documents.ts'

/** The bytes of a document that nobody else will get. */
export function compressOnce(html: string, encoding: Encoding): Buffer {
  const bytes = Buffer.from(html)
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  return encoding === 'gzip' ? gzipSync(bytes, { level: 1 }) : bytes
}

// Answers that are the same for all clients: tagged, compressed, and 304 for a client that has them already. Private answers are
// never compressed: the length of a compressed text with a secret and a client's own words reveals the secret.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildTag, chooseEncoding, type Encoding, matchesTag } from '@yanta/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const jsonType = 'application/json; charset=utf-8'

export interface SharedAnswer {
  body: Buffer
  /** Weak: the same answer has one tag in every encoding. */
  tag: string
  encoding: Encoding
}

/** A smaller answer fits into one packet anyway. */
const leastBytes = 1_024
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

export function tagAnswer(body: Buffer): SharedAnswer {
  return { body, tag: buildTag(body), encoding: 'identity' }
}

/** Leaves an answer unchanged when it is compressed or small already. */
export async function compressAnswer(answer: SharedAnswer, encoding: Encoding): Promise<SharedAnswer> {
  if (encoding === 'identity' || answer.encoding !== 'identity' || answer.body.byteLength < leastBytes)
    return answer
  const body =
    encoding === 'br'
      ? await compressBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await compressGzip(answer.body)
  return { ...answer, body, encoding }
}

/** Always revalidated, so that no player opens a game that the desk has disabled; a 304 costs next to nothing. */
export async function sendShared(
  answer: SharedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .type(jsonType)
    .header('etag', answer.tag)
    .header('vary', 'accept-language, accept-encoding')
    .header('cache-control', 'public, no-cache')
  if (matchesTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send()
  const { body, encoding } = await compressAnswer(answer, chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}

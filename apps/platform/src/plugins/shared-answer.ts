// Answers that are the same for all clients: tagged, compressed, and 304 for a client that has them already. Private answers are
// never compressed: the length of a compressed text with a secret and a client's own words reveals the secret.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const jsonType = 'application/json; charset=utf-8'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

export interface SharedAnswer {
  body: Buffer
  /** Weak: the same answer has one tag in every encoding. */
  tag: string
  /** Null when not compressed. */
  encoding: Encoding | null
}

/** A smaller answer fits into one packet anyway. */
const leastBytes = 1_024
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

export function tagAnswer(body: Buffer): SharedAnswer {
  return {
    body,
    tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoding: null,
  }
}

/** The client's accepted encoding, the better one first; null for neither. */
export function readEncoding({ headers }: FastifyRequest): Encoding | null {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim().toLowerCase())
  return encodings.find((encoding) => taken.includes(encoding)) ?? null
}

/** Leaves an answer unchanged when it is compressed or small already. */
export async function compressAnswer(answer: SharedAnswer, encoding: Encoding | null): Promise<SharedAnswer> {
  if (encoding === null || answer.encoding !== null || answer.body.byteLength < leastBytes) return answer
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
  if (holdsTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send()
  const { body, encoding } = await compressAnswer(answer, readEncoding(request))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** A client may send several tags, and a proxy may have made a tag weak or strong. */
function holdsTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '')
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag))
  )
}

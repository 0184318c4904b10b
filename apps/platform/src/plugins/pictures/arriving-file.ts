// The picture of a request while its body arrives. Promises: what can be refused by its first bytes or its length is refused then; a
// refused sender reads the answer, since the rest of the body is taken from the connection and dropped.
import type { Readable } from 'node:stream'
import { Refusal } from '@yanta/server'
import type { FastifyRequest } from 'fastify'
import { InvalidRequest } from '../invalid-request.ts'
import { headBytes, isPictureHead, type PictureFormat } from './picture-type.rules.ts'
import type { UploadParser } from './upload-body.ts'

/** @throws Refusal large_file when more is announced than `mostBytes` */
export async function takeBody<Answer>(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  mostBytes: number,
  take: (body: AsyncIterable<Buffer>) => Promise<Answer>,
): Promise<Answer> {
  try {
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refusal('large_file')
    return await take(readArriving(raw))
  } finally {
    // Whoever is still sending would lose the answer with the connection.
    raw.resume()
  }
}

/** The bytes of a body, of which an interrupted one is no valid request. Unlike the stream's own, this loop leaves the connection open. */
async function* readArriving(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } catch {
    throw new InvalidRequest([{ field: 'body' }])
  }
}

/**
 * The bytes of the file within a body, and no end without the end of the body.
 * @throws Refusal large_file, invalid_mime_type; InvalidRequest
 */
export async function* readFile(
  body: AsyncIterable<Buffer>,
  parser: UploadParser,
  { mostBytes, formats }: { mostBytes: number; formats: readonly PictureFormat[] },
): AsyncGenerator<Buffer, void> {
  let head = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of body) {
    const piece = parser.push(chunk)
    if (piece.length === 0) continue
    bytes += piece.length
    if (bytes > mostBytes) throw new Refusal('large_file')
    if (head.length < headBytes) {
      head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)])
      if (head.length === headBytes && !isPictureHead(head, formats)) throw new Refusal('invalid_mime_type')
    }
    yield piece
  }
  parser.end()
  if (!isPictureHead(head, formats)) throw new Refusal('invalid_mime_type')
}

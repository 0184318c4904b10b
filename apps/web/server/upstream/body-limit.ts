// Body limits of the platform by path. Known here, so that a larger body is refused before it is sent: a server that refuses
// half-way closes the connection, and a client that is still sending never reads its answer.
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import * as contract from '@yanta/contract'
import { type CallDeclaration, type RefusalCode, usualBodyBytes } from '@yanta/contract'

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  readonly code: RefusalCode
  /** Read by the server's error handler. */
  readonly statusCode = 413

  constructor(code: RefusalCode = 'payload_too_large') {
    super(code)
    this.code = code
  }
}

/** The visitor disconnected before the end of the body. */
class VisitorLeft extends Error {
  override name = 'VisitorLeft'
  readonly statusCode = 400
}

/** The largest body of a request in bytes, and how a larger one is refused. */
export interface BodyLimit {
  bytes: number
  code: RefusalCode
}

export type FindBodyLimit = (method: string, url: string) => BodyLimit

const usualLimit: BodyLimit = { bytes: usualBodyBytes, code: 'payload_too_large' }

/** `calls` are all declared calls; those without a limit of their own get the usual one. A call of files has a code for large ones. */
export function buildBodyLimits(
  calls: readonly CallDeclaration[] = Object.values<unknown>(contract).filter(isCall),
): FindBodyLimit {
  const special = calls.flatMap(({ method, path, bodyBytes: bytes, refusals }) =>
    bytes === undefined
      ? []
      : [
          {
            method,
            path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
            limit: {
              bytes,
              code: refusals.includes('large_file') ? ('large_file' as const) : usualLimit.code,
            },
          },
        ],
  )
  return (method, url) => {
    const path = url.split('?', 1)[0]!
    return special.find((each) => each.method === method && each.path.test(path))?.limit ?? usualLimit
  }
}

function isCall(value: unknown): value is CallDeclaration {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** Calls `onExcess` once when more than `limit` bytes have arrived; for bodies without Content-Length. */
export function watchLength(body: Readable, limit: number, onExcess: () => void): void {
  let length = 0
  body.on('data', (chunk: Buffer) => {
    const before = length
    length += chunk.length
    if (before <= limit && length > limit) onExcess()
  })
}

/** Whether a request's headers announce a body, even an empty one. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Reads a whole body. Rejects with `BodyTooLarge`, and when the sender disconnects before its end. */
export function readBody(body: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    body.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      // A body that is too large is still read to its end, or the answer would be lost with the connection.
      else reject(new BodyTooLarge())
    })
    body.on('end', () => resolve(Buffer.concat(chunks)))
    body.on('error', () => reject(new VisitorLeft()))
    body.on('close', () => reject(new VisitorLeft()))
  })
}

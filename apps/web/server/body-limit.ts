// How much the platform takes for which path. Known here, so that what is too large is refused before it is sent: a server that
// refuses half-way closes the connection, and whoever is still sending never reads its answer.
import type { Readable } from 'node:stream'
import { type CallDeclaration, usualBodyBytes } from '@yanta/contract'

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** The largest body of a request in bytes. */
export type FindBodyLimit = (method: string, path: string) => number

/** `calls` are all that there are; those without a limit of their own take the usual one. */
export function buildBodyLimits(calls: readonly CallDeclaration[]): FindBodyLimit {
  const special = calls.flatMap(({ method, path, bodyBytes }) =>
    bodyBytes === undefined
      ? []
      : [{ method, bodyBytes, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }],
  )
  return (method, path) =>
    special.find((each) => each.method === method && each.path.test(path))?.bodyBytes ?? usualBodyBytes
}

/** Calls `onExcess` once when more than `limit` bytes have come; for bodies that don't say their length. */
export function watchLength(body: Readable, limit: number, onExcess: () => void): void {
  let length = 0
  body.on('data', (chunk: Buffer) => {
    const before = length
    length += chunk.length
    if (before <= limit && length > limit) onExcess()
  })
}

// Reads request bodies. Promises that what a handler sees is JSON of modest depth without prototype keys, from valid UTF-8,
// under a declared content type, and that the exact bytes stay at hand for signatures.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidRequest } from './refusal.ts'

const depthLimit = 12

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exactly as it was sent; empty when there was none. */
    rawBody: string
  }
}

export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      if (!isUtf8(bytes)) return done(new InvalidRequest([{ field: 'body' }]))
      const text = bytes.toString('utf8')
      if (isDeeperThan(text, depthLimit)) return done(new InvalidRequest([{ field: 'body' }]))
      request.rawBody = text
      if (text === '') return done(null, undefined)
      return parse(request, text, done)
    },
  )
}

/** Tells whether brackets nest deeper than `limit`, without parsing: deep nesting is what makes parsers slow. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let inText = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (inText) {
      if (code === backslash) index += 1
      else if (code === quote) inText = false
    } else if (code === quote) inText = true
    else if (code === openBrace || code === openBracket) {
      depth += 1
      if (depth > limit) return true
    } else if (code === closeBrace || code === closeBracket) depth -= 1
  }
  return false
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((character) =>
  character.charCodeAt(0),
) as [number, number, number, number, number, number]

// Parses request bodies. Guarantees that a handler receives JSON of limited depth, from valid UTF-8, in which no object has a duplicate
// key: otherwise the code that signs, checks or forwards a body and the code that acts on it could read different values.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const deepest = 12

/** A body that is not JSON within these rules. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
  /** Read by the servers' error handlers. */
  readonly statusCode = 400
}

/** Sets the parser of `application/json`; `onText` receives the body exactly as sent. Prototype keys are refused too. */
export function addJsonBodies(
  app: FastifyInstance,
  onText: (request: FastifyRequest, text: string) => void = () => {},
): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const text = isUtf8(bytes) ? bytes.toString('utf8') : null
      if (text === null || !isPlainJson(text)) return done(new UnreadableBody())
      onText(request, text)
      if (text === '') return done(null, undefined)
      return parse(request, text, done)
    },
  )
}

/**
 * Whether brackets nest no deeper than `depth` and no object has a duplicate key, in any escaping. Reads each character once,
 * before parsing, because deep nesting makes parsers slow. Invalid JSON is left to the parser.
 */
export function isPlainJson(text: string, depth = deepest): boolean {
  /** Keys of the enclosing objects; null for an array. */
  const around: (Set<string> | null)[] = []
  let isKeyNext = false
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case quote: {
        const start = index
        index = findClosingQuote(text, start)
        if (isKeyNext && !addKey(around.at(-1)!, text.slice(start, index + 1))) return false
        isKeyNext = false
        break
      }
      case openBrace:
      case openBracket: {
        const isObject = text.charCodeAt(index) === openBrace
        if (around.push(isObject ? new Set() : null) > depth) return false
        isKeyNext = isObject
        break
      }
      case closeBrace:
      case closeBracket:
        around.pop()
        isKeyNext = false
        break
      case comma:
        isKeyNext = Boolean(around.at(-1))
        break
    }
  }
  return true
}

/** Index of the closing quote; the end of the text when there is none. */
function findClosingQuote(text: string, start: number): number {
  let index = start + 1
  while (index < text.length) {
    const code = text.charCodeAt(index)
    if (code === quote) break
    index += code === backslash ? 2 : 1
  }
  return index
}

function addKey(keys: Set<string>, written: string): boolean {
  const key = written.includes('\\') ? readKey(written) : written.slice(1, -1)
  if (key === null || keys.has(key)) return false
  keys.add(key)
  return true
}

/** `"\u0061"` is `a`; null for an invalid JSON string. */
function readKey(written: string): string | null {
  try {
    return JSON.parse(written) as string
  } catch {
    return null
  }
}

const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\,{}[]'].map(
  (character) => character.charCodeAt(0),
) as [number, number, number, number, number, number, number]

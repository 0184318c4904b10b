// Reads request bodies. Promises that what a handler sees is JSON of modest depth, from valid UTF-8, in which no object names anything
// twice: who signs, checks or forwards a body and who acts on it would otherwise each read what they like.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const deepest = 12

/** A body that is no JSON as we take it. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
  /** Read by the servers' error handlers. */
  readonly statusCode = 400
}

/** `application/json` is read like this; `onText` gets the body exactly as it was sent. Prototype keys are refused too. */
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
 * Whether brackets nest no deeper than `depth` and no object has a key twice, however it is spelled. Looks at each character once,
 * before anything is parsed: deep nesting is what makes parsers slow. What is no JSON is the parser's business.
 */
export function isPlainJson(text: string, depth = deepest): boolean {
  /** Of the objects around; null stands for a list. */
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

/** The end of the text where there is none. */
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

/** `"\u0061"` is `a`; null for what is no text of JSON. */
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

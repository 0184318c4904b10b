// Reads ICU messages into the tokens that `formatMessage` walks, the same that Lingui's compiler makes of them in the site's
// build: for texts that no build compiles, those of games and letters.
import type { Choices, Message, Token } from './message.ts'

const opening = /\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/y
const form = /\s*=?(\w+)\s*\{/y
const closing = /\s*\}/y

/** Names, plurals and choices by word. @throws SyntaxError on anything else, such as braces that don't match. */
export function parseMessage(text: string): Message {
  let position = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (match) position = pattern.lastIndex
    return match
  }
  const fail = (): never => {
    throw new SyntaxError(`message is broken at ${position}: ${text}`)
  }

  function readTokens(end: string | undefined, literal: RegExp): Token[] {
    const tokens: Token[] = []
    while (text[position] !== end) {
      tokens.push(take(literal)?.[0] ?? readArgument(literal))
    }
    return tokens
  }

  function readArgument(literal: RegExp): Token {
    const [, name = '', kind] = take(opening) ?? fail()
    const choices: Choices = {}
    if (kind !== undefined) {
      const within = kind === 'plural' ? inPlural : literal
      for (let found = take(form); found; found = take(form)) {
        choices[found[1]!] = readTokens('}', within)
        position += 1
      }
      if (!('other' in choices)) fail()
    }
    if (!take(closing)) fail()
    return kind === undefined ? [name] : [name, kind, choices]
  }

  return readTokens(undefined, outside)
}

/** Outside of plurals `#` is a sign like others. Braces between apostrophes, which ICU takes literally, no message uses. */
const outside = /(?:[^{}']|'(?![{}]))+/y
const inPlural = /#|(?:[^{}#']|'(?![{}#]))+/y

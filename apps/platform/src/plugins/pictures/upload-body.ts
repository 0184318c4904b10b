// Parses the body of an upload while it arrives: a JSON object with `file` in base64 and a `name`, in any order. Promises: of the file
// no more than one chunk is in memory; what is no canonical base64 is refused, never skipped; so is any other key or value.
import { isUtf8 } from 'node:buffer'
import { sendVerification } from '@yanta/contract'
import * as v from 'valibot'
import { InvalidRequest } from '../invalid-request.ts'

export interface UploadParser {
  /** Takes the next bytes of the body; returns the bytes of the file that they complete. @throws InvalidRequest */
  push(chunk: Buffer): Buffer
  /** The rest of the body, once all has arrived. @throws InvalidRequest */
  end(): { name: string | undefined }
}

type Key = 'file' | 'name'
type State =
  | 'start'
  | 'firstKey'
  | 'key'
  | 'inKey'
  | 'colon'
  | 'value'
  | 'inFile'
  | 'inName'
  | 'afterValue'
  | 'over'

const [quote, backslash] = [0x22, 0x5c]
/** Each of the 200 characters may be written as \uXXXX. */
const mostLiteralBytes = 6 * 200
/** `data:image/jpeg;base64` and its like. */
const mostHeadLength = 100
const dataHead = /^data:[\w.+-]+\/[\w.+-]+(;[\w.=+-]+)*;base64$/
const none = Buffer.alloc(0)

export function createUploadParser(): UploadParser {
  const base64 = createBase64Decoder()
  const values = new Set<Key>()
  let state: State = 'start'
  let key: Key = 'file'
  let name: string | undefined
  let literal: number[] = []
  let isEscaped = false

  /** Moves on by one byte outside the file's text. */
  function step(byte: number): void {
    if (state === 'inKey' || state === 'inName') return readLiteral(byte)
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return
    const character = String.fromCharCode(byte)
    switch (`${state} ${character}`) {
      case 'start {':
        state = 'firstKey'
        return
      case 'firstKey "':
      case 'key "':
        state = 'inKey'
        return
      case 'colon :':
        state = 'value'
        return
      case 'value "':
        state = key === 'file' ? 'inFile' : 'inName'
        return
      case 'afterValue ,':
        state = 'key'
        return
      case 'firstKey }':
      case 'afterValue }':
        state = 'over'
        return
    }
    throw invalid(state === 'value' ? key : 'body')
  }

  function readLiteral(byte: number): void {
    if (byte === quote && !isEscaped) return endLiteral()
    isEscaped = byte === backslash && !isEscaped
    if (literal.push(byte) > mostLiteralBytes) throw invalid(state === 'inName' ? 'name' : 'body')
  }

  function endLiteral(): void {
    const text = readText(Buffer.from(literal))
    literal = []
    if (state === 'inKey') {
      if ((text !== 'file' && text !== 'name') || values.has(text)) throw invalid('body')
      key = text
      values.add(key)
      state = 'colon'
      return
    }
    const parsed = v.safeParse(sendVerification.body.entries.name, text)
    if (!parsed.success || text?.includes('\0')) throw invalid('name')
    name = parsed.output
    state = 'afterValue'
  }

  return {
    push(chunk) {
      const pieces: Buffer[] = []
      let index = 0
      while (index < chunk.length) {
        if (state !== 'inFile') {
          step(chunk[index]!)
          index += 1
          continue
        }
        const found = chunk.indexOf(quote, index)
        const end = found === -1 ? chunk.length : found
        pieces.push(base64.push(chunk.toString('latin1', index, end)))
        index = end
        if (found === -1) continue
        pieces.push(base64.end())
        state = 'afterValue'
        index += 1
      }
      return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
    },
    end() {
      if (state !== 'over') throw invalid('body')
      if (!values.has('file')) throw invalid('file')
      return { name }
    },
  }
}

/** Null for what is no JSON string. */
function readText(bytes: Buffer): string | null {
  if (!isUtf8(bytes)) return null
  try {
    return JSON.parse(`"${bytes.toString('utf8')}"`) as string
  } catch {
    return null
  }
}

/** Decodes base64 in pieces, without the head of a data URL before it. A slash may be escaped, as some languages write it in JSON. */
function createBase64Decoder() {
  /** What may be the head of a data URL; null once that is decided. */
  let head: string | null = ''
  /** An escape that its chunk cut off, then up to three characters of an incomplete group. */
  let escape = ''
  let group = ''
  let isPadded = false

  function decode(text: string): Buffer {
    if (text === '') return none
    if (isPadded || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid('file')
    const joined = group + text
    const length = joined.length - (joined.length % 4)
    const padding = joined.indexOf('=')
    if (padding !== -1 && (padding % 4 < 2 || /[^=]/.test(joined.slice(padding)))) throw invalid('file')
    if (padding !== -1 && joined.length > Math.ceil(padding / 4) * 4) throw invalid('file')
    group = joined.slice(length)
    isPadded = padding !== -1 && padding < length
    return Buffer.from(joined.slice(0, length), 'base64')
  }

  function decodeAfterHead(text: string): Buffer {
    if (head === null) return decode(text)
    head += text
    const begin = head.slice(0, 5)
    if (begin === 'data:') {
      const comma = head.indexOf(',')
      if (comma === -1 && head.length <= mostHeadLength) return none
      if (comma === -1 || comma > mostHeadLength || !dataHead.test(head.slice(0, comma)))
        throw invalid('file')
      return decodeAll(head.slice(comma + 1))
    }
    return 'data:'.startsWith(begin) ? none : decodeAll(head)
  }

  function decodeAll(text: string): Buffer {
    head = null
    return decode(text)
  }

  return {
    push(text: string): Buffer {
      const written = escape + text
      escape = written.endsWith('\\') ? '\\' : ''
      return decodeAfterHead(written.slice(0, written.length - escape.length).replaceAll('\\/', '/'))
    },
    end(): Buffer {
      const rest = head === null ? none : decodeAll(head)
      if (escape !== '' || group !== '') throw invalid('file')
      return rest
    },
  }
}

function invalid(field: string): InvalidRequest {
  return new InvalidRequest([{ field }])
}

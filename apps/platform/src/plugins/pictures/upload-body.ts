// Parses the body of an upload while it arrives: a JSON object with `file` in base64 and short values beside it, in any order. Promises:
// of the file no more than one chunk is in memory; what is no canonical base64 is refused, never skipped; so is any other key or value.
import { isUtf8 } from 'node:buffer'
import * as v from 'valibot'
import { InvalidRequest } from '../invalid-request.ts'

/** Schemas of the values beside the file: texts or whole numbers. */
export type UploadFields = Record<string, v.GenericSchema<any, any>>
export type UploadValues<Fields extends UploadFields> = {
  [Name in keyof Fields]: v.InferOutput<Fields[Name]>
}

export interface UploadParser<Fields extends UploadFields = UploadFields> {
  /** Takes the next bytes of the body; returns the bytes of the file that they complete. @throws InvalidRequest */
  push(chunk: Buffer): Buffer
  /** The values that have arrived by now. @throws InvalidRequest when one is missing that has to be there */
  readValues(): UploadValues<Fields>
  /** To be called once all has arrived. @throws InvalidRequest */
  end(): void
}

type State =
  | 'start'
  | 'firstKey'
  | 'key'
  | 'inKey'
  | 'colon'
  | 'value'
  | 'inFile'
  | 'inText'
  | 'inNumber'
  | 'afterValue'
  | 'over'

const [quote, backslash] = [0x22, 0x5c]
/** Each of the 200 characters may be written as \uXXXX. */
const mostLiteralBytes = 6 * 200
/** `data:image/jpeg;base64` and its like. */
const mostHeadLength = 100
const dataHead = /^data:[\w.+-]+\/[\w.+-]+(;[\w.=+-]+)*;base64$/
const none = Buffer.alloc(0)

export function createUploadParser<Fields extends UploadFields>(fields: Fields): UploadParser<Fields> {
  const base64 = createBase64Decoder()
  const keys = new Set<string>()
  const values = new Map<string, unknown>()
  let state: State = 'start'
  let key = 'file'
  let literal: number[] = []
  let isEscaped = false

  /** Moves on by one byte outside the file's text. */
  function step(byte: number): void {
    if (state === 'inKey' || state === 'inText') return readLiteral(byte)
    if (state === 'inNumber') {
      if (isDigit(byte)) return addToLiteral(byte)
      endNumber()
    }
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
        state = key === 'file' ? 'inFile' : 'inText'
        return
      case 'afterValue ,':
        state = 'key'
        return
      case 'firstKey }':
      case 'afterValue }':
        state = 'over'
        return
    }
    if (state === 'value' && key !== 'file' && isDigit(byte)) {
      state = 'inNumber'
      return addToLiteral(byte)
    }
    throw invalid(state === 'value' ? key : 'body')
  }

  function readLiteral(byte: number): void {
    if (byte === quote && !isEscaped) return endLiteral()
    isEscaped = byte === backslash && !isEscaped
    addToLiteral(byte)
  }

  function addToLiteral(byte: number): void {
    if (literal.push(byte) > mostLiteralBytes) throw invalid(state === 'inKey' ? 'body' : key)
  }

  function endLiteral(): void {
    const text = takeLiteral()
    if (state === 'inKey') {
      if (text === null || !(text === 'file' || Object.hasOwn(fields, text)) || keys.has(text))
        throw invalid('body')
      key = text
      keys.add(key)
      state = 'colon'
      return
    }
    if (text?.includes('\0')) throw invalid(key)
    addValue(text)
  }

  function endNumber(): void {
    const digits = Buffer.from(literal).toString('latin1')
    literal = []
    if (!/^(0|[1-9]\d*)$/.test(digits)) throw invalid(key)
    addValue(Number(digits))
  }

  function takeLiteral(): string | null {
    const text = readText(Buffer.from(literal))
    literal = []
    return text
  }

  function addValue(value: unknown): void {
    const parsed = v.safeParse(fields[key]!, value)
    if (!parsed.success) throw invalid(key)
    values.set(key, parsed.output)
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
    readValues() {
      for (const [name, schema] of Object.entries(fields))
        if (!values.has(name) && !v.is(schema, undefined)) throw invalid(name)
      return Object.fromEntries(values) as UploadValues<Fields>
    },
    end() {
      if (state !== 'over') throw invalid('body')
      if (!keys.has('file')) throw invalid('file')
    },
  }
}

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39

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

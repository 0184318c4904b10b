// Parses the body of an upload while it arrives: a JSON object with `file` in base64 and short values beside it, in any order. Promises:
// of the file no more than one chunk is in memory; what is no canonical base64 is refused, never skipped; so is any other key or value.
import { isUtf8 } from 'node:buffer'
import * as v from 'valibot'
import { InvalidRequest } from '../invalid-request.ts'
import { BadBase64, createBase64Decoder } from './base64-decoder.ts'

/** Schemas of the values beside the file: texts or whole numbers. */
export type UploadFields = Record<string, v.GenericSchema<any, any>>
export type UploadValues<Fields extends UploadFields> = {
  [Name in keyof Fields]: v.InferOutput<Fields[Name]>
}

export interface UploadParser<Fields extends UploadFields = UploadFields> {
  /** Takes the next bytes of the body, which it may overwrite; returns those of the file among them. @throws InvalidRequest */
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
      let file: Buffer = none
      let rest: Buffer = none
      let index = 0
      while (index < chunk.length) {
        if (state !== 'inFile') {
          step(chunk[index]!)
          index += 1
          continue
        }
        const found = chunk.indexOf(quote, index)
        const end = found === -1 ? chunk.length : found
        const begin = index
        file = readBase64(() => base64.push(chunk, begin, end))
        index = end
        if (found === -1) continue
        rest = readBase64(() => base64.end())
        state = 'afterValue'
        index += 1
      }
      return rest.length === 0 ? file : Buffer.concat([file, rest])
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

/** @throws InvalidRequest for what is no base64. */
function readBase64(read: () => Buffer): Buffer {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadBase64) throw invalid('file')
    throw error
  }
}

function invalid(field: string): InvalidRequest {
  return new InvalidRequest([{ field }])
}

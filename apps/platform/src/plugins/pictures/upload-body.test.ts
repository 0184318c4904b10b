import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createUploadParser } from './upload-body.ts'

const fields = {
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  count: v.optional(v.pipe(v.number(), v.safeInteger())),
}

function parse(chunks: readonly Buffer[]) {
  const parser = createUploadParser(fields)
  const pieces = chunks.map((chunk) => parser.push(chunk))
  parser.end()
  return { ...parser.readValues(), file: Buffer.concat(pieces) }
}
const parseText = (text: string) => parse([Buffer.from(text)])
const refusedField = (text: string): string | undefined => {
  try {
    parseText(text)
    return undefined
  } catch (error) {
    return (error as { fields: { field: string }[] }).fields[0]!.field
  }
}

/** Cuts a text into chunks at any bytes. */
const cut = (text: string, sizes: readonly number[]): Buffer[] => {
  const bytes = Buffer.from(text)
  const chunks: Buffer[] = []
  let index = 0
  for (let turn = 0; index < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length]!
    chunks.push(bytes.subarray(index, index + size))
    index += size
  }
  return chunks
}

const head = fc.constantFrom('', 'data:image/jpeg;base64,', 'data:image/png;charset=utf-8;base64,')
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
const names = fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }), { nil: undefined })

test('any file and name arrive unchanged, in whatever chunks, order and spelling [7.20]', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      names,
      head,
      sizes,
      fc.boolean(),
      fc.boolean(),
      (bytes, name, dataHead, chunkSizes, isNameFirst, hasEscapes) => {
        const base64 = dataHead + Buffer.from(bytes).toString('base64')
        const file = `"file" : "${hasEscapes ? base64.replaceAll('/', '\\/') : base64}"`
        const named = name === undefined ? [] : [`"name":${JSON.stringify(name)}`]
        const members = isNameFirst ? [...named, file] : [file, ...named]
        const parsed = parse(cut(`{ ${members.join(' ,\n')} }\r\n`, chunkSizes))
        expect(parsed).toEqual({ file: Buffer.from(bytes), name })
      },
    ),
  )
})

test('a text is base64 exactly when encoding its bytes gives it back', () => {
  const almost = fc.string({
    unit: fc.constantFrom('A', 'b', '9', '+', '/', '=', '-', '_', ' '),
    maxLength: 9,
  })
  fc.assert(
    fc.property(almost, (text) => {
      const isCanonicalLength = Buffer.from(text, 'base64').toString('base64').length === text.length
      const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0 && isCanonicalLength
      expect(refusedField(`{"file":"${text}"}`)).toBe(isBase64 ? undefined : 'file')
    }),
  )
})

test.each([
  ['{"file":"AAA"}', 'file'],
  ['{"file":"AA=A"}', 'file'],
  ['{"file":"A==="}', 'file'],
  ['{"file":"AA==AAAA"}', 'file'],
  ['{"file":"AA-_"}', 'file'],
  ['{"file":"AA\\nAA"}', 'file'],
  ['{"file":"AAAA\\"}', 'file'],
  ['{"file":"AAA\\="}', 'file'],
  ['{"file":"AA\\A"}', 'file'],
  ['{"file":"AA=AAA=="}', 'file'],
  ['{"file":"AAAA="}', 'file'],
  ['{"file":"AA\\u0041A"}', 'file'],
  ['{"file":"data:image/png,AAAA"}', 'file'],
  ['{"file":"data:;base64,AAAA"}', 'file'],
  [`{"file":"data:image/png;${'x'.repeat(200)};base64,AAAA"}`, 'file'],
  ['{"file":"data:"}', 'file'],
  ['{"file":"data:image\\/png;\\base64,AAAA"}', 'file'],
  ['{"file":"data:image/png;base64\\,AAAA"}', 'file'],
  ['{"file":"ключ"}', 'file'],
  ['{"file":null}', 'file'],
  ['{"file":["AAAA"]}', 'file'],
  ['{"name":"a.jpg"}', 'file'],
  ['{}', 'file'],
  ['{"file":"AAAA","name":7}', 'name'],
  ['{"file":"AAAA","name":"\\u0000"}', 'name'],
  ['{"file":"AAAA","count":"7"}', 'count'],
  ['{"file":"AAAA","count":07}', 'count'],
  ['{"file":"AAAA","count":9007199254740993}', 'count'],
  [`{"file":"AAAA","count":${'9'.repeat(1_300)}}`, 'count'],
  ['{"file":"AAAA","count":-7}', 'count'],
  ['{"file":"AAAA","count":7.5}', 'body'],
  ['{"file":7}', 'file'],
  ['{"file":"AAAA","name":"\\x"}', 'name'],
  [`{"file":"AAAA","name":"${'n'.repeat(201)}"}`, 'name'],
  ['{"file":"AAAA","file":"AAAA"}', 'body'],
  ['{"file":"AAAA","f\\u0069le":"AAAA"}', 'body'],
  ['{"file":"AAAA","other":"x"}', 'body'],
  ['{"__proto__":"AAAA"}', 'body'],
  ['{"file":"AAAA",}', 'body'],
  ['{"file":"AAAA"}}', 'body'],
  ['{"file":"AAAA"', 'body'],
  ['{"file" "AAAA"}', 'body'],
  ['[{"file":"AAAA"}]', 'body'],
  ['\u{feff}{"file":"AAAA"}', 'body'],
  ['AAAA', 'body'],
  ['', 'body'],
])('the body %s is refused for its %s', (text, field) => {
  expect(refusedField(text)).toBe(field)
})

test('bytes that are no UTF-8 are no name', () => {
  const body = Buffer.concat([Buffer.from('{"file":"AAAA","name":"'), Buffer.from([0xff]), Buffer.from('"}')])
  expect(() => parse([body])).toThrow('invalid: name')
})

test('a key or a name without an end is refused while it arrives', () => {
  for (const begin of ['{"', '{"name":"'])
    expect(() => createUploadParser(fields).push(Buffer.from(begin + 'x'.repeat(1_300)))).toThrow('invalid')
})

test('a file is passed on as it arrives, never a byte behind [7.20]', () => {
  const parser = createUploadParser(fields)
  parser.push(Buffer.from('{"file":"'))
  let passed = 0
  for (let chunk = 1; chunk <= 50; chunk += 1) {
    passed += parser.push(Buffer.alloc(1_001, 65)).length
    expect(passed).toBe(Math.floor((chunk * 1_001 * 6) / 8))
  }
})

test.each([
  ['{"count":7,"file":"AAAA"}', { count: 7 }],
  ['{ "file" : "AAAA", "count" : 0 }', { count: 0 }],
  ['{"count":12345 , "name":"7","file":"AAAA"}', { count: 12_345, name: '7' }],
])('beside a file %s has the values %j', (text, values) => {
  for (const size of [1, 5, 1_000])
    expect(parse(cut(text, [size]))).toEqual({ ...values, file: Buffer.alloc(3) })
})

test('a value that has to be there is missed once it is asked for, and is known before the file has arrived', () => {
  const parser = createUploadParser({ token: v.string() })
  expect(() => parser.readValues()).toThrow('invalid: token')
  parser.push(Buffer.from('{"token":"mine","file":"AA'))
  expect(parser.readValues()).toEqual({ token: 'mine' })
})

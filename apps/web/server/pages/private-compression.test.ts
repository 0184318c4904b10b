import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressOnce } from './private-compression.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
/** Splits a text between two UTF-16 units. */
const cut = (text: string) => [text.slice(0, 14), '', text.slice(14)]
const texts = [
  '',
  'Вера',
  'Янта '.repeat(3),
  '12 480,50 ₽ 🐝'.repeat(60_000),
  'short again',
  '🐝'.repeat(400_000),
]

test.each(['br', 'gzip', 'identity'] as const)(
  'consecutive documents of any size and script are decompressed unchanged: %s',
  (encoding) => {
    const packed = texts.map((text) => compressOnce(cut(text), encoding))
    expect(packed.map((bytes) => unpack[encoding](bytes).toString())).toEqual(texts)
  },
)

test('half of a surrogate pair is replaced, and the rest of its document stays', () => {
  const packed = compressOnce(['Вера \ud83d', ' играет'], 'br')
  expect(brotliDecompressSync(packed).toString()).toBe('Вера \ufffd играет')
})

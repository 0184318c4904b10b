import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDraw, hashServerSeed, hmacSha256, sha256, toHex } from './index.ts'

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 })

describe('SHA-256', () => {
  test('matches the test vectors of the standard', () => {
    expect(toHex(sha256(new Uint8Array()))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    expect(hashServerSeed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test("agrees with Node's implementation for bytes of any length", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
    )
  })

  test("HMAC agrees with Node's implementation, also for keys longer than a block", () => {
    fc.assert(
      fc.property(ascii, ascii, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })

  test('a seed that programs could encode differently is refused', () => {
    expect(() => hashServerSeed('сид')).toThrow(RangeError)
  })
})

describe('a draw', () => {
  const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera', nonce: 4 }

  test('reads the words of HMAC(serverSeed, clientSeed:nonce:counter) in order', () => {
    const words = [0, 1].flatMap((counter) => {
      const block = createHmac('sha256', seeds.serverSeed).update(`vera:4:${counter}`).digest()
      return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4))
    })
    const draw = createDraw(seeds)
    expect(words.map(() => draw(2 ** 32))).toEqual(words)
  })

  test('skips a word of the incomplete last interval instead of favouring low numbers', () => {
    const bound = 2 ** 31 + 1
    const words = createDraw(seeds)
    const draw = createDraw(seeds)
    const accepted = Array.from({ length: 64 }, () => words(2 ** 32)).filter((word) => word < bound)
    expect(accepted.length).toBeLessThan(64)
    expect(accepted.map(() => draw(bound))).toEqual(accepted)
  })

  test('stays below its bound and is the same for the same seeds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 32 }),
        fc.nat(),
        ascii.filter((seed) => seed.length > 0),
        (bound, nonce, clientSeed) => {
          const [one, two] = [
            createDraw({ ...seeds, clientSeed, nonce }),
            createDraw({ ...seeds, clientSeed, nonce }),
          ]
          for (let i = 0; i < 10; i++) {
            const value = one(bound)
            expect(value).toBeGreaterThanOrEqual(0)
            expect(value).toBeLessThan(bound)
            expect(two(bound)).toBe(value)
          }
        },
      ),
    )
  })

  test('is even over a strip of 33: chi-square below its 99.9 % point', () => {
    const draw = createDraw(seeds)
    const samples = 33_000
    const counts = new Array<number>(33).fill(0)
    for (let i = 0; i < samples; i++) counts[draw(33)]! += 1
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(62.5)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses %s as a bound', (bound) => {
    expect(() => createDraw(seeds)(bound)).toThrow(RangeError)
  })
})

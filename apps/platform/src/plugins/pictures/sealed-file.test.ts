import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFileKey, seal, unseal } from './sealed-file.ts'

let folder: string
let path: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-sealed-'))
  path = join(folder, 'sealed')
})
afterAll(() => rmSync(folder, { recursive: true }))

const key = deriveFileKey('s'.repeat(32), 'documents')
async function write(owner: string, chunks: readonly Uint8Array[]): Promise<Buffer> {
  const sealed = await buffer(seal(key, owner, chunks.map(Buffer.from)))
  writeFileSync(path, sealed)
  return sealed
}
const read = (owner: string, from = key) => buffer(unseal(from, owner, path))

test('any file can be read again, and its bytes are not in what is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), async (chunks) => {
      const bytes = Buffer.concat(chunks)
      const sealed = await write('player 7', chunks)
      expect(await read('player 7')).toEqual(bytes)
      if (bytes.length > 16) expect(sealed.includes(bytes)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('the same file is another one each time it is sealed', async () => {
  const chunk = Buffer.from('the same bytes')
  expect(await write('player 7', [chunk])).not.toEqual(await write('player 7', [chunk]))
})

test("a file can't be opened as another owner's, with another key, or once a bit of it has changed", async () => {
  await write('player 7', [Buffer.from('a picture')])
  await expect(read('player 8')).rejects.toThrow()
  await expect(read('player 7', deriveFileKey('t'.repeat(32), 'documents'))).rejects.toThrow()
  await expect(read('player 7', deriveFileKey('s'.repeat(32), 'support-chat'))).rejects.toThrow()
  const whole = readFileSync(path)
  for (let index = 0; index < whole.length; index += 1) {
    const changed = Buffer.from(whole)
    changed[index]! ^= 1
    writeFileSync(path, changed)
    await expect(read('player 7'), `byte ${index}`).rejects.toThrow()
  }
  for (const length of [0, 3, 20, 31, whole.length - 1]) {
    writeFileSync(path, whole.subarray(0, length))
    await expect(read('player 7'), `${length} bytes`).rejects.toThrow()
  }
})

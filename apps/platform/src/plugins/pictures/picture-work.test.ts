import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureWork, type PictureRules } from './picture-work.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-work-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Work done by a program of the test's own. */
function startWork(name: string, source: string, mostMs?: number) {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(program, source)
  return createPictureWork(rules, { program, mostMs })
}
const rules: PictureRules = {
  formats: ['jpeg', 'webp'],
  longestSide: 2_000,
  codes: {
    noLibrary: 'temporarily_unavailable',
    unreadable: 'invalid_mime_type',
    tooManyPixels: 'large_file',
  },
}
async function* bytes(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}
async function cleanWith(work: ReturnType<typeof createPictureWork>, picture = bytes('a', 'b')) {
  const cleaned: Buffer[] = []
  await work.clean(picture, async (pieces) => {
    for await (const piece of pieces) cleaned.push(piece)
  })
  return Buffer.concat(cleaned).toString()
}

test('a picture goes through a process that has nothing of the platform in its environment', async () => {
  const work = startWork(
    'echo',
    `let text = ''
     for await (const chunk of process.stdin) text += chunk
     process.stdout.write([text, Object.keys(process.env).length, ...process.argv.slice(2)].join(' '))`,
  )
  expect(await cleanWith(work)).toBe('ab 0 2000 40000000 jpeg webp')
})

test.each([
  [10, 'temporarily_unavailable'],
  [11, 'invalid_mime_type'],
  [12, 'large_file'],
  [1, 'invalid_mime_type'],
])(
  'a process that ends with %d refuses the picture with %s, whatever it has written before',
  async (exitCode, code) => {
    const work = startWork(
      `exit-${exitCode}`,
      `process.stdout.write('half', () => process.exit(${exitCode}))`,
    )
    await expect(cleanWith(work)).rejects.toMatchObject({ code })
  },
)

test('a process that takes too long is ended, and the next picture has its turn', async () => {
  const work = startWork(
    'hang',
    `for await (const chunk of process.stdin) if (String(chunk).includes('slow')) setInterval(() => {}, 1_000)
     else process.stdout.write('done')`,
    300,
  )
  const slow = cleanWith(work, bytes('slow'))
  const next = cleanWith(work, bytes('quick'))
  await expect(slow).rejects.toMatchObject({ code: 'invalid_mime_type' })
  // It may have had too little time as well on a slow machine, but it has had its turn.
  await next.catch((error: unknown) => expect(error).toMatchObject({ code: 'invalid_mime_type' }))
})

test('pictures are read one at a time, and no more wait than the site waits for', async () => {
  const work = startWork('one', `for await (const chunk of process.stdin) process.stdout.write(chunk)`)
  const { promise: held, resolve } = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  const clean = () =>
    work.clean(bytes('x'), async (pieces) => {
      most = Math.max(most, (atOnce += 1))
      await held
      for await (const _piece of pieces);
      atOnce -= 1
    })
  const taken = [clean(), clean(), clean(), clean()]
  await expect(clean()).rejects.toMatchObject({
    code: 'too_many_requests',
    detail: { params: { retryAfter: 10 } },
  })
  resolve()
  await Promise.all(taken)
  expect(most).toBe(1)
})

test('what can not be read is an error of the platform, and no property of the picture', async () => {
  const work = startWork('all', `for await (const _chunk of process.stdin); process.stdout.write('done')`)
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('a')
    throw new Error('the disk is gone')
  }
  await expect(cleanWith(work, broken())).rejects.toThrow('the disk is gone')
})

test('where no process can be started the picture is refused, and the platform goes on', async () => {
  const { execPath } = process
  process.execPath = join(folder, 'no-such-program')
  try {
    await expect(cleanWith(startWork('none', ''))).rejects.toMatchObject({ code: 'temporarily_unavailable' })
  } finally {
    process.execPath = execPath
  }
})

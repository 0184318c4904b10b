import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchContent } from './content-watch.ts'

let folder: string
let end: () => void
const renew = vi.fn(async () => {})
const said: string[] = []

const save = (file: string, text: string) => writeFileSync(join(folder, file), text)
/** Saves, and resolves when the watchers of the folder have received the event. */
async function saveAndHear(file: string, ...texts: string[]) {
  const heard = Promise.withResolvers<void>()
  const witness = watch(folder, (_event, name) => name === file && heard.resolve())
  for (const text of texts) save(file, text)
  await heard.promise
  // Watchers notified after the witness are notified in the same turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  witness.close()
}
/** Fakes the debounce timer, so that the test controls it. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const readHash = vi.fn((): string => {
  const [games, page] = [
    readFileSync(join(folder, 'games.yaml'), 'utf8'),
    readFileSync(join(folder, 'pages/rules.ru.md'), 'utf8'),
  ]
  if (games.includes('mistake'))
    throw Object.assign(new Error('games.yaml:1 a mistake'), { name: 'ContentError' })
  return games + page
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-watched-'))
  mkdirSync(join(folder, 'pages'))
  save('games.yaml', 'one')
  save('pages/rules.ru.md', 'Правила')
  renew.mockReset()
  readHash.mockClear()
  said.length = 0
  end = watchContent(renew, { folder, readHash, say: (text) => said.push(text) })
})
afterEach(() => {
  end()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('a changed YAML file is imported, several quick saves only once', async () => {
  stopTimers()
  await saveAndHear('games.yaml', 'two', 'three')
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['The content was brought in anew.'])
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a changed Markdown page is imported', async () => {
  save('pages/rules.ru.md', 'Новые правила')
  await expect.poll(() => renew.mock.calls).toHaveLength(1)
})

test('a file that an editor saves by rename is imported each time', async () => {
  for (const [index, text] of ['Раз', 'Два'].entries()) {
    save('pages/rules.ru.md~', text)
    renameSync(join(folder, 'pages/rules.ru.md~'), join(folder, 'pages/rules.ru.md'))
    await expect.poll(() => renew.mock.calls).toHaveLength(index + 1)
  }
})

test('a mistake is reported with its file and line, and nothing is imported until it is fixed', async () => {
  save('games.yaml', 'a mistake')
  await expect.poll(() => said).toEqual(['games.yaml:1 a mistake\nThe content from before stays.'])
  expect(renew).not.toHaveBeenCalled()
  save('games.yaml', 'mended')
  await expect.poll(() => renew.mock.calls).toHaveLength(1)
})

test('a file saved unchanged, and one that is not content, change nothing', async () => {
  stopTimers()
  await saveAndHear('README.txt', 'more')
  expect(vi.getTimerCount()).toBe(0)
  await saveAndHear('games.yaml', 'one')
  await vi.advanceTimersByTimeAsync(60_000)
  // Once at the start of the watch, and once for the save.
  expect(readHash).toHaveBeenCalledTimes(2)
  expect([renew.mock.calls, said]).toEqual([[], []])
})

test('a failed renewal is retried at the next save', async () => {
  renew.mockRejectedValueOnce(new Error('the port is taken'))
  save('games.yaml', 'two')
  await expect.poll(() => said).toEqual([expect.stringContaining('the port is taken')])
  save('pages/rules.ru.md', 'Ещё раз')
  await expect.poll(() => said.at(-1)).toBe('The content was brought in anew.')
})

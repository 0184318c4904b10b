import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accept } from './accept.ts'
import { buildContactSheet } from './contact-sheet.ts'
import { type Folders, filesOf } from './folders.ts'
import type { Shot } from './picture.ts'
import { listFiles, listLeftovers, markComplete, readReviews } from './results.ts'
import { type Sheet, explain, reviewSheet } from './review.ts'
import { isAgreedFor, readStamps } from './stamps.ts'
import { type card, drawCard } from './testing/draw-card.ts'

const sheet: Sheet = { kind: 'components', name: 'content-card', title: 'Content/Card' }
let place: string
let folders: Folders

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'yanta-shots-'))
  folders = {
    baselines: join(place, 'baselines'),
    stamps: join(place, 'stamps.txt'),
    results: join(place, 'shots'),
  }
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => rmSync(place, { recursive: true }))

async function shoot(change: Partial<typeof card> = {}, name = 'Plain'): Promise<Shot> {
  return { name, locale: 'ru', ...(await drawCard(change)) }
}

test('a sheet without a baseline is new, and becomes the baseline when it is accepted', async () => {
  expect((await reviewSheet(sheet, [await shoot()], { keepAll: false, folders })).state).toBe('new')
  expect(accept([], folders)).toBe(true)
  expect(listFiles(folders.baselines)).toEqual(['components/content-card.avif'])
  expect((await reviewSheet(sheet, [await shoot()], { keepAll: false, folders })).state).toBe('same')
})

test('a sheet that differs leaves pictures of before, now and the difference, and reports how to accept it', async () => {
  await reviewSheet(sheet, [await shoot()], { keepAll: false, folders })
  accept([], folders)
  const review = await reviewSheet(sheet, [await shoot({ label: '' })], { keepAll: false, folders })
  expect(review.says).toEqual([
    expect.stringMatching(/^"Plain" at 320 px, ru, differs in one area, first \d+ × \d+ px at \d+, \d+$/),
  ])
  expect(listFiles(folders.results).sort()).toEqual([
    'before/components/content-card.avif',
    'difference/components/content-card.webp',
    'now/components/content-card.webp',
    'packed/components/content-card.avif',
    'reviews/components/content-card.json',
  ])
  expect(explain(review, folders)).toContain('npm run shots -- accept content-card')
  expect(explain(review, folders)).toContain(join(folders.results, 'difference/components/content-card.webp'))
})

test('a sheet that looks as before again leaves nothing, except in a review of all', async () => {
  await reviewSheet(sheet, [await shoot()], { keepAll: false, folders })
  accept([], folders)
  await reviewSheet(sheet, [await shoot()], { keepAll: false, folders })
  expect(listFiles(folders.results)).toEqual([])
  await reviewSheet(sheet, [await shoot()], { keepAll: true, folders })
  expect(listFiles(folders.results).sort()).toEqual([
    'now/components/content-card.webp',
    'reviews/components/content-card.json',
  ])
})

test('a sheet that differs is shot again; only a repeated difference counts', async () => {
  await reviewSheet(sheet, [await shoot()], { keepAll: false, folders })
  accept([], folders)
  const early = [await shoot({ label: '' })]
  const calm = await reviewSheet(sheet, early, {
    keepAll: false,
    folders,
    shootAgain: async () => [await shoot()],
  })
  expect(calm.state).toBe('same')
  const changed = await reviewSheet(sheet, early, { keepAll: false, folders, shootAgain: async () => early })
  expect(changed.state).toBe('different')
})

test('a story that was added, removed or grew is reported by its name', async () => {
  await reviewSheet(sheet, [await shoot(), await shoot({}, 'Gone')], { keepAll: false, folders })
  accept([], folders)
  const plain = await shoot()
  const grown = {
    ...plain,
    height: 172,
    data: Buffer.concat([plain.data, Buffer.alloc(12 * plain.width * 3)]),
  }
  const { says } = await reviewSheet(sheet, [grown, await shoot({}, 'Fresh')], { keepAll: false, folders })
  expect(says).toEqual([
    '"Plain" at 320 px, ru, is 12 px higher',
    '"Fresh" at 320 px, ru, is new',
    '"Gone" at 320 px, ru, is gone',
  ])
})

test('only named sheets are accepted; a sheet that is no longer drawn is removed after a run that drew all', async () => {
  const other: Sheet = { kind: 'components', name: 'marks-badge', title: 'Marks/Badge' }
  for (const one of [sheet, other]) await reviewSheet(one, [await shoot()], { keepAll: true, folders })
  expect(accept(['badge'], folders)).toBe(true)
  expect(listFiles(folders.baselines)).toEqual(['components/marks-badge.avif'])
  expect(accept(['nothing'], folders)).toBe(false)
  accept([], folders)
  rmSync(folders.results, { recursive: true })
  await reviewSheet(other, [await shoot()], { keepAll: true, folders })
  expect(listLeftovers(folders)).toEqual([])
  markComplete(folders)
  expect(listLeftovers(folders)).toEqual(['components/content-card.avif'])
  accept([], folders)
  expect(listFiles(folders.baselines)).toEqual(['components/marks-badge.avif'])
})

test('there is a switch of the language where both were drawn', async () => {
  const shots = [
    await shoot(),
    { ...(await shoot()), locale: 'en' },
    { ...(await shoot({}, 'One')), locale: 'en' },
  ]
  await reviewSheet(sheet, shots, { keepAll: true, folders })
  const page = buildContactSheet(readReviews(folders), [])
  expect(page.match(/<figure data-locale="(?:ru|en)">/g)).toHaveLength(2)
  expect(page.match(/<figure>/g)).toHaveLength(1)
})

test('a run of some windows and languages compares those, and its drawings are not accepted', async () => {
  const whole = [await shoot(), { ...(await shoot()), locale: 'en' }]
  await reviewSheet(sheet, whole, { keepAll: false, folders })
  accept([], folders)
  const look = (shots: readonly Shot[]) =>
    reviewSheet(sheet, shots, { keepAll: false, isPart: true, folders })
  expect((await look(whole.slice(1))).state).toBe('same')
  expect((await look([{ ...(await shoot({ label: '' })), locale: 'en' }])).says).toHaveLength(1)
  const before = readFileSync(join(folders.baselines, 'components/content-card.avif'))
  expect(accept([], folders)).toBe(false)
  expect(readFileSync(join(folders.baselines, 'components/content-card.avif')).equals(before)).toBe(true)
})

test('what differs in some windows and languages is shot in all, and only a difference of the whole counts', async () => {
  const whole = [await shoot(), { ...(await shoot()), locale: 'en' }]
  await reviewSheet(sheet, whole, { keepAll: false, folders })
  accept([], folders)
  const changed = { ...(await shoot({ label: '' })), locale: 'en' }
  const look = (again: readonly Shot[]) =>
    reviewSheet(sheet, [changed], {
      keepAll: false,
      isPart: true,
      shootAgain: () => Promise.resolve(again),
      folders,
    })
  expect((await look(whole)).state).toBe('same')
  expect(await look([whole[0]!, changed])).toMatchObject({ state: 'different', isPart: false })
})

test('a baseline is accepted for its sources, until they or the baseline change', async () => {
  const draw = (sources: string | null, change: Partial<typeof card> = {}) =>
    shoot(change).then((shot) => reviewSheet(sheet, [shot], { keepAll: true, sources, folders }))
  const isAgreed = (sources: string | null) => isAgreedFor(sheet, sources, folders)
  expect(isAgreed('one')).toBe(false)
  await draw('one')
  accept([], folders)
  expect([isAgreed('one'), isAgreed('two'), isAgreed(null)]).toEqual([true, false, false])

  await draw('two')
  expect(isAgreed('two')).toBe(false)
  expect(accept(['card'], folders)).toBe(true)
  expect([isAgreed('one'), isAgreed('two')]).toEqual([false, true])

  await draw('three', { label: '' })
  expect(isAgreed('three')).toBe(false)
  accept([], folders)
  expect(isAgreed('three')).toBe(true)
  const { baseline } = filesOf(sheet, folders)
  writeFileSync(baseline, Buffer.concat([readFileSync(baseline), Buffer.from([0])]))
  expect(isAgreed('three')).toBe(false)
})

test('a sheet with unknown dependencies has no stamp', async () => {
  for (const sources of ['one', null]) {
    await reviewSheet(sheet, [await shoot()], { keepAll: true, sources, folders })
    accept([], folders)
  }
  expect(readStamps(folders).size).toBe(0)
})

test('the contact sheet starts with the changes and shows every part in its language', async () => {
  const same: Sheet = { kind: 'screens', name: 'login', title: 'Screens/Login' }
  for (const one of [sheet, same]) await reviewSheet(one, [await shoot()], { keepAll: true, folders })
  accept([], folders)
  await reviewSheet(sheet, [await shoot({ button: '#42dd9a' })], { keepAll: true, folders })
  await reviewSheet(same, [await shoot()], { keepAll: true, folders })
  const page = buildContactSheet(readReviews(folders), ['components/<old>.avif'])
  expect(page).toContain('1 of 2 sheets changed')
  expect(page.indexOf('What changed')).toBeLessThan(page.indexOf('Screens/Login'))
  expect(page).toContain('difference/components/content-card.webp')
  expect(page.match(/<figcaption>320 px, ru</g)).toHaveLength(2)
  expect(page).toContain('components/&lt;old>.avif')
  expect(page).not.toContain('{{')
})

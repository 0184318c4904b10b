// The output of `npm run new`, in a copy of the tree: the lists still have the expected form, and the layers hold.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStandIns } from '../../art/pipeline/stand-ins.ts'
import { findSvgFaults } from '../../art/testing/svg-faults.ts'
import { validateContent } from '../../content/src/validate.ts'
import { checkLayers } from '../checks/layers/check-layers.ts'
import { root } from '../project/root.ts'
import { answerQuestions } from './answers.ts'
import { kinds } from './kinds.ts'
import { readName } from './names.ts'
import { type PlannedFile, planFiles } from './plan-files.ts'
import { copySources, writeProject } from './testing/copy-sources.ts'
import { writePlan } from './write-plan.ts'

/** A language compiles only once its texts are translated. */
const { language, ...complete } = kinds
/** Ends a hanging command; far above the time that a slow machine needs. */
const longMs = 600_000
let copy: string
const written = new Map<string, PlannedFile[]>()
beforeAll(() => {
  copy = copySources()
  for (const [name, kind] of Object.entries(complete)) {
    const { added, changed } = planFiles(copy, kind, readName(`tried-${name}`))
    writePlan(copy, { added, changed })
    written.set(name, [...added, ...changed])
  }
}, longMs)
afterAll(() => rmSync(copy, { recursive: true, force: true }), longMs)

/** Most files outside the new folders, the aims of docs/new-*.md. */
const mostChanged = { feature: 4, engine: 3, world: 3, method: 1 }

test.each(Object.keys(complete) as (keyof typeof complete)[])('a new %s is complete and parses', (name) => {
  const files = written.get(name)!
  expect(files.length).toBeGreaterThan(2)
  for (const { path } of files.filter(({ path: file }) => /\.tsx?$/.test(file))) {
    const source = readFileSync(join(copy, path), 'utf8')
    expect(source, path).not.toMatch(/__(kebab|camel|Pascal|snake|number)__/)
    expect(parseSync(path, source).errors, path).toEqual([])
    for (const [, specifier] of source.matchAll(/from '(\.[^']+)'/g))
      expect(existsSync(join(copy, path, '..', specifier!)), `${specifier} of ${path}`).toBe(true)
  }
})

test.each(Object.entries(mostChanged))('a new %s touches %i lists', (name, count) => {
  const { changed } = planFiles(copy, kinds[name as keyof typeof kinds], readName('one-more'))
  expect(changed).toHaveLength(count)
})

test('all of them obey the layer rules', () => {
  expect(checkLayers(copy)).toEqual([])
})

test(
  'all of them compile, with the lists that name them',
  () => {
    const files = [...written.values()].flat().map(({ path }) => path)
    const project = writeProject(
      copy,
      files.filter((path) => /\.tsx?$/.test(path)),
    )
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', project],
      {
        encoding: 'utf8',
      },
    )
    expect(stdout).toBe('')
  },
  longMs,
)

test('a new language has a text for each message and a page for each page, and is in both lists', () => {
  const { added, changed } = planFiles(copy, language, readName('de'))
  const messages = changed.filter(({ path }) => path.endsWith('.messages.json'))
  expect(messages.length).toBeGreaterThan(30)
  for (const { path, text } of messages)
    for (const texts of Object.values(JSON.parse(text) as Record<string, object>))
      expect(Object.keys(texts), path).toEqual(['ru', 'en', 'de'])
  expect(added.length).toBeGreaterThan(5)
  expect(added.every(({ path }) => /^content\/pages\/[\w-]+\.de\.md$/.test(path))).toBe(true)
  expect(
    changed.filter(({ path }) => !messages.some((file) => file.path === path)).map(({ path }) => path),
  ).toEqual(['packages/contract/src/kit/scalars.ts', 'packages/i18n/src/locale-table.ts'])
})

test('the content of a new world is complete: what it still asks for is the art that is drawn next', () => {
  const slug = 'tried-world'
  expect(validateContent(join(copy, 'content')).map(({ message }) => message)).toEqual([
    `missing art 'covers/${slug}-tall'`,
    `missing art 'covers/${slug}-wide'`,
    ...['hero', 'wild', 'scatter'].map((symbol) => `missing art 'symbols/${slug}/${symbol}'`),
  ])
})

test('covers and symbols of a new world are drawn soundly, and its hero is reported as a stand-in', async () => {
  const covers: typeof import('../../art/covers/covers.ts') = await import(join(copy, 'art/covers/covers.ts'))
  const symbols: typeof import('../../art/symbols/slot-symbols.ts') = await import(
    join(copy, 'art/symbols/slot-symbols.ts')
  )
  const cover = symbols.slotCovers.find(({ slug }) => slug === 'tried-world')!
  const drawings = [
    ...Object.values(covers.drawCovers(cover)),
    ...Object.values(symbols.drawSlotSymbols(cover)),
  ]
  expect(drawings).toHaveLength(5)
  for (const svg of drawings) expect(findSvgFaults(svg)).toEqual([])
  expect(findStandIns(join(copy, 'art'))).toEqual([
    'art/heroes/tried-world.ts draws a stand-in: the hero is still to be drawn',
  ])
  expect(findStandIns(join(root, 'art'))).toEqual([])
})

test('a world whose content or game exists is refused, and nothing of it is overwritten', () => {
  expect(() => planFiles(copy, kinds.world, readName('honey'))).toThrow(
    'content/worlds/honey.yaml exists already.',
  )
  expect(() => planFiles(copy, kinds.world, readName('neon-drive'))).toThrow(
    "A game 'neon-drive' exists already in content/games.yaml.",
  )
})

test('a backslash and an apostrophe of a sign reach the list as they are', () => {
  const name = readName('back-slash')
  const answers = answerQuestions(kinds.world, name, copy, { sign: "Dragon's\\/\\Den" })
  const { changed } = planFiles(copy, kinds.world, name, answers)
  const list = changed.find(({ path }) => path === 'art/covers/catalogue.ts')!.text
  expect(list).toContain(String.raw`title: ['Dragon\'s\\', '\\Den']`)
})

test.each(['360', '999', '-1', 'blue'])('the hue %s is refused', (hue) => {
  const name = readName('hued')
  const answers = answerQuestions(kinds.world, name, copy, { hue })
  expect(() => planFiles(copy, kinds.world, name, answers)).toThrow(
    `A hue is a number from 0 to 359, not '${hue}'.`,
  )
})

test('existing files are not overwritten', () => {
  expect(() => planFiles(copy, kinds.method, readName('tried-method'))).toThrow('exists already')
})

import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lighten } from './lighten.ts'
import { readWeightParts, weightParts } from './weight-parts.ts'

const source = resolve(import.meta.dirname, '../../src')

/** What a part adds to the options of the build. */
function listAdded(env: Record<string, string>): Record<(typeof weightParts)[number], boolean> {
  const { plugins, modules, output } = lighten(source, env)
  return {
    'call-descriptors': plugins.some(({ name }) => name === 'yanta:call-descriptors'),
    'class-names': 'generateScopedName' in modules,
    'file-names': 'chunkFileNames' in output,
    'light-schemas': plugins.some(({ name }) => name === 'yanta:light-schemas'),
    'first-screen': output.codeSplitting.groups.some(({ name }) => name === 'site'),
  }
}

test('without WEIGHT every part is on', () => {
  expect(Object.values(listAdded({}))).toEqual(weightParts.map(() => true))
})

test.each(weightParts)('the build leaves out %s alone when its switch is off', (part) => {
  expect(listAdded({ WEIGHT: `no-${part}` })).toEqual({ ...listAdded({}), [part]: false })
})

test('several parts are left out together, and an unknown one stops the build', () => {
  expect([...readWeightParts({ WEIGHT: 'no-class-names,no-file-names' })]).toEqual([
    'call-descriptors',
    'first-screen',
    'light-schemas',
  ])
  expect(() => readWeightParts({ WEIGHT: 'class-names' })).toThrow("WEIGHT names 'class-names'")
})

const { groups } = lighten(source, {}).output.codeSplitting

/** The file that a source goes into: the first group that takes it. */
function findFile(path: string): string | undefined {
  return groups.find(({ test: takes }) => (takes instanceof RegExp ? takes.test(path) : takes(path)))?.name
}

test.each([
  ['features/shell/shell.tsx', 'site'],
  ['features/shell/shell.module.css', 'site'],
  // Drawn by the server: without its styles the page would be painted twice.
  ['ui/layout/shelf.module.css', 'site'],
  ['domain/player/account-area.module.css', 'site'],
  ['features/game-frame/game-dock.module.css', 'site'],
  ['ui/layout/shelf.tsx', 'lobby'],
  ['ui/fields/field-frame.module.css', 'forms'],
  ['app/deferred-services.tsx', 'later'],
  ['data/api/page-timings.ts', 'later'],
  // A guest's lobby needs none of it.
  ['domain/wallet/wallet.ts', 'wallet'],
  ['app/player-services.tsx', 'services'],
  ['domain/wallet/live-wallet.ts', 'services'],
  // A guest's screens load it too.
  ['data/realtime/follow-room.ts', 'rooms'],
  ['features/favourites/create-favourites.ts', 'hearts'],
  ['app/search-modal.tsx', undefined],
])('%s goes into the file %s', (path, file) => {
  expect(findFile(join(source, path))).toBe(file)
})

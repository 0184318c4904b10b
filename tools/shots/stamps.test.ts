// The components that a change makes stale, on the repository as it is: a file is changed by reading another text instead.
import { expect, test } from 'vitest'
import { root } from '../project/root.ts'
import { SourceTree } from './sources/source-tree.ts'
import { followSources } from './stamps.ts'

const card = 'apps/web/src/ui/layout/card.stories.tsx'
const keys = 'apps/web/src/ui/data/keys.stories.tsx'
const avatar = 'apps/web/src/ui/data/avatar.stories.tsx'
const stories = [card, keys, avatar]

const tree = new SourceTree(root)
const now = hashAll(new Map())

function hashAll(replaced: ReadonlyMap<string, string>): Map<string, string | null> {
  const follow = followSources(new SourceTree(root, replaced))
  return new Map(stories.map((story) => [story, follow(story)]))
}

/** Stories that are stale once the files are changed; a text is the file's new content. */
function findWanted(...changes: (string | [path: string, text: string])[]): string[] {
  const replaced = new Map(
    changes.map((change) => (typeof change === 'string' ? [change, `${tree.read(change)}\n`] : change)),
  )
  const then = hashAll(replaced)
  return stories.filter((story) => then.get(story) === null || then.get(story) !== now.get(story))
}

const picture = tree.list('art/public/avatars')[0]!
const cover = tree.list('art/public/covers')[0]!
const lobby = 'apps/web/src/features/lobby/lobby.messages.json'

const changes: [what: string, path: string, wanted: string[]][] = [
  ['a token', 'packages/brand/tokens.css', stories],
  ['a font', 'packages/brand/fonts/onest-latin.woff2', stories],
  ['a style around all stories', 'apps/web/src/ui/base.css', stories],
  ['what stands around each story', 'apps/web/.storybook/preview.tsx', stories],
  ['a brand', 'brands/yanta.yaml', stories],
  ['how a story is drawn', 'e2e/pictures/shoot.ts', stories],
  ['the languages of the contract', 'packages/contract/src/kit/scalars.ts', stories],
  ['a story', card, [card]],
  [
    'the style of a button, which a card has in its story',
    'apps/web/src/ui/actions/button.module.css',
    [card],
  ],
  ['the style of an icon in that button', 'apps/web/src/ui/data/icon.module.css', [card]],
  ['a drawing of icons', 'apps/web/src/ui/data/icons.svg', [card]],
  ['a picture', picture, [card, avatar]],
  ['the addresses of pictures', 'packages/art/addresses/avatars.json', [card, avatar]],
  ['a picture that no story shows', cover, []],
  ['another brand', 'brands/ferna.yaml', []],
  ['another component', 'apps/web/src/ui/data/table.tsx', []],
  ['a feature', 'apps/web/src/features/lobby/game-row.tsx', []],
  ['another part of the contract', 'packages/contract/src/wallet.ts', []],
  ['messages that the stories do not say', lobby, []],
  ['how sheets are compared', 'tools/shots/compare-pixels.ts', []],
]

test.each(changes)('%s: exactly the components that show it are stale', (_, path, wanted) => {
  expect(tree.has(path)).toBe(true)
  expect(findWanted(path)).toEqual(wanted)
})

test('a changed message makes a component that shows it stale', () => {
  const messages = JSON.parse(tree.read(lobby)) as Record<string, Record<string, string>>
  const [key] = Object.keys(messages) as [string]
  const story: [string, string] = [keys, `${tree.read(keys)}\nexport const says = '${key}'\n`]
  const before = hashAll(new Map([story])).get(keys)
  const rewrite = (changed: string): [string, string] => [
    lobby,
    JSON.stringify({ ...messages, [changed]: { ru: 'Другое', en: 'Another' } }),
  ]
  const other = Object.keys(messages).find((candidate) => candidate !== key)!
  expect(hashAll(new Map([story, rewrite(key)])).get(keys)).not.toBe(before)
  expect(hashAll(new Map([story, rewrite(other)])).get(keys)).toBe(before)
})

test('a package is identified by its version and those of its dependencies', () => {
  const lock = JSON.parse(tree.read('package-lock.json')) as { packages: Record<string, object> }
  const update = (name: string): [string, string] => [
    'package-lock.json',
    JSON.stringify({
      ...lock,
      packages: { ...lock.packages, [name]: { ...lock.packages[name], version: '0.0.0' } },
    }),
  ]
  expect(findWanted(update('node_modules/react-dom'))).toEqual(stories)
  expect(findWanted(update('node_modules/fastify'))).toEqual([])
})

test('a file has the same stamp with the line endings of Windows', () => {
  const style = 'apps/web/src/ui/actions/button.module.css'
  expect(findWanted([style, tree.read(style).replaceAll('\n', '\r\n')])).toEqual([])
})

const uncertain: [what: string, code: string][] = [
  ['an import by a computed name', "export const load = (name: string) => import('./' + name)"],
  ['a folder of modules', "export const all = import.meta.glob('./*.ts')"],
  ['an address made beside a module', 'export const address = new URL(name, import.meta.url)'],
  ['a file that is not there', "import './nowhere.css'"],
  ['a package that nobody has installed', "import 'nowhere'"],
  ['a module that the build would make', "import 'virtual:something'"],
  ['code that cannot be read', 'export const ='],
]

test.each(uncertain)('%s is uncertain, and its component is stale', (_, code) => {
  const file: [string, string] = [keys, `${tree.read(keys)}\n${code}\n`]
  const follow = followSources(new SourceTree(root, new Map([file])))
  expect(follow(keys)).toBeNull()
  expect(follow(avatar)).toBe(now.get(avatar))
})

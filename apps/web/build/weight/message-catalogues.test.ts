import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileCatalogue, listMessageFiles, messageCatalogues, readMessages } from './message-catalogues.ts'

const source = resolve(import.meta.dirname, '../../src')
const { first, later } = listMessageFiles()
const files = [...first, ...later]
const messages = readMessages(files)

test('every message file of the site is named once, by its feature or by i18n', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.messages.json'),
  )
  expect(files.map((file) => relative(source, file)).sort()).toEqual(found.sort())
})

test('every message has a text in both languages, and none in a third [1.4]', () => {
  const wrong = Object.entries(messages).filter(
    ([, texts]) =>
      Object.keys(texts).sort().join() !== 'en,ru' || Object.values(texts).some((text) => text.trim() === ''),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})

test.each([
  ['ru', ['one', 'few', 'many', 'other']],
  ['en', ['one', 'other']],
] as const)('plurals in %s have exactly the plural forms of the language', (locale, forms) => {
  const wrong: string[] = []
  for (const [key, message] of Object.entries(compileCatalogue(messages, locale))) {
    for (const token of message) {
      if (typeof token === 'string' || token[1] !== 'plural') continue
      const named = Object.keys(token[2] as object).filter((form) => form !== 'offset' && !/^\d+$/.test(form))
      if (named.sort().join() !== [...forms].sort().join()) wrong.push(`${key}: ${named.join()}`)
    }
  }
  expect(wrong).toEqual([])
})

// Russian inflects the brand's name, English does not.
test('both languages of a message use the same values', () => {
  const namesOf = (text: string) =>
    [
      ...new Set(
        [...text.matchAll(/\{(\w+)/g)].map((match) =>
          match[1]!.replace(/^brand(Genitive|Prepositional)$/, 'brand'),
        ),
      ),
    ]
      .filter((name) => messageValue.test(name))
      .sort()
      .join()
  const messageValue = /^[a-z]\w*$/
  const wrong = Object.entries(messages).filter(
    ([, { ru = '', en = '' }]) => namesOf(withoutForms(ru)) !== namesOf(withoutForms(en)),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})

/** Keys that the specification names. */
const givenKeys = ['chat_maintenance']

test('keys start with their feature, in lower case', () => {
  const wrong = Object.keys(messages).filter(
    (key) => !givenKeys.includes(key) && !/^[a-z_]+(\.[A-Za-z0-9_]+)+$/.test(key),
  )
  expect(wrong).toEqual([])
})

test('a key defined in two files is an error', () => {
  const file = join(source, 'features/shell/shell.messages.json')
  expect(() => readMessages([file, file])).toThrow('exists already')
})

test.each([
  ['a missing text', { 'a.b': { ru: 'Да' } }, 'has no text in en'],
  ['broken syntax', { 'a.b': { ru: 'Да', en: '{count, plural, one {x}' } }, ''],
])('%s stops the build', (_name, broken, reason) => {
  expect(() => compileCatalogue(broken as never, 'en')).toThrow(reason)
})

/** Removes plural choices, which contain texts, not value names. */
function withoutForms(text: string): string {
  return text.replace(/(one|few|many|other|compoint|=\d+) \{/g, '{ ')
}

test('the import that the build adds for messages of a later module is resolved by the build itself', () => {
  const plugin = messageCatalogues({ firstScreen: [join(source, 'root.tsx')] }) as unknown as Record<
    'buildStart' | 'resolveId' | 'load' | 'transform',
    (this: object, ...given: unknown[]) => any
  >
  const context = { environment: { name: 'client', mode: 'build' }, addWatchFile() {} }
  plugin.buildStart.call(context)
  const { code } = plugin.transform.call(
    context,
    `t('search.title')`,
    join(source, 'features/later.tsx'),
  ) as { code: string }
  const id = plugin.resolveId.call(
    context,
    /import "(.+)"/.exec(code)![1],
    join(source, 'features/later.tsx'),
  ) as string
  expect((plugin.load.call(context, id) as { code: string }).code).toMatch(
    /^import \{ addMessages \}.*search\.title/s,
  )
})

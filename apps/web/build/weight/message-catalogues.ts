// Messages live beside their feature as `<feature>.messages.json`: key → ru, en. The build compiles those of the first screen into one
// catalogue per locale, such as `virtual:messages/ru`, so that a visitor loads a single language. The file of a
// later screen is imported by that screen and adds its texts, in every language of the build, when the screen's code loads. In the
// browser's build the catalogues shrink to the keys in the first screen's code; all other code gets the rest in the same way.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Locale, defaultLocale, locales } from '@yanta/contract'
import { holdSentences } from '@yanta/i18n'
import type { Plugin } from 'vite'
import { listFirstScreen } from './first-screen.ts'
import { findMessageKeys } from './message-keys.ts'

const sourcePath = resolve(import.meta.dirname, '../../src')
/** The types of keys are the lists of files, so an unlisted file has no usable keys: this one, and the features' manifests. */
const keysPath = resolve(sourcePath, 'i18n/message-key.ts')
const featuresPath = resolve(sourcePath, 'app/features.ts')
const cataloguesPath = resolve(import.meta.dirname, '../../src/i18n/catalogues.ts')
const prefix = 'virtual:messages/'
/** Module whose default export has a function per language of the build that loads its catalogue. */
const loaders = 'virtual:message-loaders'
const laterPrefix = '\0later-messages:'
/** Prefix of imports added by this plugin; then the file's path without its extension. */
const ownPrefix = 'later-messages:'
const fileEnding = '.messages.json'

export type Messages = Record<string, Record<string, string>>

/** Sources of the first screen and the message keys they use. */
interface FirstScreen {
  files: ReadonlySet<string>
  keys: ReadonlySet<string>
  /** File of each key of the catalogues. */
  origins: ReadonlyMap<string, string>
}

/** Vite plugin that serves the catalogues and reloads them when a message file changes. `firstScreen`: paths of the first screen's entry sources. */
export function messageCatalogues({ firstScreen = [] }: { firstScreen?: readonly string[] } = {}): Plugin {
  let spoken: readonly Locale[] = locales
  let first: FirstScreen | undefined
  const findFirst = ({ name, mode }: { name: string; mode: string }) =>
    name === 'client' && mode === 'build' ? first : undefined
  return {
    name: 'yanta:message-catalogues',
    enforce: 'pre',
    // The build for guests has only the first language. The gallery's base is relative.
    configResolved({ base }) {
      if (base.startsWith('/') && base !== '/') spoken = [defaultLocale]
    },
    buildStart() {
      if (firstScreen.length > 0) first = readFirstScreen(firstScreen)
    },
    resolveId(id, importer) {
      if (id.startsWith(prefix) || id === loaders) return `\0${id}`
      if (id.startsWith(ownPrefix)) return laterPrefix + id.slice(ownPrefix.length)
      // The server reads the files as they are.
      const isOfScreen =
        id.startsWith('.') && id.endsWith(fileEnding) && importer && !importer.includes('/apps/web/server/')
      return isOfScreen
        ? laterPrefix + resolve(dirname(importer), id).slice(0, -fileEnding.length)
        : undefined
    },
    load(id) {
      const firstKeys = findFirst(this.environment)?.keys
      if (id.startsWith(laterPrefix)) {
        const file = id.slice(laterPrefix.length) + fileEnding
        this.addWatchFile(file)
        const messages = pickMessages(readMessages([file]), (key) => !firstKeys?.has(key))
        const texts = JSON.stringify(
          Object.fromEntries(spoken.map((locale) => [locale, compileCatalogue(messages, locale)])),
        )
        return {
          code: `import { addMessages } from ${JSON.stringify(cataloguesPath)}\naddMessages(JSON.parse(${JSON.stringify(texts)}))`,
          moduleSideEffects: true,
        }
      }
      if (id === `\0${loaders}`) return writeLoaders(spoken)
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const { first: files } = listMessageFiles()
      for (const file of [...listLists(), ...files]) this.addWatchFile(file)
      const messages = pickMessages(readMessages(files), (key) => firstKeys?.has(key) ?? true)
      const catalogue = compileCatalogue(messages, id.slice(prefix.length + 1) as Locale)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`
    },
    transform(code, id) {
      const screen = findFirst(this.environment)
      if (!screen || !id.startsWith(sourcePath) || !/\.tsx?$/.test(id) || screen.files.has(id))
        return undefined
      const { keys, origins } = screen
      const named = findMessageKeys(code, origins.keys()).filter((key) => !keys.has(key))
      const files = new Set(named.map((key) => origins.get(key)!))
      return files.size > 0
        ? {
            code: `${code}\n${[...files].map((file) => `import ${JSON.stringify(ownPrefix + file.slice(0, -fileEnding.length))}`).join('\n')}`,
            map: null,
          }
        : undefined
    },
  }
}

function writeLoaders(spoken: readonly Locale[]): string {
  const lines = spoken.map((locale) => `${locale}: () => import('${prefix}${locale}')`)
  return `export default { ${lines.join(', ')} }`
}

function readFirstScreen(entries: readonly string[]): FirstScreen {
  const files = listFirstScreen(entries)
  const origins = new Map(
    listMessageFiles().first.flatMap((file) => Object.keys(readMessages([file])).map((key) => [key, file])),
  )
  return {
    files,
    origins,
    keys: new Set([...files].flatMap((file) => findMessageKeys(readFileSync(file, 'utf8'), origins.keys()))),
  }
}

function pickMessages(messages: Messages, isWanted: (key: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => isWanted(key)))
}

/** Absolute paths of all message files: those the first screen may use, and those loaded with later code. */
export function listMessageFiles(): { first: string[]; later: string[] } {
  const lists = listLists().map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  const named = (list: string) => lists.flatMap(({ path, source }) => readList(path, source, list))
  return { first: named('FirstMessages'), later: named('LaterMessages') }
}

function listLists(): string[] {
  const manifests = [...readFileSync(featuresPath, 'utf8').matchAll(/from '(.+\/feature\.ts)'/g)]
  return [keysPath, ...manifests.map((match) => resolve(dirname(featuresPath), match[1]!))]
}

/** Files that an interface extends by `Texts<typeof name>`, where `name` is imported from the file. */
function readList(path: string, source: string, list: string): string[] {
  const extended = new RegExp(`interface ${list}\\s+extends([^{]*)\\{`).exec(source)?.[1] ?? ''
  const names = new Set([...extended.matchAll(/typeof (\w+)/g)].map((match) => match[1]))
  return [...source.matchAll(/^import type (\w+) from '(.+\.messages\.json)'/gm)]
    .filter((match) => names.has(match[1]))
    .map((match) => resolve(dirname(path), match[2]!))
}

/** All messages of the files; a key defined in two files is an error. */
export function readMessages(files: string[]): Messages {
  const messages: Messages = {}
  for (const file of files) {
    for (const [key, texts] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Messages)) {
      if (messages[key]) throw new Error(`message ${key} of ${file} exists already`)
      messages[key] = texts
    }
  }
  return messages
}

/** Compiles the texts of one locale; texts of errors are prescribed literally [8.12]. Throws on a missing text or broken ICU syntax. */
export function compileCatalogue(messages: Messages, locale: Locale): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, texts]) => {
      const text = texts[locale]
      if (text === undefined) throw new Error(`message ${key} has no text in ${locale}`)
      return [key, compileMessageOrThrow(key.startsWith('errors.') ? text : holdSentences(text, locale))]
    }),
  )
}

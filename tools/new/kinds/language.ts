import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '../../project/list-sources.ts'
import type { Kind } from '../kinds.ts'
import type { PlannedFile } from '../plan-files.ts'

/** A language in the two lists of languages, and the English texts to translate from. */
export const language: Kind = {
  lists: ({ kebab }) => [
    {
      path: 'packages/contract/src/kit/scalars.ts',
      edits: [{ anchor: /locales = \[[^\]]*/, insert: `, '${kebab}'` }],
    },
  ],
  derive: ({ kebab }, root) => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const table = 'packages/i18n/src/locale-table.ts'
    const messages = listSources(root, ['apps/web/src']).filter((path) => path.endsWith('.messages.json'))
    const pages = listSources(root, ['content/pages']).filter((path) => path.endsWith('.en.md'))
    return [
      { path: table, text: copyColumns(read(table), kebab) },
      ...messages.map((path): PlannedFile => ({ path, text: copyTexts(read(path), kebab) })),
      ...pages.map((path): PlannedFile => ({
        path: path.replace(/en\.md$/, `${kebab}.md`),
        text: read(path),
      })),
    ]
  },
  next: [
    'what packages/i18n/src/locale-table.ts says of English, said of the language',
    'the migration and the queries of docs/new-language.md',
    'npx tsc -p apps/web, apps/games and apps/platform: each names the words that stand in code',
    'translate *.messages.json and content/pages, which are English still',
    'npm run verify',
  ],
}

/** Gives each message of a file its English text in another language. Pure. */
export function copyTexts(messages: string, locale: string): string {
  return messages.replace(/"en": ("(?:[^"\\]|\\.)*")/g, `$&, "${locale}": $1`)
}

/** Copies the English entry of each column of the table. Pure. */
export function copyColumns(table: string, locale: string): string {
  return table.replace(/\ben: ('[^']*'|\{[^}]*\}|\[[^\]]*\])/g, `$&, ${locale}: $1`)
}

// In the browser's build the schemas of events, messages of games and forms are built by `schemas.ts` instead of the library.
import { join } from 'node:path'
import type { Plugin } from 'vite'

const library = 'valibot'
const light = join(import.meta.dirname, 'schemas.ts')

/** Vite plugin. A function that `schemas.ts` lacks ends the build. */
export function lightSchemas(): Plugin {
  return {
    name: 'yanta:light-schemas',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source, importer) => (source === library && importer !== light ? light : undefined),
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('weight/schemas.ts'))
        throw new Error(`${log.message}\nAdd it to ${light}.`)
    },
  }
}

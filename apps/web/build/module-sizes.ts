// Writes which modules went into which file of the build, so that a page over its size budget can be explained.
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const repository = resolve(import.meta.dirname, '../../..')

/** Vite plugin that writes `.vite/modules.json`: file → module → characters before minification. */
export function moduleSizes(): Plugin {
  return {
    name: 'yanta:module-sizes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const sizes = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [
              relative(repository, id.replace('\0', '')),
              renderedLength,
            ]),
          ),
        ]),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(sizes) })
    },
  }
}

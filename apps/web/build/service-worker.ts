// Builds the service worker into one file without a hash in its name: browsers identify it by its address.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Writes `sw.js` into the browser's build. */
export async function buildServiceWorker(root: string, directory: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(await readRelease(join(directory, 'assets'))) },
    build: {
      target: 'es2023',
      outDir: directory,
      emptyOutDir: false,
      lib: {
        entry: join(root, 'src/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
}

/** The version that a page of this build has in its list of routes. */
async function readRelease(assets: string): Promise<string> {
  const manifest = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  const found = manifest && /"version":"(\w+)"/.exec(await readFile(join(assets, manifest), 'utf8'))
  if (!found) throw new Error(`the list of routes in ${assets} has no version`)
  return found[1]!
}

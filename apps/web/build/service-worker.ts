// Builds the service worker into one file without a hash in its name: browsers identify it by its address.
import { join } from 'node:path'
import { build } from 'vite'

/** Writes `sw.js` into the browser's build. */
export async function buildServiceWorker(root: string, directory: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
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

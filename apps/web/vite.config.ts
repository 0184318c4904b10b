import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { moduleSizes } from './build/module-sizes.ts'
import { readSiteBase, siteBase } from './build/site-base.ts'
import { styleLayers } from './build/style-layers.ts'
import { listLater } from './build/weight/file-names.ts'
import { lighten } from './build/weight/lighten.ts'

const base = readSiteBase()
const light = lighten(resolve(import.meta.dirname, 'src'))

export default defineConfig(({ command }) => ({
  base,
  // Read by `site-base.ts`.
  define: { SITE_BASE: JSON.stringify(base) },
  // The server serves /art itself; nothing is copied into the build.
  publicDir: false,
  plugins: [...light.plugins, styleLayers(), siteBase(base), moduleSizes(), reactRouter()],
  css: command === 'build' ? { modules: light.modules } : {},
  // The server finds the files of the catalogues in the manifest.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies: listLater },
    // People who start the site have no use for the bundler's advice on a slow machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The check does not know our groups: what is loaded late lies in a file that the first screen never imports.
          checks: { ineffectiveDynamicImport: false },
          output: light.output,
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './src/render-document.ts' } },
      // One self-contained file with React's production build, whatever NODE_ENV the process has.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))

import { join, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { callDescriptors } from './build/weight/call-descriptors.ts'
import { buildClassNames } from './build/weight/class-names.ts'
import { listFirstScreen } from './build/weight/first-screen.ts'
import { messageCatalogues } from './build/weight/message-catalogues.ts'
import { mendedRouter } from './build/mended-router.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { readSiteBase, siteBase } from './build/site-base.ts'
import { styleLayers } from './build/style-layers.ts'
import { formParts, isOneOf, siteStyles } from './build/shared-files.ts'
import { unusedRouterParts } from './build/unused-router-parts.ts'

const base = readSiteBase()

const source = resolve(import.meta.dirname, 'src')
const entry = join(source, 'entry.client.tsx')
/** What the browser needs before the lobby works begins with these. */
const lobby = [
  entry,
  ...['root.tsx', 'routes/screens.tsx', 'routes/main.tsx'].map((file) => join(source, file)),
]
const firstScreen = listFirstScreen(lobby)
const lobbyBody = join(source, 'routes/loaded-lobby.tsx')
const lobbyParts = listFirstScreen([lobbyBody])
const laterParts = listFirstScreen([
  join(source, 'app/deferred-services.tsx'),
  join(source, 'data/api/report-errors.ts'),
])
export default defineConfig(({ command }) => ({
  base,
  // Read by `site-base.ts`.
  define: { SITE_BASE: JSON.stringify(base) },
  // The server serves /art itself; nothing is copied into the build.
  publicDir: false,
  plugins: [
    // The lobby and a player's corner are drawn by the server: nobody should wait for their words, nor load them in two languages.
    messageCatalogues({ firstScreen: [...lobby, lobbyBody, join(source, 'app/player-area.tsx')] }),
    callDescriptors(),
    styleLayers(),
    siteBase(base),
    unusedRouterParts(),
    mendedRouter(),
    moduleSizes(),
    reactRouter(),
  ],
  css: command === 'build' ? { modules: { generateScopedName: buildClassNames(source, firstScreen) } } : {},
  // The server finds the files of the catalogues in the manifest.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // Whoever starts the site has no use for the bundler's advice on a slow machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The check does not know the groups below: what is loaded late lies in a file that the first screen never imports.
          checks: { ineffectiveDynamicImport: false },
          output: {
            codeSplitting: {
              groups: [
                // One file of the framework compresses better than four and outlives every change of the site.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\//,
                },
                // What every screen draws, in one request instead of twenty; what opens later keeps files of its own.
                {
                  name: 'site',
                  test: (id) => (firstScreen.has(id) && id !== entry) || isOneOf(siteStyles, id),
                },
                // The screen itself, which wakes up after the frame around it; lists of games are drawn with the same parts.
                { name: 'lobby', test: (id) => lobbyParts.has(id) },
                // Every visit looks for an affiliate's code, also where there is no form.
                { name: 'referral', test: /contract\/src\/referral-code\.ts$/ },
                // Forms need them together, and the list of routes, which the lobby carries, names every file of each.
                { name: 'forms', test: (id) => isOneOf(formParts, id) },
                // What no visitor waits for comes on every screen and at once: as one file it is a tenth lighter than as fifteen.
                { name: 'later', test: (id) => laterParts.has(id) },
              ],
            },
          },
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

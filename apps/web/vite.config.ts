import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { type Plugin, defineConfig } from 'vite'
import { callDescriptors } from './build/call-descriptors.ts'
import { messageCatalogues } from './build/message-catalogues.ts'
import { readSiteBase, siteBase } from './build/site-base.ts'
import { styleLayers } from './build/style-layers.ts'

// Memoisation pays in the browser only: the server renders once.
const reactCompiler = (await babel({
  include: /\/apps\/web\/src\/.*\.tsx(\?|$)/,
  plugins: [['babel-plugin-react-compiler', {}]],
})) as Plugin

const base = readSiteBase()

export default defineConfig(({ command }) => ({
  base,
  // Read by `site-base.ts`.
  define: { SITE_BASE: JSON.stringify(base) },
  // The server serves /art itself; nothing is copied into the build.
  publicDir: false,
  plugins: [
    messageCatalogues(),
    callDescriptors(),
    styleLayers(),
    siteBase(base),
    { ...reactCompiler, applyToEnvironment: (environment) => environment.name === 'client' },
    reactRouter(),
  ],
  // The server finds the files of the catalogues in the manifest.
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // One file of the framework compresses better than four and outlives every change of the site.
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\// },
                // What nearly every screen draws, in one request instead of twenty; what opens later keeps files of its own.
                // What the server draws and the browser only wakes up later has its styles here, the player's corner of the header among them.
                // A docked game's styles belong to it: the router takes those of the play screen away with that screen.
                { name: 'site', test: /apps\/web\/src\/(api\/(?!report-|log-queue|mask-secrets)|i18n|lib\/(?!judge-visit|route-table|screen-link)|routes\/(site-data|page-meta|seo|lobby-screen)|features\/(shell|lobby|catalogue\/(?!games-|use-games)|auth\/(login-button|redirect-path)|game-frame\/frame-presence)|ui\/(base|button|carousel|chip|icon|icon-button|icon-names|is-calm|join-classes|notice|picture|picture-source|section|shelf|skeleton|slide-places|tag|use-attention|use-clock|use-is-away|use-is-calm|use-slides|visually-hidden)\.|player\/(session|player-events|use-language-change|use-open-screen|[\w-]+\.module\.css)|features\/(game-frame\/(frame-host|game-dock|game-viewport)|notifications\/notification-bell)\.module\.css)|packages\/brand\/|node_modules\/zustand\/esm\/(vanilla|react)\./ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './src/render-document.ts' } },
      // One self-contained file with React's production build, whatever NODE_ENV the process has.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))

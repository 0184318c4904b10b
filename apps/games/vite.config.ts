import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { engineIds } from '@yanta/game-rules/engines'
import { type Plugin, defineConfig } from 'vite'

/** The server sends the `.br` file where the browser accepts it: compressed once, not per request. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      const assets = join(dir ?? 'dist', 'assets')
      for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
        const content = readFileSync(join(assets, file))
        writeFileSync(
          join(assets, `${file}.br`),
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
      }
    },
  }
}

/** The document of every game's page, beside the `page.ts` of its engine. */
function shareGamePage(): Plugin {
  const pages = new Set(engineIds.map((engine) => join(import.meta.dirname, findPage(engine))))
  return {
    name: 'share-game-page',
    enforce: 'pre',
    resolveId: (id) => (pages.has(join(import.meta.dirname, id)) ? join(import.meta.dirname, id) : null),
    load: (id) => (pages.has(id) ? readFileSync(join(import.meta.dirname, 'page.html'), 'utf8') : null),
  }
}

const findPage = (engine: string): string => `engines/${engine}/page.html`

/**
 * A page per engine, which plays its games, and `verify.html`, which verifies a round; the games server serves them. Development
 * has two more: one simulates a game of another provider, the lab shows any round of any slot.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [compress(), shareGamePage()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        ...Object.fromEntries(engineIds.map((engine) => [engine, findPage(engine)])),
        verify: 'verify.html',
        ...(mode === 'development' ? { simulator: 'simulator.html', lab: 'lab.html' } : {}),
      },
    },
  },
}))

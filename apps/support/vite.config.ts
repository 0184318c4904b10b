import { defineConfig } from 'vite'

/** The visitor's window, the operator's page, and the script by which a page opens the window: it stands at webim's own path. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/support-chat/',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { window: 'window.html', operator: 'operator.html', button: 'src/button.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'button' ? 'js/button.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

import { defineConfig } from 'vite'

/** Two pages, served by the games server: `index.html` plays a game, `verify.html` verifies a round. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'verify.html'] },
  },
})

import { defineConfig } from 'vite'
import { callDescriptors } from '../build/call-descriptors.ts'
import { messageCatalogues } from '../build/message-catalogues.ts'

export default defineConfig({
  publicDir: false,
  logLevel: 'error',
  plugins: [messageCatalogues(), callDescriptors()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
})

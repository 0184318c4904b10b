import { defineConfig } from 'vite'
import { callDescriptors } from '../build/weight/call-descriptors.ts'
import { galleryBrands } from './gallery-brands.ts'
import { messageCatalogues } from '../build/weight/message-catalogues.ts'
import { styleLayers } from '../build/style-layers.ts'

export default defineConfig({
  publicDir: false,
  logLevel: 'error',
  plugins: [messageCatalogues(), callDescriptors(), styleLayers(), galleryBrands()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
})

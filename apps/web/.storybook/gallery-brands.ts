// The shipped brands for the component gallery, which runs without the site's server: `virtual:brands` exports the document
// data of each, and their files are served at their addresses.
import { type Brand, listBrandIds, readBrand } from '@yanta/brand'
import type { Plugin } from 'vite'
import { presentBrand } from '../server/assets/brand/document-brand.ts'
import type { SiteBrand } from '../src/site/brand.ts'

export interface GalleryBrand {
  id: string
  name: string
  site: SiteBrand
  /** CSS; empty for the brand of tokens.css. */
  style: string
}

const moduleId = 'virtual:brands'

export function galleryBrands(): Plugin {
  const brands = listBrandIds().map(readBrand)
  const shown = brands.map(presentForGallery)
  return {
    name: 'yanta:gallery-brands',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export const brands = ${JSON.stringify(shown)}` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = brands
          .map((brand) => brand.findFile(request.url ?? ''))
          .find((found) => found !== undefined)
        if (!file) return next()
        response.setHeader('content-type', file.type).end(file.body)
      })
    },
    generateBundle() {
      for (const [index, brand] of brands.entries()) {
        for (const address of listAddresses(shown[index]!)) {
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: brand.findFile(address)!.body })
        }
      }
    },
  }
}

function presentForGallery(brand: Brand): GalleryBrand {
  const style = brand.style === null ? '' : String(brand.findFile(brand.style)!.body)
  return { id: brand.id, name: brand.names.en.brand, site: presentBrand(brand), style }
}

function listAddresses(brand: GalleryBrand): Set<string> {
  return new Set([...JSON.stringify(brand).matchAll(/\/brand\/[\w.-]+/g)].map(([address]) => address))
}

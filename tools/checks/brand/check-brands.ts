import { listBrandIds, readBrand } from '@yanta/brand'

/** Reads every brand that ships as the servers would; gives what is wrong, with file and key. */
export function checkBrands(): string[] {
  return listBrandIds().flatMap((id) => {
    try {
      readBrand(id)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

import { listBrandIds, readBrand } from '@yanta/brand'

/** Reads every shipped brand as the servers would; returns the errors, with file and key. */
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

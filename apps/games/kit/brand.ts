import type { PageBrand } from '../server/api.ts'

/** The brand that the server embedded in the page. */
export function readPageBrand(): PageBrand {
  return JSON.parse(document.getElementById('brand')!.textContent) as PageBrand
}

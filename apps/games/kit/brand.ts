import type { PageBrand } from '../server/api.ts'

/** The brand as the server wrote it into the page. */
export function readPageBrand(): PageBrand {
  return JSON.parse(document.getElementById('brand')!.textContent) as PageBrand
}

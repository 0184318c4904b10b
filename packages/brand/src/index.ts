// The operator's brand: one file with name, drawings, tokens and fonts, read and validated at start. All code that shows the
// brand reads it from here; docs/brand.md describes how to make one.
export { BrandError } from './brand-error.ts'
export { addBrandFiles } from './brand-routes.ts'
export type { Brand, BrandNames, Drawing, Picture } from './brand.ts'
export { readBrand } from './read-brand.ts'
export { listBrandIds } from './shipped-brands.ts'
export { writeTokens } from './write-tokens.ts'
export { printFonts } from './print-fonts.ts'

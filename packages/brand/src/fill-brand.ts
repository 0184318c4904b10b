import type { Locale } from '@yanta/contract'
import type { Brand, BrandNames } from './brand.ts'

/** Writes the name where a text says `{brand}`, `{brandGenitive}` or `{brandPrepositional}`. */
export function fillBrand(text: string, { names }: Pick<Brand, 'names'>, locale: Locale): string {
  return text.replace(/\{(brand|brandGenitive|brandPrepositional)\}/g, (_, form: keyof BrandNames) => names[locale][form])
}

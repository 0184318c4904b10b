// A brand's changes to tokens.css, as a style sheet. Its selector has a higher specificity than those of tokens.css, so that
// their order does not matter.
import type { BrandFile, BrandFont } from './brand-file.ts'

type Fonts = NonNullable<BrandFile['fonts']>
type Part = keyof BrandFont['files']

/** The unicode-range of each part, as in tokens.css. */
export const ranges: Record<Part, string> = {
  latin:
    'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0, U+B7, U+BB, U+D7, U+2009, U+2013, U+2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2122, U+2191, U+2193, U+2212',
  cyrillic: 'U+401, U+404, U+406, U+407, U+410-44F, U+451, U+454, U+456, U+457, U+490, U+491, U+2116',
  accents:
    'U+A1-A8, U+AA, U+AC, U+AD, U+AF, U+B1-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152, U+153, U+2C6, U+2DA, U+2DC',
  currency: 'U+20B4, U+20B8, U+20BD',
}

/** The unicode-range of a fallback, as in tokens.css. */
const standIns: Record<NonNullable<BrandFont['fallbacks'][number]['letters']>, string> = {
  latin: 'U+41-5A, U+61-7A',
  cyrillic: 'U+401, U+404, U+406, U+407, U+410-44F, U+451, U+454, U+456, U+457, U+490, U+491',
  digits: 'U+30-39',
}

/** `addressOf` returns the address of a path in the brand's file. */
export function buildBrandStyle(
  { tokens, fonts }: Pick<BrandFile, 'tokens' | 'fonts'>,
  addressOf: (path: string) => string,
): string {
  const all = { ...tokens, ...(fonts && buildFamilies(fonts)) }
  // Durations are zero with reduced motion, whatever the brand.
  const [moving, still] = [
    Object.entries(all).filter(([name]) => isDuration(name)),
    Object.entries(all).filter(([name]) => !isDuration(name)),
  ]
  return [
    ...(fonts ? [fonts.text, fonts.display].flatMap((font) => buildFaces(font, addressOf)) : []),
    buildRule(still),
    moving.length > 0 ? `@media (prefers-reduced-motion: no-preference) { ${buildRule(moving)} }` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function buildRule(entries: [string, string | number][]): string {
  return entries.length > 0
    ? `html:root { ${entries.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`
    : ''
}

function isDuration(name: string): boolean {
  return name.startsWith('duration')
}

function buildFamilies({ text, display }: Fonts): Record<string, string> {
  const stack = ({ family, generic }: BrandFont) =>
    `"${family}", "${family} local", ${generic === 'sans-serif' ? 'system-ui, sans-serif' : generic}`
  return { 'font-text': stack(text), 'font-display': stack(display) }
}

function buildFaces(
  { family, weight, scale, files, fallbacks }: BrandFont,
  addressOf: (path: string) => string,
): string[] {
  const adjust = scale ? ` size-adjust: ${scale}%;` : ''
  const faces = Object.entries(files).map(
    ([part, path]) =>
      `@font-face { font-family: "${family}"; src: url("${addressOf(path)}") format("woff2"); font-weight: ${weight}; font-display: swap;${adjust} unicode-range: ${ranges[part as Part]}; }`,
  )
  const locals = fallbacks.map(
    ({ weight: range, letters, local, sizeAdjust, ascent, descent }) =>
      `@font-face { font-family: "${family} local"; src: ${local.map((name) => `local("${name}")`).join(', ')}; font-weight: ${range}; size-adjust: ${sizeAdjust}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%;${letters ? ` unicode-range: ${standIns[letters]};` : ''} }`,
  )
  return [...faces, ...locals]
}

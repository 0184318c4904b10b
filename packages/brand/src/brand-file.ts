// The schema of a brand's file. Paths are relative to it. Unknown keys are refused, so that a misspelt key is not silently
// ignored.
import { perLocale } from '@yanta/contract'
import * as v from 'valibot'

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))
const Translated = v.strictObject(perLocale(() => Text))
const Hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is no colour: write # and six digits'))
const Path = v.pipe(v.string(), v.nonEmpty('is empty'), v.regex(/^[^\\]+$/, 'has a backslash: write slashes'))
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(300))
const drawing = v.pipe(Path, v.regex(/\.svg$/, 'is no .svg file'))
const png = v.pipe(Path, v.regex(/\.png$/, 'is no .png file'))
const picture = v.strictObject({
  avif: v.optional(v.pipe(Path, v.regex(/\.avif$/, 'is no .avif file'))),
  webp: v.pipe(Path, v.regex(/\.webp$/, 'is no .webp file')),
})

/** A name that sentences of the language decline, or one that is the same in all. */
const Name = v.union(
  [Text, v.strictObject({ nominative: Text, genitive: Text, prepositional: Text })],
  'is no name: write one word, or its nominative, genitive and prepositional',
)

/** A local font used until the files are loaded; its metrics match theirs, so that the layout does not shift. */
const Fallback = v.strictObject({
  weight: v.pipe(v.string(), v.regex(/^\d{3}( \d{3})?$/, "is no weight: write '400' or '400 700'")),
  /** The characters it replaces, since a family is wider in one alphabet than in another; left out, all that no other fallback of the same weight names. */
  letters: v.optional(v.picklist(['latin', 'cyrillic', 'digits'], 'must be latin, cyrillic or digits')),
  local: v.pipe(v.array(Text), v.minLength(1)),
  sizeAdjust: Percent,
  ascent: Percent,
  descent: Percent,
})

const fontFile = v.pipe(Path, v.regex(/\.woff2$/, 'is no .woff2 file'))
const Font = v.strictObject({
  family: v.pipe(Text, v.regex(/^[^"\\]+$/, 'has a quotation mark')),
  weight: v.pipe(v.string(), v.regex(/^\d{3}( \d{3})?$/, "is no weight: write '400' or '400 800'")),
  generic: v.picklist(
    ['sans-serif', 'serif', 'monospace', 'cursive'],
    'must be sans-serif, serif, monospace or cursive',
  ),
  /** Percent by which the glyphs are enlarged, where a family is small for its size. */
  scale: v.optional(Percent),
  /** One file for each range of characters; other characters come from the fallbacks. */
  files: v.strictObject({
    latin: fontFile,
    cyrillic: fontFile,
    accents: v.optional(fontFile),
    currency: v.optional(fontFile),
  }),
  fallbacks: v.array(Fallback),
})

export const BrandFile = v.strictObject({
  name: v.strictObject(perLocale(() => Name)),
  /** One sentence in the footer of every page: the brand's idea. */
  idea: Translated,
  /** Title and text on the picture of the login popup. */
  motto: v.strictObject({ title: Translated, text: Translated }),
  /** The last line of every page; `{year}` is filled in. */
  legal: Translated,
  /** Sender address of e-mails to players. */
  mail: v.pipe(v.string(), v.email('is no mail address')),
  drawings: v.strictObject({
    lockup: v.strictObject({ onDark: drawing, onLight: drawing }),
    symbol: drawing,
  }),
  /** The icon beside the link to the lobby. */
  lobbyIcon: v.optional(v.picklist(['home', 'amber', 'fern'], 'must be home, amber or fern'), 'home'),
  icons: v.strictObject({ vector: drawing, 16: png, 32: png, 192: png, 512: png, maskable: png, touch: png }),
  pictures: v.strictObject({ login: picture, loginWide: picture, share: png }),
  /** Colours of the installed app: its title bar, and its background before the first paint. */
  colors: v.strictObject({ theme: Hex, background: Hex }),
  fonts: v.optional(v.strictObject({ text: Font, display: Font })),
  /** Tokens that differ from tokens.css, without the two dashes. */
  tokens: v.optional(
    v.record(v.string(), v.union([v.string(), v.number()]), 'must be a list of tokens and values'),
    {},
  ),
})
export type BrandFile = v.InferOutput<typeof BrandFile>
export type BrandFont = v.InferOutput<typeof Font>

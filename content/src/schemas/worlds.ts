// A world is what a slot looks like; docs/new-world.md says what each field does.
import { Slug, perLocale } from '@yanta/contract'
import { type SymbolId, symbolIds } from '@yanta/game-rules/slot'
import * as v from 'valibot'
import { Text } from './fields.ts'

const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour is # and six digits'))
const Three = v.strictTuple([Colour, Colour, Colour])

type PerSymbol<Field> = Record<(typeof symbolIds)[number], Field>

const Names = v.strictObject(Object.fromEntries(symbolIds.map((id) => [id, Text])) as PerSymbol<typeof Text>)

const SymbolPicture = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a symbol is a folder and a name'),
)
const OwnSymbols = v.strictObject(
  Object.fromEntries(symbolIds.map((id) => [id, v.optional(SymbolPicture)])) as PerSymbol<
    v.OptionalSchema<typeof SymbolPicture, undefined>
  >,
)

export const WorldEntry = v.strictObject({
  slug: Slug,
  /** Folder of the family of its symbols in the art. */
  symbols: Slug,
  /** Of the art: what it shows in place of its family's symbols, such as `crimson-kiss/hero`. */
  own: v.optional(OwnSymbols, {}),
  /** Of the art: themes/<backdrop>-wide and -tall. */
  backdrop: Slug,
  frame: v.picklist(['tube', 'metal', 'stone', 'wood', 'jelly', 'ice']),
  particles: v.optional(
    v.picklist(['sparks', 'petals', 'coins', 'bubbles', 'leaves', 'stars', 'snow', 'confetti']),
    'sparks',
  ),
  sound: v.optional(v.picklist(['bright', 'calm', 'mystic', 'march', 'night', 'machine']), 'bright'),
  colours: v.strictObject({
    rim: Three,
    deep: Colour,
    reel: v.strictTuple([Colour, Colour]),
    second: Colour,
    title: Three,
    edge: Colour,
    button: Three,
  }),
  names: v.strictObject(perLocale(() => Names)),
})
export type WorldEntry = v.InferOutput<typeof WorldEntry>

/** The picture of each symbol of a world, by its name in the art. */
export function listSymbolPictures(
  { symbols, own }: Pick<WorldEntry, 'symbols' | 'own'>,
  shown: readonly SymbolId[] = symbolIds,
): string[] {
  return shown.map((id) => `symbols/${own[id] ?? `${symbols}/${id}`}`)
}

import type { Brand } from './brand.ts'

/**
 * A `:root` rule of the given tokens of the brand and the tokens they refer to, for pages that load no style sheet.
 * @throws when a token does not exist
 */
export function writeTokens({ tokens }: Pick<Brand, 'tokens'>, names: readonly string[]): string {
  const wanted = new Set<string>()
  const add = (name: string) => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`there is no token ${name}`)
    for (const [, other] of value.matchAll(/var\(--([\w-]+)/g)) if (!wanted.has(other!)) add(other!)
    wanted.add(name)
  }
  for (const name of names) add(name)
  return `:root{${[...wanted].map((name) => `--${name}:${tokens.get(name)}`).join(';')}}`
}

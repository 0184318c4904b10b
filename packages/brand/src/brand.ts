import type { Locale } from '@yanta/contract'
import type { ServedFile } from './served-files.ts'

/** The name in the forms that sentences need, under the names of their placeholders: `{brand}`, `{brandGenitive}` … */
export interface BrandNames {
  brand: string
  brandGenitive: string
  brandPrepositional: string
}

/** A drawing by its address on the site, with its own measures in pixels. */
export interface Drawing {
  address: string
  width: number
  height: number
}

export interface Picture {
  avif: string | null
  webp: string
}

export type Translated = Record<Locale, string>

/** A checked brand. Every address starts with /brand/ and changes with the content of its file. */
export interface Brand {
  /** Name of its file. */
  id: string
  names: Record<Locale, BrandNames>
  idea: Translated
  motto: { title: Translated; text: Translated }
  legal: Translated
  /** Mails to players come from here. */
  mail: string
  colors: { theme: string; background: string }
  /** All tokens with the brand's own among them, by name. */
  tokens: ReadonlyMap<string, string>
  lockup: { onDark: Drawing; onLight: Drawing }
  symbol: Drawing
  /** Which drawing stands beside the way to the lobby. */
  lobbyIcon: 'home' | 'amber' | 'fern'
  icons: Record<'vector' | '16' | '32' | '192' | '512' | 'maskable' | 'touch', string>
  pictures: { login: Picture; loginWide: Picture; share: string }
  /** Style sheet of what differs from tokens.css; null when nothing does. */
  style: string | null
  /** Faces that the first screen of a language is set in; null for those of tokens.css. */
  preloads: Record<Locale, string[]> | null
  findFile(address: string): ServedFile | undefined
}

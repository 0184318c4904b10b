import type { Locale } from '@yanta/contract'
import type { ServedFile } from './served-files.ts'

/** The grammatical forms of the name, by the placeholders of messages: `{brand}`, `{brandGenitive}` … */
export interface BrandNames {
  brand: string
  brandGenitive: string
  brandPrepositional: string
}

/** The address of a drawing on the site, with its size in pixels. */
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

/** A validated brand. Every address starts with /brand/ and changes with the content of its file. */
export interface Brand {
  /** Name of its file. */
  id: string
  names: Record<Locale, BrandNames>
  idea: Translated
  motto: { title: Translated; text: Translated }
  legal: Translated
  /** Sender address of e-mails to players. */
  mail: string
  colors: { theme: string; background: string }
  /** All tokens by name, with the brand's overrides. */
  tokens: ReadonlyMap<string, string>
  lockup: { onDark: Drawing; onLight: Drawing }
  symbol: Drawing
  /** The icon beside the link to the lobby. */
  lobbyIcon: 'home' | 'amber' | 'fern'
  icons: Record<'vector' | '16' | '32' | '192' | '512' | 'maskable' | 'touch', string>
  pictures: { login: Picture; loginWide: Picture; share: string }
  /** Style sheet of the differences from tokens.css; null when there are none. */
  style: string | null
  /** Font files of the first screen by language; null for those of tokens.css. */
  preloads: Record<Locale, string[]> | null
  findFile(address: string): ServedFile | undefined
}

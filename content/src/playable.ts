// Who runs a game decides what its entry has to say: the games' server of this repository by an engine, another provider by itself.
import { ownProvider } from '@yanta/config'
import type { Content } from './content.ts'
import type { GameEntry, StudioEntry } from './schemas/catalogue.ts'

/** Slugs of the studios whose games another provider runs. */
export function listForeignStudios(studios: Content['studios']): ReadonlySet<string> {
  return new Set(studios.entries.filter(({ value }) => isForeign(value)).map(({ value }) => value.slug))
}

/** Whether anybody can play it: the others are announced. */
export function isPlayable({ engine, studio }: GameEntry, foreignStudios: ReadonlySet<string>): boolean {
  return engine !== null || foreignStudios.has(studio)
}

function isForeign({ provider = ownProvider }: StudioEntry): boolean {
  return provider !== ownProvider
}

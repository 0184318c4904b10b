// The compiled messages of a locale, each language loaded separately. An unknown locale is refused [1.4].
import { type Locale, locales } from '@yanta/contract'
import type { Message } from '@yanta/i18n'
import loaders from 'virtual:message-loaders'
import { isGuestBuild } from '../navigation/site-base.ts'
import type { MessageKey } from './message-key.ts'

export type Catalogue = Record<MessageKey, Message>

/** The languages of this build, the default first; the build for guests has only the first one [1.4]. */
export const siteLocales: readonly Locale[] = isGuestBuild ? [locales[0]] : locales

const loaded = new Map<Locale, Catalogue>()
/** Messages of later screens, added with their code before their catalogue is loaded. */
const later: Partial<Record<Locale, Partial<Catalogue>>> = {}

/** Adds a screen's compiled messages in each language of the build. Called by importing a message file of `LaterMessages`. */
export function addMessages(messages: Partial<Record<Locale, Partial<Catalogue>>>): void {
  for (const locale of siteLocales)
    Object.assign(loaded.get(locale) ?? (later[locale] ??= {}), messages[locale])
}

/** Loads a locale's messages once. Throws 'language not supported' for anything but the languages of the build [1.4]. */
export async function loadCatalogue(locale: string): Promise<Catalogue> {
  if (!isLocale(locale)) throw new Error('language not supported')
  const known = loaded.get(locale)
  if (known) return known
  const { default: catalogue } = await loaders[locale]!()
  const whole = { ...catalogue, ...later[locale] }
  loaded.set(locale, whole)
  return whole
}

/** The messages of a locale that `loadCatalogue` has loaded before. */
export function getCatalogue(locale: Locale): Catalogue {
  const catalogue = loaded.get(locale)
  if (!catalogue) throw new Error(`messages of ${locale} are not loaded`)
  return catalogue
}

export function isLocale(value: unknown): value is Locale {
  return siteLocales.includes(value as Locale)
}

// What new players are given.
import type { Content } from './content.ts'

export function checkRegistration({ settings, gifts }: Content): void {
  const known = new Set(gifts.entries.map(({ value }) => value.slug))
  for (const [index, slug] of (settings.value?.registration.gifts ?? []).entries())
    if (!known.has(slug)) settings.report(['registration', 'gifts', index], `unknown gift '${slug}'`)
}

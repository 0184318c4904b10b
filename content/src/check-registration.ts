// What new players are given, and the codes that give them more.
import type { Content } from './content.ts'

export function checkRegistration({ settings, gifts }: Content): void {
  if (!settings.value) return
  const known = new Set(gifts.entries.map(({ value }) => value.slug))
  const { gifts: given, promoCodes } = settings.value.registration
  for (const [index, slug] of given.entries())
    if (!known.has(slug)) settings.report(['registration', 'gifts', index], `unknown gift '${slug}'`)
  const seen = new Set<string>()
  for (const [index, { code, gift }] of promoCodes.entries()) {
    const path = ['registration', 'promoCodes', index]
    if (seen.has(code.toLowerCase()))
      settings.report([...path, 'code'], `duplicate promo code '${code}': capitals make no difference`)
    if (gift !== null && !known.has(gift)) settings.report([...path, 'gift'], `unknown gift '${gift}'`)
    seen.add(code.toLowerCase())
  }
}

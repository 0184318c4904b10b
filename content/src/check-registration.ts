// What new players are given, and the codes that give them more.
import { locales } from '@yanta/contract'
import type { Content } from './content.ts'

export function checkRegistration({ settings }: Content): void {
  if (!settings.value) return
  const { gift, promoCodes } = settings.value.registration
  const gifts = [
    { path: ['registration', 'gift'], gift },
    ...promoCodes.map((promo, index) => ({
      path: ['registration', 'promoCodes', index, 'gift'],
      gift: promo.gift,
    })),
  ]
  for (const { path, gift } of gifts) {
    for (const locale of locales) {
      if (gift?.title[locale].includes('{'))
        settings.report(
          [...path, 'title', locale],
          'the title of a gift is shown as it is: nothing stands for what is in braces',
        )
    }
  }
  const seen = new Set<string>()
  for (const [index, { code }] of promoCodes.entries()) {
    if (seen.has(code.toLowerCase()))
      settings.report(
        ['registration', 'promoCodes', index, 'code'],
        `duplicate promo code '${code}': capitals make no difference`,
      )
    seen.add(code.toLowerCase())
  }
}

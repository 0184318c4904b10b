// What new players are given.
import type { Content } from './content.ts'
import { findGiftFault } from './given-gift.ts'

export function checkRegistration(content: Content): void {
  const { settings } = content
  for (const [index, slug] of (settings.value?.registration.gifts ?? []).entries()) {
    const fault = findGiftFault(content, slug)
    if (fault) settings.report(['registration', 'gifts', index], fault)
  }
}

import type { IconName } from '../../ui/data/icon.tsx'
import type { SupportWay } from './support-ways.ts'

export const wayIcons = { telegram: 'send', viber: 'viber', email: 'mail' } as const satisfies Record<
  SupportWay['kind'],
  IconName
>

/** Another site opens in a new tab; an app such as a messenger or mail needs none. */
export function outside(url: string) {
  return url.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
}

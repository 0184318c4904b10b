// Drawings of ways to pay.
import type { MethodIcon } from '@yanta/contract'
import type { IconName } from '../../../ui/data/icon-names.ts'
import type { PayMethod } from './arrange-methods.ts'

const icons: Record<MethodIcon, IconName> = {
  card: 'card',
  qr: 'qr',
  bank: 'bank',
  wallet: 'wallet',
  mobile: 'phone',
  crypto: 'crypto',
}

/** The drawing of a way without a picture; undefined for one that has a picture. */
export function findPictureless({ image, icon }: Pick<PayMethod, 'image' | 'icon'>): IconName | undefined {
  return image === null ? icons[icon] : undefined
}

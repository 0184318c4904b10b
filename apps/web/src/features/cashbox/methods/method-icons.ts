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
export function findPictureless({ image, icon }: PayMethod): IconName | undefined {
  return image === null ? icons[icon] : undefined
}

const keys: readonly [RegExp, IconName][] = [
  [/card/, 'card'],
  [/qr|sbp/, 'qr'],
  [/bank|iban|transfer|terminal/, 'bank'],
  [/mobile|phone/, 'phone'],
  [/crypto|coin/, 'crypto'],
]

/** Of a way that a past transaction names by its key alone: it may be offered no more. */
export function findMethodIcon(key: string): IconName {
  return keys.find(([pattern]) => pattern.test(key))?.[1] ?? 'wallet'
}

import type { ComponentType } from 'react'
import { lazyOr } from '../data/api/lazy-or.ts'

/** A lazy component that renders nothing, without an error, when its code can't be loaded. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyOr<Props>(load, () => null)
}

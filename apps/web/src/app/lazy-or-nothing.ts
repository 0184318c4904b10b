import { type ComponentType, lazy } from 'react'

/** A component that nobody waits for: when its code can't be had, there is nothing in its place, and no error. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
}

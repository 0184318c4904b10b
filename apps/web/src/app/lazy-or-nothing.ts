import { type ComponentType, lazy } from 'react'

/** A lazy component that renders nothing, without an error, when its code can't be loaded. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
}

import { type ComponentType, lazy } from 'react'

/**
 * A lazy component with another in its place, without an error, when its code can't be loaded. The handler belongs to the whole of
 * `load`: of `import(…).then(done, failed)` the build makes a promise whose stylesheet fails past `failed`.
 */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  substitute: ComponentType<Props>,
) {
  return lazy(async () => ({ default: await load().catch(() => substitute) }))
}

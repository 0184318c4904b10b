// Dialogs and popups whose code is loaded when they are opened. If that fails, the page stays as it is and the bar above it shows
// the trouble; the next opening loads the code again.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { siteHealth } from '../data/api/browser-call.ts'

export interface LazyDialog<Props> {
  /** The current component; replaced after a failure, which `lazy` alone would cache for ever. */
  readonly Component: LazyExoticComponent<ComponentType<Props>>
  /** Loads the code without showing it. */
  prefetch(): void
}

/** `Failed` is shown instead of a component that can't be loaded. */
export function lazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
): LazyDialog<Props> {
  const make = () => lazy(async () => ({ default: await load().catch(fail) }))
  let Component = make()
  function fail() {
    Component = make()
    void siteHealth.doubt()
    return Failed
  }
  return {
    get Component() {
      return Component
    },
    prefetch: () => void load().catch(() => undefined),
  }
}

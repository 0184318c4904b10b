// Dialogs whose code comes when they are opened. When it can't be had the page stays as it is and the bar above it says why; opened
// again, the code is asked for anew.
import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { siteHealth } from '../api/browser-call.ts'

export interface NamedModalProps {
  onClose: () => void
}

/** What draws it now: another one after a failure, which `lazy` alone would remember for ever. */
export interface LazyModal {
  readonly Component: LazyExoticComponent<ComponentType<NamedModalProps>>
}

/** Whoever opens a modal by its name gives it the props it asks for; see `lib/dialogs.ts`. */
export function lazyModal(load: () => Promise<ComponentType<never>>): LazyModal {
  const make = () =>
    lazy(async () => ({ default: (await load().catch(fail)) as ComponentType<NamedModalProps> }))
  let Component = make()
  function fail() {
    Component = make()
    void siteHealth.doubt()
    return ClosedAgain
  }
  return {
    get Component() {
      return Component
    },
  }
}

function ClosedAgain({ onClose }: NamedModalProps) {
  useEffect(onClose, [onClose])
  return null
}

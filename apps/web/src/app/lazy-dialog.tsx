// Dialogs whose code is loaded when they are opened. If that fails, the page stays as it is and the bar above it shows the trouble;
// the next opening loads the code again.
import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { siteHealth } from '../data/api/browser-call.ts'

export interface NamedModalProps {
  onClose: () => void
}

/** The current component; replaced after a failure, which `lazy` alone would cache for ever. */
export interface LazyModal {
  readonly Component: LazyExoticComponent<ComponentType<NamedModalProps>>
}

/** Props are typed by the functions that open modals by name; see `dialogs/dialogs.ts`. */
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

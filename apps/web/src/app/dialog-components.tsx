// The component of each dialog and of each popup with an address, from the manifests.
import { type ComponentType, useEffect } from 'react'
import type { DialogName } from '../dialogs/registry.ts'
import type { Manifest, PopupFile } from '../features/manifest.ts'
import type { RouteName } from '../navigation/route-table.ts'
import { features } from './features.ts'
import { type LazyDialog, lazyDialog } from './lazy-dialog.tsx'

interface ShownDialogProps {
  onClose: () => void
}

type NamedIn<Feature> = Feature extends { dialogs: infer Dialogs } ? keyof Dialogs : never
/** The dialogs with a component; a name without one does not compile where the host asks for it. */
type RegisteredName = NamedIn<(typeof features)[number]>

const dialogs = new Map<string, LazyDialog<ShownDialogProps>>()
const popups = new Map<string, LazyDialog<object>>()

for (const feature of features as readonly Manifest[]) {
  // The manifest has checked each component against the props of its name.
  for (const [name, load] of Object.entries(feature.dialogs ?? {}))
    dialogs.set(name, lazyDialog(load as () => Promise<ComponentType<ShownDialogProps>>, ClosedAgain))
  for (const [name, { load }] of Object.entries<PopupFile>(feature.popups ?? {}))
    popups.set(
      name,
      lazyDialog<object>(
        async () => (await load()).default,
        () => null,
      ),
    )
}

export function findDialog(name: RegisteredName & DialogName): ComponentType<ShownDialogProps> {
  return dialogs.get(name)!.Component
}

export function findPopup(name: RouteName): ComponentType | undefined {
  return popups.get(name)?.Component
}

export function prefetchPopup(name: RouteName): void {
  popups.get(name)?.prefetch()
}

function ClosedAgain({ onClose }: ShownDialogProps) {
  useEffect(onClose, [onClose])
  return null
}

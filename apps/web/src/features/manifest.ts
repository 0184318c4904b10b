// What a feature's feature.ts may say. The manifest is the only file of a feature that the site imports by name; app/features.ts
// lists them all. It holds strings and lazy imports alone, so that a list of all features weighs what their names weigh.
//
// Two things are said in types, by declaration merging: the props of the feature's dialogs (dialogs/registry.ts) and the message
// files whose keys may be used (i18n/message-key.ts). Inside such a declaration the types of the merged file need no import.
import type { ComponentType } from 'react'
import type { DialogName, LoadDialog } from '../dialogs/registry.ts'
import type { RouteName } from '../navigation/route-table.ts'

export interface Manifest {
  /** The files of the screens, from src; their addresses are in the route table. */
  screens?: { readonly [Name in RouteName]?: string }
  /** Popups with an address [2.10]; a file's default export is a panel that asks `usePopup()`. */
  popups?: { readonly [Name in RouteName]?: PopupFile }
  dialogs?: { readonly [Name in DialogName]?: LoadDialog<Name> }
}

export interface PopupFile {
  /** From src. */
  file: string
  /** The same file, for opening the popup over any screen. */
  load: () => Promise<{ default: ComponentType }>
}

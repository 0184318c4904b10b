// What of the chat covers the page, as layers: its window on a phone, a picture over all of it. Each is a dialog by name [2.46] that
// draws nothing, so that a step back closes it as it closes any other, and what waits for the page to be free waits for it as well.
import type { DialogName } from '../../dialogs/registry.ts'
import { closeModal, modalStore, openModal } from '../../dialogs/store.ts'

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    chatWindow: NoProps
    chatPicture: NoProps
  }
}

const layers = ['chatWindow', 'chatPicture'] as const satisfies DialogName[]
let shown = 0

/** The provider's script draws it. */
export function ChatLayer() {
  return null
}

/** @param onBack closes the top one of `count` layers; called when a step back or another screen has closed its dialog */
export function showChatLayers(count: unknown, onBack: () => void): void {
  shown = count === 1 || count === 2 ? count : 0
  for (const [index, name] of layers.entries()) {
    if (index >= shown) closeModal(name)
    else if (!modalStore.getState().stack.some((modal) => modal.name === name))
      openModal(name, {}, () => index < shown && onBack())
  }
}

// Where the script of netrox draws: a dialog of the page that stays when it is closed, since the chat goes on in it.
import { showChatLayers } from './chat-layers.ts'
import styles from './netrox-mount.module.css'

const mountId = 'netrox-chat'

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog:has(> #${mountId})`)
}

/** Adds the element that the script fills, where there is none. */
export function addMount(): void {
  if (document.getElementById(mountId)) return
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog!
  const mount = document.createElement('div')
  mount.id = mountId
  dialog.append(mount)
  // A press beside the chat closes it, as Escape does.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  // It is told a moment later: meanwhile it may be open again.
  dialog.addEventListener('close', () => dialog.open || showChatLayers(0, () => {}))
  document.body.append(dialog)
}

/** The script has drawn the chat. */
export function isDrawn(): boolean {
  return (document.getElementById(mountId)?.childElementCount ?? 0) > 0
}

/** The browser's own dialog: Escape closes it, and the focus returns. */
export function showMount(label: string): true {
  const dialog = findDialog()!
  dialog.setAttribute('aria-label', label)
  dialog.showModal()
  showChatLayers(1, () => dialog.close())
  return true
}

export function removeMount(): void {
  const dialog = findDialog()
  if (dialog?.open) dialog.close()
  dialog?.remove()
}

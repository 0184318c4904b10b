// A panel over the game: the browser's own modal dialog, so focus stays inside, Escape closes it and focus goes back.
import { h, type Child } from './dom.ts'
import { icon } from './icons.ts'

export interface DialogOptions {
  title: string
  closeLabel: string
  /** `side` is at the right edge on wide screens, the others are centred; on phones all slide up from the bottom. */
  kind: 'side' | 'small' | 'wide'
  onClose?: () => void
}

/** Opens the dialog and returns its close function. A press outside closes it too. */
export function openDialog(
  { title, closeLabel, kind, onClose }: DialogOptions,
  ...children: Child[]
): () => void {
  const close = (): void => dialog.close()
  const dialog = h(
    'dialog',
    { class: `dialog dialog--${kind}`, 'aria-label': title },
    h(
      'div',
      { class: 'dialog__box' },
      h(
        'div',
        { class: 'dialog__head' },
        h('h2', {}, title),
        h(
          'button',
          { type: 'button', class: 'dialog__close', 'aria-label': closeLabel, onclick: close },
          icon('close', 18),
        ),
      ),
      ...children,
    ),
  )
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    onClose?.()
  })
  document.body.append(dialog)
  dialog.showModal()
  return close
}

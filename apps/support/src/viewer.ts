// A picture opened large: the browser's own dialog, which Escape closes and which gives the focus back.
import { button, element } from './elements.ts'
import { icon } from './icons.ts'

interface Shown {
  address: string
  alt: string
  closeLabel: string
}

/** `onOpen` is told whether a picture is open. */
export function openViewer({ address, alt, closeLabel }: Shown, onOpen: (isOpen: boolean) => void): void {
  const dialog = element(
    'dialog',
    { class: 'viewer', 'aria-label': alt },
    element('img', { src: address, alt }),
    button({ class: 'round', 'aria-label': closeLabel }, icon('close'), () => dialog.close()),
  )
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    onOpen(false)
  })
  document.body.append(dialog)
  onOpen(true)
  dialog.showModal()
}

export function closeViewer(): void {
  document.querySelector<HTMLDialogElement>('dialog.viewer')?.close()
}

// Where a message is typed: Enter sends, Shift+Enter breaks the line; a picture is chosen or pasted.
import { longestSupportMessage } from '@yanta/contract'
import { button, element } from './elements.ts'
import { icon } from './icons.ts'
import { pictureTypes } from './pictures.ts'
import type { Words } from './words.ts'

interface Composed {
  onSend: (text: string) => void
  onPicture: (file: File) => void
  onType: () => void
}

export function buildComposer(
  words: Words,
  { onSend, onPicture, onType }: Composed,
): { form: HTMLFormElement; field: HTMLTextAreaElement } {
  const field = element('textarea', {
    rows: '1',
    maxlength: String(longestSupportMessage),
    'aria-label': words.message,
    placeholder: words.message,
    enterkeyhint: 'send',
  })
  const chosen = element('input', { type: 'file', accept: pictureTypes.join(), hidden: '' })
  const form = element(
    'form',
    { class: 'composer' },
    chosen,
    button({ class: 'round', 'aria-label': words.attach, title: words.attach }, icon('attach'), () =>
      chosen.click(),
    ),
    field,
    element('button', { class: 'send', 'aria-label': words.send, title: words.send }, icon('send')),
  )
  chosen.addEventListener('change', () => {
    for (const file of chosen.files ?? []) onPicture(file)
    // The same file can be chosen again.
    chosen.value = ''
    field.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (field.value.trim() !== '') onSend(field.value.trim())
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  field.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    files.forEach(onPicture)
  })
  field.addEventListener('input', onType)
  return { form, field }
}

/** At most one call in three seconds. */
export function limitTyping(tell: () => void): () => void {
  let toldAt = -Infinity
  return () => {
    if (performance.now() - toldAt < 3_000) return
    toldAt = performance.now()
    tell()
  }
}

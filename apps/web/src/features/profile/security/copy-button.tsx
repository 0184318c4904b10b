import { useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Copies a text to the clipboard and confirms it. Where the browser forbids it, the text can be selected by hand. */
export function CopyButton({ text, label, size }: { text: string; label: string; size?: 'small' }) {
  const { t } = useI18n()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
  return (
    <>
      <Button size={size} onClick={() => void copy().then(setIsCopied)}>
        <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        {isCopied ? t('security.copied') : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('security.copied') : ''}</span>
      </VisuallyHidden>
    </>
  )
}

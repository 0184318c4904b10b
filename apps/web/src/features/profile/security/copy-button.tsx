import { useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Puts a text into the clipboard and says so. Where the browser forbids it, the text beside it can be marked by hand. */
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

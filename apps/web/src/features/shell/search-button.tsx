import type { UIEvent } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './search-button.module.css'

/** Looks like a field but opens the search dialog, whose code loads later; without scripts links to the screen. */
export function SearchButton({ onOpen, onNear }: { onOpen: (event: UIEvent) => void; onNear: () => void }) {
  const { t } = useI18n()
  return (
    <form action="/search" id="search" className={styles.form}>
      <button
        className={styles.search}
        aria-label={t('shell.search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Icon name="search" />
        <span>{t('shell.search.placeholder')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </form>
  )
}

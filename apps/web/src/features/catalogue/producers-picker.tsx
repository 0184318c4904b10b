import type { Category } from '@yanta/contract'
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { findProducers, splitProducers } from './pick-producers.ts'
import './producers-picker.messages.json'
import styles from './producers-picker.module.css'

interface ProducersPickerProps {
  producers: readonly Category[]
  onClose: () => void
}

/** All studios in a dialog: the top ones as logos, the rest as a list; a search narrows both to one list [2.54]. */
export function ProducersPicker({ producers, onClose }: ProducersPickerProps) {
  const { t } = useI18n()
  const [words, setWords] = useState('')
  const found = findProducers(producers, words)
  const { top, rest } = splitProducers(producers)
  return (
    <Modal
      title={t('catalogue.producers.title')}
      closeLabel={t('catalogue.producers.close')}
      onClose={onClose}
    >
      <SearchField
        label={t('catalogue.producers.search')}
        placeholder={t('catalogue.producers.hint')}
        clearLabel={t('catalogue.producers.clear')}
        value={words}
        onChange={setWords}
        data-autofocus
      />
      <p className={styles.said} role="status">
        {found &&
          (found.length > 0
            ? t('catalogue.producers.found', { count: found.length })
            : t('catalogue.producers.none'))}
      </p>
      {found ? (
        <Names producers={found} />
      ) : (
        <>
          <ul className={styles.marks} aria-label={t('catalogue.producers.top')}>
            {top.map(({ slug, name, url, image }) => (
              <li key={slug}>
                <a className={styles.mark} href={url}>
                  <Mark image={image} />
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
          {rest.length > 0 && (
            <>
              <h3 className={styles.title}>{t('catalogue.producers.rest')}</h3>
              <Names producers={rest} />
            </>
          )}
        </>
      )}
    </Modal>
  )
}

function Names({ producers }: { producers: readonly Category[] }) {
  const { number } = useI18n()
  return (
    <ul className={styles.names}>
      {producers.map(({ slug, name, url, image, gamesCount }) => (
        <li key={slug}>
          <a className={styles.name} href={url}>
            <Mark image={image} />
            <span>{name}</span>
            <small>{number(gamesCount)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The symbol at the start of a studio's logo; the name is beside it as text. */
function Mark({ image }: { image: string | null }) {
  return image ? (
    <img className={styles.symbol} src={image} alt="" width="32" height="32" />
  ) : (
    <Icon name="grid" size={24} />
  )
}

import { useI18n } from '../../../i18n/use-i18n.tsx'
import { buildPath } from '../../../navigation/route-table.ts'
import styles from './registration-form.module.css'

/** Opens the terms in a new tab, so that the form is not lost. */
export function TermsLink() {
  const { t } = useI18n()
  return (
    <>
      {t('registration.terms')}{' '}
      <a
        className={styles.link}
        href={buildPath('staticPage', { slug: 'rules' })}
        target="_blank"
        rel="noopener"
      >
        {t('registration.terms.link')}
      </a>
    </>
  )
}

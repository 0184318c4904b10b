import { useI18n } from '../../../i18n/use-i18n.tsx'
import { buildPath } from '../../../lib/route-table.ts'
import styles from './registration-form.module.css'

/** The terms open beside the form, which is not lost by reading them. */
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

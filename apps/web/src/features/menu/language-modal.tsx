// The languages of the site, each by its own name [1.4].
import { locales } from '@yanta/contract'
import { localeNames } from '@yanta/i18n'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLanguageChange } from '../../domain/player/use-language-change.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './language-modal.module.css'

export function LanguageModal({ onClose }: { onClose: () => void }) {
  const { t, locale: current } = useI18n()
  const changeLanguage = useLanguageChange()
  return (
    <Modal title={t('shell.language.label')} closeLabel={t('support.close')} onClose={onClose}>
      <ul className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              className={styles.language}
              lang={locale}
              aria-pressed={locale === current}
              onClick={() => {
                onClose()
                if (locale !== current) void changeLanguage(locale)
              }}
            >
              <span className={styles.code} aria-hidden="true">
                {locale.toUpperCase()}
              </span>
              <span>
                {localeNames[locale].name}
                <small>
                  {locale === current ? t('menu.language.current') : localeNames[locale].invitation}
                </small>
              </span>
              {locale === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      <Note>{t('menu.language.note')}</Note>
    </Modal>
  )
}

import type { Locale } from '@yanta/contract'
import { localeNames } from '@yanta/i18n'
import type { FormEvent } from 'react'
import { siteLocales } from '../../i18n/catalogues.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLanguageChange } from '../../domain/player/use-language-change.ts'
import styles from './language-switch.module.css'

/** Changes the language and reloads the current screen at the same address [1.4]. Without scripts the form does it. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { locale: current, t } = useI18n()
  const changeLanguage = useLanguageChange()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    void changeLanguage(button.value as Locale)
  }

  if (siteLocales.length < 2) return null
  return (
    <form method="post" action="/locale" className={className} onSubmit={handleSubmit}>
      <div className={styles.switch} role="group" aria-label={t('shell.language.label')}>
        {siteLocales.map((locale) => (
          <button
            key={locale}
            name="locale"
            value={locale}
            lang={locale}
            title={localeNames[locale].name}
            aria-pressed={locale === current}
          >
            {locale.toUpperCase()}
          </button>
        ))}
      </div>
    </form>
  )
}

import { useI18n } from '../../i18n/use-i18n.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import type { ShellLink } from './shell-link.ts'

export function Footer({ links, verifierUrl }: { links: ShellLink[]; verifierUrl: string }) {
  const { t } = useI18n()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <img src="/art/brand/lockup.svg" alt="Yanta" width="124" height="30" loading="lazy" />
            <p className={styles.idea}>{t('shell.footer.idea')}</p>
            <p className={styles.adults}><b className={styles.age}>18+</b> {t('shell.footer.adults')}</p>
          </div>
          <div>
            <h2>{t('shell.footer.games')}</h2>
            <ul className={styles.games}>{links.map(({ to, label }) => <li key={to}><a href={to}>{label}</a></li>)}</ul>
          </div>
          <div>
            <h2>{t('shell.footer.fairness')}</h2>
            <p className={styles.note}>{t('shell.footer.fairnessText')}</p>
            <a className={styles.verify} href={verifierUrl} target="_blank" rel="noopener">{t('shell.fairness.verify')}</a>
          </div>
        </div>
        <div className={styles.end}>
          <span>{t('shell.footer.rights', { year: String(new Date().getFullYear()) })}</span>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
}

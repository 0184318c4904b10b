import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './rail.module.css'
import type { ShellLink } from './shell-link.ts'

/** The menu on the left: words from 1055 px, icons from 755 px, gone below. */
export function Rail({ links, current }: { links: ShellLink[]; current: string }) {
  const { t, number } = useI18n()
  return (
    <aside className={styles.rail}>
      <div className={styles.inner}>
        <a className={styles.logo} href="/" aria-label="Yanta">
          <img className={styles.lockup} src="/art/brand/lockup.svg" alt="" fetchPriority="low" width="124" height="30" />
          <img className={styles.symbol} src="/art/brand/symbol.svg" alt="" loading="lazy" width="34" height="34" />
        </a>
        <nav className={styles.nav} aria-label={t('shell.nav.label')}>
          {links.map(({ to, icon, label, count }) => (
            <a key={to} className={styles.item} href={to} title={label} aria-current={to === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span className={styles.word}>{label}</span>
              {count !== undefined && <span className={styles.count} aria-hidden="true">{number(count)}</span>}
            </a>
          ))}
        </nav>
        <div className={styles.foot}><LanguageSwitch className={styles.language} /></div>
      </div>
    </aside>
  )
}

import type { ReactNode } from 'react'
import { FairnessLink } from './fairness-link.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'

interface HeaderProps {
  account: ReactNode
  isSignedIn: boolean
  /** Where a round is checked. */
  verifierUrl: string
}

export function Header({ account, isSignedIn, verifierUrl }: HeaderProps) {
  return (
    <header className={`${styles.header} ${isSignedIn ? styles.player : styles.guest}`}>
      <a className={styles.logo} href="/" aria-label="Yanta">
        <img className={styles.lockup} src="/art/brand/lockup.svg" alt="" fetchPriority="low" width="107" height="26" />
        <img className={styles.symbol} src="/art/brand/symbol.svg" alt="" loading="lazy" width="30" height="30" />
      </a>
      <FairnessLink url={verifierUrl} />
      <LanguageSwitch className={styles.language} />
      <div className={styles.account}>{account}</div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BrandLockup, BrandSymbol } from '../../site/brand-mark.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './header.module.css'
import { SearchButton } from './search-button.tsx'
import type { ShellOpeners } from './shell-link.ts'

interface HeaderProps extends Pick<ShellOpeners, 'onSearch' | 'onNearSearch'> {
  account: ReactNode
  isSignedIn: boolean
}

export function Header({ account, isSignedIn, onSearch, onNearSearch }: HeaderProps) {
  const { brand } = useI18n()
  return (
    <header className={joinClasses(styles.header, isSignedIn && styles.player)}>
      <a className={styles.logo} href="/" aria-label={brand.names.brand}>
        <BrandLockup className={styles.lockup} height={28} />
        <BrandSymbol className={styles.symbol} height={28} isLazy />
      </a>
      <SearchButton onOpen={onSearch} onNear={onNearSearch} />
      <div className={styles.account}>{account}</div>
    </header>
  )
}

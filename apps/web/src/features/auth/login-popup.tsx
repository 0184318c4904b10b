// The login screen [2.10]: a popup with the brand's picture on one side and the form on the other.
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { getBrand } from '../../lib/brand.ts'
import { BrandLockup } from '../../lib/brand-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import type { DemoPlayer } from './demo-players.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-popup.module.css'

interface LoginPopupProps {
  redirect: string
  demoPlayers: DemoPlayer[]
  refusedCode?: string | null
  onClose: () => void
}

export function LoginPopup({ redirect, demoPlayers, refusedCode = null, onClose }: LoginPopupProps) {
  const { t, brand } = useI18n()
  // A link, so that there is a way out before scripts run.
  const handleCross = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <ModalFrame className={styles.popup} labelledBy="login-title" onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.art}>
          <LoginPicture />
          <p className={styles.motto}><b>{brand.motto.title}</b><span>{brand.motto.text}</span></p>
        </div>
        <div className={styles.side}>
          <div className={styles.head}>
            <BrandLockup height={26} alt={brand.names.brand} />
            <Link className={styles.cross} to="/" aria-label={t('auth.close')} onClick={handleCross}><Icon name="close" size={18} /></Link>
          </div>
          <h1 id="login-title" className={styles.title}>{t('auth.login.title')}</h1>
          <LoginForm redirect={redirect} demoPlayers={demoPlayers} refusedCode={refusedCode} />
        </div>
      </div>
    </ModalFrame>
  )
}

/** The brand's picture: tall beside the form, wide above it. */
function LoginPicture() {
  const { login, loginWide } = getBrand()
  const narrow = '(max-width: 754px)'
  return (
    <picture>
      {loginWide.avif && <source media={narrow} type="image/avif" srcSet={loginWide.avif} />}
      <source media={narrow} srcSet={loginWide.webp} />
      {login.avif && <source type="image/avif" srcSet={login.avif} />}
      <img src={login.webp} alt="" />
    </picture>
  )
}

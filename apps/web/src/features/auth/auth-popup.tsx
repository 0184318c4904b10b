// Layout of the popups for guests [2.10]: the brand's picture on one side, the content on the other.
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { getBrand } from '../../site/brand.ts'
import { BrandLockup } from '../../site/brand-mark.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import './guest-popups.messages.json'
import styles from './auth-popup.module.css'

interface AuthPopupProps {
  title: string
  /** One line under the title. */
  lead?: string
  /** Shown on the picture, instead of the brand's own. */
  motto?: { title: string; text: string }
  onClose: () => void
  children: ReactNode
}

export function AuthPopup({ title, lead, motto, onClose, children }: AuthPopupProps) {
  const { t, brand } = useI18n()
  const titleId = useId()
  const said = motto ?? brand.motto
  // A link, so that the popup can be closed before scripts run.
  const handleCross = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <ModalFrame className={styles.popup} labelledBy={titleId} onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.art}>
          <BrandPicture />
          <p className={styles.motto}>
            <b>{said.title}</b>
            <span>{said.text}</span>
          </p>
        </div>
        <div className={styles.side}>
          <div className={styles.head}>
            <BrandLockup height={26} alt={brand.names.brand} />
            <Link className={styles.cross} to="/" aria-label={t('auth.close')} onClick={handleCross}>
              <Icon name="close" size={18} />
            </Link>
          </div>
          <div className={styles.words}>
            <h1 id={titleId} className={styles.title}>
              {title}
            </h1>
            {lead && <p>{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </ModalFrame>
  )
}

/** The brand's picture: tall beside the content, wide above it. */
function BrandPicture() {
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

/** Address of another popup; the requested redirect is passed on. */
export function buildTurnPath(to: string, redirect: string | null): string {
  return redirect === null ? to : `${to}?redirect=${encodeURIComponent(redirect)}`
}

/** A link from one popup to another at its end: a question and the answer to press. */
export function PopupTurn({
  question,
  answer,
  to,
  redirect,
}: {
  question?: string
  answer: string
  to: string
  redirect: string | null
}) {
  return (
    <p className={styles.turn}>
      {question && <span>{question}</span>}
      <Link to={buildTurnPath(to, redirect)}>{answer}</Link>
    </p>
  )
}

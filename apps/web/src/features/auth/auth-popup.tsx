// Layout of the popups for guests [2.10]: the brand's picture on one side, the content on the other.
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { getBrand } from '../../site/brand.ts'
import { BrandLockup } from '../../site/brand-mark.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import './guest-popups.messages.json'
import styles from './auth-popup.module.css'

interface AuthPopupProps {
  title: string
  /** One line under the title. */
  lead?: string
  /** Shown on the picture, instead of the brand's own; null: nothing yet. */
  motto?: { title: string; text: string } | null
  /** Pictures of the offer instead of the brand's: tall beside the content, wide above it. */
  pictures?: { tall: string; wide: string }
  /** What speaks for it, a few words each: on the picture, and on phones below the title. */
  reasons?: string[]
  /** What follows, in a sentence on the picture. */
  next?: string
  onClose: () => void
  children: ReactNode
}

export function AuthPopup({
  title,
  lead,
  motto,
  pictures,
  reasons = [],
  next,
  onClose,
  children,
}: AuthPopupProps) {
  const { t, brand } = useI18n()
  const titleId = useId()
  const said = motto === undefined ? brand.motto : motto
  // A link, so that the popup can be closed before scripts run.
  const handleCross = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <ModalFrame className={styles.popup} labelledBy={titleId} onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.art}>
          {pictures ? (
            <Picture
              source={pictures.tall}
              narrow={pictures.wide}
              alt=""
              width={760}
              height={1150}
              sizes="380px"
              isFirst
            />
          ) : (
            <BrandPicture />
          )}
          <div className={styles.motto}>
            {said && (
              <p>
                <b>{said.title}</b>
                <span>{said.text}</span>
              </p>
            )}
            <Reasons reasons={reasons} />
            {next && <p className={styles.next}>{next}</p>}
          </div>
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
          <Reasons reasons={reasons} />
          {children}
        </div>
      </div>
    </ModalFrame>
  )
}

function Reasons({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason} className={reason.trim() ? undefined : styles.blank}>
          <Icon name="check" size={14} />
          {reason}
        </li>
      ))}
    </ul>
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

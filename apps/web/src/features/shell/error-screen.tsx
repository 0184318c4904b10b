import errors from '@yanta/art/errors.json'
import { Link, isRouteErrorResponse, useLocation } from 'react-router'
import { findPageStatus, isAccessError } from '../../data/api/failure.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BrandLockup } from '../../site/brand-mark.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './error-screen.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { useReturn } from './use-return.ts'
import { useTrouble } from './use-trouble.ts'

/**
 * The page of a status [2.18-2.19]; statuses without a page use that of 500. Offline it shows that instead. A temporary
 * failure reloads the requested screen. With `isInside` header and menu are the shell's; `isStopped` is shown only for
 * a stopped site [2.70]. `error`: what a loader or a component has thrown.
 */
export function ErrorScreen({
  error,
  status = isRouteErrorResponse(error) ? error.status : 500,
  isInside = false,
  isStopped = false,
}: {
  error?: unknown
  status?: number
  isInside?: boolean
  isStopped?: boolean
}) {
  const { t, brand } = useI18n()
  const { pathname, search } = useLocation()
  const trouble = useTrouble()
  const isOffline = trouble === 'offline' && status >= 500
  useReturn(status)
  const page = findPageStatus(status)
  const isRefused = page === 500 && isAccessError(status)
  const isSilent = page === 503 && !isStopped && trouble !== 'reconstruction'
  const mayHelp = page !== 404 && page !== 451 && !isRefused
  const words = isOffline ? 'offline' : isRefused ? 'refused' : isSilent ? 'silent' : page
  const requestId = status === 429 || status >= 500 ? findRequestId(error) : undefined
  const Main = isInside ? 'div' : 'main'
  return (
    <div className={joinClasses(styles.screen, isInside && styles.inside)}>
      <title>{t('shell.page.suffix', { title: t(`errors.page.${words}.title`) })}</title>
      <meta name="robots" content="noindex" />
      {!isInside && (
        <>
          <img className={styles.ground} src={errors[page]} alt="" />
          <header className={styles.header}>
            <Link to="/" aria-label={brand.names.brand}>
              <BrandLockup height={32} />
            </Link>
            <LanguageSwitch />
          </header>
        </>
      )}
      <Main className={styles.main}>
        {!isOffline && (
          <div className={styles.art}>
            <Picture
              source={errors[page]}
              alt=""
              width={440}
              height={440}
              sizes="(max-width: 754px) 250px, 440px"
              isFirst
            />
          </div>
        )}
        <div className={styles.words}>
          {!isOffline && <b>{status}</b>}
          <h1>{t(`errors.page.${words}.title`)}</h1>
          <p>{t(`errors.page.${words}.text`)}</p>
          <div className={styles.actions}>
            {mayHelp && (
              <ButtonLink look="primary" size="large" to={pathname + search} reloadDocument={!isOffline}>
                {t('shell.error.again')}
              </ButtonLink>
            )}
            <ButtonLink look={mayHelp ? 'line' : 'primary'} size="large" to="/">
              {t('shell.error.home')}
            </ButtonLink>
          </div>
          {!isOffline && requestId && <small>{t('errors.page.request', { id: requestId })}</small>}
        </div>
      </Main>
    </div>
  )
}

/** By which the operator finds the failed request in the log. */
function findRequestId(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined
}

import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  data,
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { browserCall } from './api/browser-call.ts'
import { isSessionChanged, readSessionHint, writeSessionHint } from './api/session-hint.ts'
import { visitContext } from './api/visit.ts'
import { CardCircumstancesContext } from './features/catalogue/card-circumstances.ts'
import { findCategoryIcon } from './features/catalogue/category-icon.ts'
import { ErrorScreen } from './features/shell/error-screen.tsx'
import type { ShellOpeners } from './features/shell/shell-link.ts'
import { Shell } from './features/shell/shell.tsx'
import { loadCatalogue } from './i18n/catalogues.ts'
import { defaultLocale, readLocale } from './i18n/locale-cookie.ts'
import { SpeechProvider } from './i18n/use-i18n.tsx'
import { getBrand } from './lib/brand.ts'
import { openModal } from './lib/modal-stack.ts'
import { isPopupStep } from './lib/popup-step.ts'
import { RegionClosedContext, noteRegion } from './lib/region.ts'
import {
  type SiteData,
  findSiteStatus,
  findVerifierUrl,
  listContacts,
  loadSite,
  useSiteData,
} from './routes/site-data.ts'
import { useWithheldPlayer, withholdPlayer } from './routes/withheld-player.ts'
import { AccountSlot } from './slots/account-slot.tsx'
import { FrameSlot } from './slots/frame-slot.tsx'
import { LaterSlot } from './slots/later-slot.tsx'
import { PopupSlot } from './slots/popup-slot.tsx'
import { SeoTextSlot } from './slots/seo-text-slot.tsx'
import { ToastSlot } from './slots/toast-slot.tsx'
import { FontPreloads } from './ui/font-preloads.tsx'
import '@yanta/brand/tokens.css'
import './ui/base.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const loaded = await loadSite(visit.call, visit.locale, visit.hasSession)
  const site = visit.isPlayerWithheld ? withholdPlayer(loaded) : loaded
  visit.isSessionRejected = site.isSessionRejected
  visit.contacts = listContacts(site)
  return data(site, { status: findSiteStatus(site) })
}

export async function clientLoader() {
  const locale = readLocale()
  await loadCatalogue(locale)
  const site = await loadSite(browserCall, locale, readSessionHint())
  writeSessionHint(site.hasSession)
  return site
}

/** The frame stays while screens change; it is loaded again on demand: another language, login, logout. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return (
    formMethod !== undefined ||
    isSessionChanged() ||
    (defaultShouldRevalidate && currentUrl.href === nextUrl.href && !isPopupStep())
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteData()
  const locale = site?.locale ?? defaultLocale
  // Also on a page that is an error: its visitor may have a session.
  useEffect(() => {
    if (site) writeSessionHint(site.hasSession)
  }, [site])
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* First, since it may say what later requests tell of this address [2.11]. */}
        <Meta />
        {!getBrand().hasOwnFonts && <FontPreloads locale={locale} />}
        <Links />
      </head>
      <body>
        <SpeechProvider locale={locale}>
          {children}
          <LaterSlot />
        </SpeechProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const openers: ShellOpeners = {
  onSearch(event) {
    event.preventDefault()
    openModal('search')
  },
  onNearSearch: () =>
    void Promise.all([import('./slots/open-popups.tsx'), import('./slots/search-modal.tsx')]).catch(
      () => undefined,
    ),
  onSupport: () => openModal('support'),
  onMenu: () => openModal('menu'),
}

/** Nobody can be written to while the platform does not say how. */
const noSupport = { messengers: { telegram: null, viber: null }, email: null }

export default function Root() {
  const site = useLoaderData<typeof loader>()
  useEffect(() => noteRegion(site.serverData?.isRegionBlocked ?? false), [site.serverData])
  useWithheldPlayer(site)
  if (site.serverData?.isUnderReconstruction) return <ErrorScreen status={503} isStopped />
  return (
    <Frame site={site}>
      {site.serverData && (site.isPlayerWithheld || !site.isPlayerUnknown) ? (
        <>
          <Outlet />
          <SeoTextSlot />
        </>
      ) : (
        <ErrorScreen status={503} isInside />
      )}
    </Frame>
  )
}

/** What stands around every screen. It holds out without the operator's settings and without the catalogue. */
function Frame({ site, children }: { site: SiteData; children: ReactNode }) {
  const isRegionBlocked = site.serverData?.isRegionBlocked ?? false
  const isWagering = site.player?.balance?.is_active_bonus ?? false
  return (
    <RegionClosedContext value={isRegionBlocked}>
      <CardCircumstancesContext value={{ isRegionBlocked, isWagering }}>
        <Shell
          categories={site.categories}
          producers={site.producers}
          iconOf={findCategoryIcon}
          isSignedIn={site.player !== null || site.isPlayerUnknown}
          verifierUrl={findVerifierUrl(site)}
          promo={site.serverData?.promoWidgetData ?? null}
          support={site.serverData?.callCenterConfig ?? noSupport}
          blocks={site.footer}
          account={<AccountSlot />}
          openers={openers}
        >
          <FrameSlot />
          {children}
        </Shell>
        <PopupSlot />
        <ToastSlot />
      </CardCircumstancesContext>
    </RegionClosedContext>
  )
}

/** The frame itself broke: nothing of it can be shown. Screens have a boundary of their own, inside of it. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
}

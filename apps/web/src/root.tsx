import { defaultLocale } from '@yanta/contract'
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
  useLoaderData,
  useRouteError,
} from 'react-router'
import { browserCall } from './data/api/browser-call.ts'
import { isSessionChanged, readSessionHint, writeSessionHint } from './data/api/session-hint.ts'
import { ssrContext } from './data/api/ssr-context.ts'
import { CardContext } from './features/catalogue/card-context.ts'
import { findCategoryIcon } from './features/catalogue/category-icon.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import type { ShellOpeners } from './features/shell/shell-link.ts'
import { Shell } from './features/shell/shell.tsx'
import { loadCatalogue } from './i18n/catalogues.ts'
import { readLocale } from './i18n/locale-cookie.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { getBrand } from './site/brand.ts'
import { openModal } from './dialogs/store.ts'
import { isPopupStep } from './navigation/popup-step.ts'
import { RegionClosedContext, recordRegion } from './site/region.ts'
import { findSiteStatus, listContacts, loadSite } from './routes/load-site.ts'
import { packSite } from './site/pack-site.ts'
import { openSite } from './site/packed-site.ts'
import { type SiteData, findVerifierUrl, isDemoClosedTo, useSite } from './site/site-data.ts'
import { useHiddenPlayer, hidePlayer } from './routes/hidden-player.ts'
import { AccountSlot } from './app/account-slot.tsx'
import { FrameSlot } from './app/frame-slot.tsx'
import { LaterSlot } from './app/later-slot.tsx'
import { PopupSlot } from './app/popup-slot.tsx'
import { SeoTextSlot } from './app/seo-text-slot.tsx'
import { ToastSlot } from './app/toast-slot.tsx'
import { FontPreloads } from './ui/font-preloads.tsx'
import '@yanta/brand/tokens.css'
import './ui/base.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const ssr = context.get(ssrContext)
  const loaded = await loadSite(ssr.call, ssr.locale, ssr.hasSession)
  const site = ssr.isPlayerHidden ? hidePlayer(loaded) : loaded
  ssr.isSessionRejected = site.isSessionRejected
  ssr.contacts = listContacts(site)
  return data(packSite(site), { status: findSiteStatus(site) })
}

export async function clientLoader() {
  const locale = readLocale()
  await loadCatalogue(locale)
  const site = await loadSite(browserCall, locale, readSessionHint())
  writeSessionHint(site.hasSession)
  return site
}

/** Navigations do not reload the root data; a change of language, login or logout does. */
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
  const site = useSite()
  const locale = site?.locale ?? defaultLocale
  // Also on an error page: its visitor may have a session.
  useEffect(() => {
    if (site) writeSessionHint(site.hasSession)
  }, [site])
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* First, since it may set the referrer policy of later requests [2.11]. */}
        <Meta />
        {!getBrand().hasOwnFonts && <FontPreloads locale={locale} />}
        <Links />
      </head>
      <body>
        <I18nProvider locale={locale}>
          {children}
          <LaterSlot />
        </I18nProvider>
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
    void Promise.all([import('./app/dialog-host.tsx'), import('./app/search-modal.tsx')]).catch(
      () => undefined,
    ),
  onSupport: () => openModal('support'),
  onMenu: () => openModal('menu'),
}

export default function Root() {
  const site = openSite(useLoaderData<typeof loader | typeof clientLoader>())
  useEffect(() => recordRegion(site.serverData?.isRegionBlocked ?? false), [site.serverData])
  useHiddenPlayer(site)
  if (site.serverData?.isUnderReconstruction) return <ErrorPage status={503} isStopped />
  return (
    <Frame site={site}>
      {site.serverData && (site.isPlayerHidden || !site.isPlayerUnknown) ? (
        <>
          <Outlet />
          <SeoTextSlot />
        </>
      ) : (
        <ErrorPage status={503} isInside />
      )}
    </Frame>
  )
}

/** Layout around every screen. Works without the operator's settings and without the catalogue. */
function Frame({ site, children }: { site: SiteData; children: ReactNode }) {
  const isRegionBlocked = site.serverData?.isRegionBlocked ?? false
  const isWagering = site.player?.balance?.is_active_bonus ?? false
  const isDemoClosed = isDemoClosedTo(site)
  return (
    <RegionClosedContext value={isRegionBlocked}>
      <CardContext value={{ isRegionBlocked, isWagering, isDemoClosed }}>
        <Shell
          categories={site.categories}
          producers={site.producers}
          iconOf={findCategoryIcon}
          isSignedIn={site.player !== null || site.isPlayerUnknown}
          verifierUrl={findVerifierUrl(site)}
          promo={site.serverData?.promoWidgetData}
          support={site.serverData?.callCenterConfig}
          blocks={site.footer}
          account={<AccountSlot />}
          openers={openers}
        >
          <FrameSlot />
          {children}
        </Shell>
        <PopupSlot />
        <ToastSlot />
      </CardContext>
    </RegionClosedContext>
  )
}

/** Shown when the layout itself throws. Screens have a boundary of their own inside it. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorPage error={error} />
}

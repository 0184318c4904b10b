import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { report, watchGlobalErrors } from './api/report.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { readPageBrand, setBrand } from './lib/brand.ts'
import { keepInstallOffer } from './lib/install-offer.ts'

watchGlobalErrors()
keepInstallOffer()
setBrand(readPageBrand())
await loadCatalogue(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(document, <StrictMode><HydratedRouter onError={reportRoute} /></StrictMode>, {
    onUncaughtError: (error) => report('GLOBAL_VUE_ERROR_HANDLER', error),
    onRecoverableError: (error) => report('GLOBAL_VUE_ERROR_HANDLER', error, { isRecovered: true }),
  })
})

/** What a screen threw while it was drawn, and what it could not load; a screen that is not there is no error of ours. */
function reportRoute(error: unknown, { errorInfo }: { errorInfo?: unknown }) {
  if (errorInfo) report('GLOBAL_VUE_ERROR_HANDLER', error)
  else if (!isRouteErrorResponse(error)) report('FETCH_SPA_ASYNC_DATA', error)
  else if (error.status >= 500) report('FETCH_SPA_ASYNC_DATA', `status ${error.status}`)
}

/** What no visitor waits for. */
function startLater() {
  const later = window.requestIdleCallback ?? setTimeout
  later(() => {
    void import('./api/report-performance.ts').then(({ reportPerformance }) => reportPerformance(), () => {})
    if (import.meta.env.PROD) void import('./worker/register.ts').then(({ registerServiceWorker }) => registerServiceWorker(document.documentElement.lang), () => {})
  })
}
if (document.readyState === 'complete') startLater()
else addEventListener('load', startLater, { once: true })

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { onCallFailure } from './data/api/browser-call.ts'
import { report, reportFailure, reportRouteError, watchGlobalErrors } from './data/api/report.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { readPageBrand, setBrand } from './site/brand.ts'
import { installPopstateInterceptor } from './browser/popstate-interceptor.ts'
import { captureInstallOffer } from './browser/install-offer.ts'

watchGlobalErrors()
onCallFailure(reportFailure)
captureInstallOffer()
installPopstateInterceptor()
setBrand(readPageBrand())
recordReferral(location.search)
await loadCatalogue(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportRouteError} />
    </StrictMode>,
    {
      onUncaughtError: (error) => report('GLOBAL_VUE_ERROR_HANDLER', error),
      onRecoverableError: (error) => report('GLOBAL_VUE_ERROR_HANDLER', error, { isRecovered: true }),
    },
  )
})

/** At once: the first click may change the address that names the affiliate [5.15]. */
function recordReferral(landing: string): void {
  if (!landing.includes('refcode')) return
  void import('./site/referral-code.ts').then(
    ({ consumeReferral }) => consumeReferral(landing),
    () => {},
  )
}

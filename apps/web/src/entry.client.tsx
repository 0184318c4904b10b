import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { onCallFailure } from './data/api/browser-call.ts'
import { report, reportFailure, reportRouteError, watchGlobalErrors } from './data/api/report.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { readPageBrand, setBrand } from './site/brand.ts'
import { installPopstateInterceptor } from './browser/popstate-interceptor.ts'
import { captureInstallOffer } from './browser/install-offer.ts'

/** Read at once: the first click may change the address before the affiliate's code is read from it. */
const landing = location.search

watchGlobalErrors()
onCallFailure(reportFailure)
captureInstallOffer()
installPopstateInterceptor()
setBrand(readPageBrand())
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

/** Starts services that no visitor waits for. */
function startLater() {
  void import('./app/after-load.ts').then(
    ({ startAfterLoad }) => startAfterLoad(landing),
    () => {},
  )
}
if (document.readyState === 'complete') startLater()
else addEventListener('load', startLater, { once: true })

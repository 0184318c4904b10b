import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { onCallFailure } from './api/browser-call.ts'
import { report, reportFailure, reportRouteError, watchGlobalErrors } from './api/report.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { readPageBrand, setBrand } from './lib/brand.ts'
import { keepFirstHearing } from './lib/first-hearing.ts'
import { keepInstallOffer } from './lib/install-offer.ts'

/** The first click may change the address before anybody looks for an affiliate's code in it. */
const landing = location.search

watchGlobalErrors()
onCallFailure(reportFailure)
keepInstallOffer()
keepFirstHearing()
setBrand(readPageBrand())
await loadCatalogue(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { errorInfo }) => reportRouteError(error, errorInfo !== undefined)} />
    </StrictMode>,
    {
      onUncaughtError: (error) => report('GLOBAL_VUE_ERROR_HANDLER', error),
      onRecoverableError: (error) => report('GLOBAL_VUE_ERROR_HANDLER', error, { isRecovered: true }),
    },
  )
})

/** What no visitor waits for. */
function startLater() {
  const later = window.requestIdleCallback ?? setTimeout
  if (landing.includes('refcode='))
    void import('./lib/referral-code.ts').then(
      ({ takeReferral }) => takeReferral(landing),
      () => {},
    )
  later(() => {
    void import('./api/report-performance.ts').then(
      ({ reportPerformance }) => reportPerformance(),
      () => {},
    )
    if (import.meta.env.PROD)
      void import('./worker/register.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker(document.documentElement.lang),
        () => {},
      )
  })
}
if (document.readyState === 'complete') startLater()
else addEventListener('load', startLater, { once: true })

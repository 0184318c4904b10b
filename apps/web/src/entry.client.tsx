import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadCatalogue } from './i18n/catalogues.ts'

await loadCatalogue(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(document, <StrictMode><HydratedRouter /></StrictMode>)
})

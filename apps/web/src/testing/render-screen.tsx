import type { Locale } from '@yanta/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { SpeechProvider } from '../i18n/use-i18n.tsx'

/** Markup of a route's component with what its loader gave, as the server would write it. */
export async function renderScreen(Screen: ComponentType, loaderData: unknown, { locale = 'ru', path = '/' }: { locale?: Locale; path?: string } = {}): Promise<string> {
  await loadCatalogue(locale)
  const Stub = createRoutesStub([{ id: 'screen', path: '*', Component: Screen, loader: () => loaderData }])
  return renderToString(
    <SpeechProvider locale={locale}><Stub initialEntries={[path]} hydrationData={{ loaderData: { screen: loaderData } }} /></SpeechProvider>,
  )
}

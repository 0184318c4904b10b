import type { Locale } from '@yanta/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Outlet, createRoutesStub } from 'react-router'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { I18nProvider } from '../i18n/use-i18n.tsx'

interface Surroundings {
  locale?: Locale
  path?: string
  /** The root loader's data. */
  site?: object
}

/** Markup of a route's component with its loader's data, as rendered by the server. */
export async function renderScreen(
  Screen: ComponentType,
  loaderData: unknown,
  { locale = 'ru', path = '/', site }: Surroundings = {},
): Promise<string> {
  await loadCatalogue(locale)
  const screen = { id: 'screen', path: '*', Component: Screen, loader: () => loaderData }
  const Stub = createRoutesStub([{ id: 'root', Component: Outlet, loader: () => site, children: [screen] }])
  return renderToString(
    <I18nProvider locale={locale}>
      <Stub
        initialEntries={[path]}
        hydrationData={{ loaderData: { root: site ?? null, screen: loaderData } }}
      />
    </I18nProvider>,
  )
}

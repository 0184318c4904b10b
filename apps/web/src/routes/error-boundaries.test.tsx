import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { I18nProvider } from '../i18n/use-i18n.tsx'
import * as root from '../root.tsx'
import * as screens from './screens.tsx'

const requestId = '8d1c3f60-1d5e-4c57-9d7b-0f5f7c1f2a11'

/** What a loader has thrown for a call that failed. */
async function render({ ErrorBoundary }: typeof root | typeof screens, status: number): Promise<string> {
  await loadCatalogue('ru')
  const error = { status, statusText: '', internal: false, data: { code: 'internal_error', requestId } }
  const Stub = createRoutesStub([{ id: 'screen', path: '*', Component: () => null, ErrorBoundary }])
  return renderToString(
    <I18nProvider locale="ru">
      <Stub initialEntries={['/promo']} hydrationData={{ errors: { screen: error } }} />
    </I18nProvider>,
  )
}

test.each([
  ['the layout', root],
  ['a screen', screens],
])('a failure of %s names the request, by which the operator finds it in the log', async (_, part) => {
  for (const status of [429, 500, 503]) {
    const html = await render(part, status)
    expect(html).toContain(`<b>${status}</b>`)
    expect(html.replaceAll('<!-- -->', '')).toContain(`Номер запроса: ${requestId}`)
  }
  for (const status of [404, 451]) expect(await render(part, status)).not.toContain(requestId)
})

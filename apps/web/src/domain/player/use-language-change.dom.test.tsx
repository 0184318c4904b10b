import { fireEvent, render, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import * as catalogues from '../../i18n/catalogues.ts'
import { readLocale } from '../../i18n/locale-cookie.ts'
import { I18nProvider } from '../../i18n/use-i18n.tsx'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { button, settle } from '../../testing/dom.tsx'
import { useLanguageChange } from './use-language-change.ts'

function Page() {
  const changeLanguage = useLanguageChange()
  return (
    <>
      <button onClick={() => void changeLanguage('ru')}>По-русски</button>
      <button onClick={() => void changeLanguage('en')}>In English</button>
    </>
  )
}

test('stores with texts of the old language are empty before the screen is loaded in the new one [1.4]', async () => {
  const happened: string[] = []
  const forget = addResettableStore(() => void happened.push('emptied'))
  const loader = () => happened.push(`loaded in ${readLocale()} with ${document.cookie}`)
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component: Page }])
  render(
    <I18nProvider locale="en">
      <Site hydrationData={{ loaderData: { page: 0 } }} />
    </I18nProvider>,
  )
  fireEvent.click(button('По-русски'))
  await waitFor(() => expect(happened).toEqual(['emptied', 'loaded in ru with locale=ru']))
  forget()
})

test('the language of the page is chosen again without ending a game or loading anything', async () => {
  const happened: string[] = []
  const forget = addResettableStore(() => void happened.push('emptied'))
  const loader = () => void happened.push('loaded')
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component: Page }])
  render(
    <I18nProvider locale="en">
      <Site hydrationData={{ loaderData: { page: 0 } }} />
    </I18nProvider>,
  )
  // Another tab's choice.
  document.cookie = 'locale=ru; Path=/'
  fireEvent.click(button('In English'))
  await waitFor(() => expect(document.cookie).toBe('locale=en'))
  expect(happened).toEqual([])
  forget()
})

test('the language that is chosen last stays, although the one before arrives later, and a game in it goes on', async () => {
  const happened: string[] = []
  const forget = addResettableStore(() => void happened.push('emptied'))
  const loader = () => happened.push('loaded')
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component: Page }])
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  vi.spyOn(catalogues, 'loadCatalogue').mockReturnValueOnce(held as never)
  render(
    <I18nProvider locale="en">
      <Site hydrationData={{ loaderData: { page: 0 } }} />
    </I18nProvider>,
  )
  fireEvent.click(button('По-русски'))
  fireEvent.click(button('In English'))
  arrive()
  await settle()
  expect([happened, document.cookie]).toEqual([[], 'locale=en'])
  forget()
})

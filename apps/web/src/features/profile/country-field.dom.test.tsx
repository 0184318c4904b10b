import { listPhoneCodes } from '@yanta/contract'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { I18nProvider } from '../../i18n/use-i18n.tsx'
import { platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { CountryField } from './own-data-fields.tsx'
import './profile.messages.json'

function Screen() {
  const [locale, setLocale] = useState<'ru' | 'en'>('ru')
  return (
    <form>
      <I18nProvider locale={locale}>
        <CountryField value="kz" onChange={() => {}} />
      </I18nProvider>
      <button type="button" onClick={() => setLocale('en')}>
        English
      </button>
    </form>
  )
}

test('countries are named in the new language after a switch, in the field and in the autofill list [1.4]', async () => {
  await loadCatalogue('ru')
  platform.answer(listPhoneCodes, {
    items: ['kz', 'de'].map((country) => ({ country, dialCode: '7', mask: '' })),
    primary: [],
  })
  const { container } = await renderInSite(<Screen />)
  await settle()
  const said = () => [
    readText(screen.getByText(/^(Казахстан|Kazakhstan)$/, { selector: 'button span' })),
    [...container.querySelectorAll('select option')].map(readText).filter(Boolean).toSorted(),
  ]
  expect(said()).toEqual(['Казахстан', ['Германия', 'Казахстан', 'Не указано']])
  fireEvent.click(screen.getByText('English'))
  await settle()
  expect(said()).toEqual(['Kazakhstan', ['Germany', 'Kazakhstan', 'Not provided']])
})

import { fireEvent, render, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SpeechProvider } from '../i18n/use-i18n.tsx'
import { addClientStore } from '../lib/client-stores.ts'
import { button } from '../testing/dom.tsx'
import { useLanguageChange } from './use-language-change.ts'

function Page() {
  const changeLanguage = useLanguageChange()
  return <button onClick={() => void changeLanguage('ru')}>По-русски</button>
}

test('what holds texts of the old language is empty before the screen is loaded in the new one [1.4]', async () => {
  const happened: string[] = []
  const forget = addClientStore(() => void happened.push('emptied'))
  const loader = () => happened.push(`loaded with ${document.cookie}`)
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component: Page }])
  render(
    <SpeechProvider locale="en">
      <Site hydrationData={{ loaderData: { page: 0 } }} />
    </SpeechProvider>,
  )
  fireEvent.click(button('По-русски'))
  await waitFor(() => expect(happened).toEqual(['emptied', 'loaded with locale=ru']))
  forget()
})

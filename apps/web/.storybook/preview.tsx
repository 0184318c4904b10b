// What stands around each story: the tokens and fonts of the site, a language and a width to choose, and a router.
import type { Decorator, Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { isLocale, loadCatalogue } from '../src/i18n/catalogues.ts'
import { SpeechProvider } from '../src/i18n/use-i18n.tsx'
import '@yanta/brand/tokens.css'
import '../src/ui/base.css'
import './preview.css'

const widths = [320, 390, 620, 900, 1440]

const speak: Decorator = (Story, { globals }) => {
  const locale = isLocale(globals.locale) ? globals.locale : 'ru'
  document.documentElement.lang = locale
  return (
    <MemoryRouter>
      <SpeechProvider locale={locale}>
        <main className="gallery"><Story /></main>
      </SpeechProvider>
    </MemoryRouter>
  )
}

export default {
  decorators: [speak],
  loaders: [({ globals }) => loadCatalogue(globals.locale)],
  globalTypes: {
    locale: {
      description: 'Language of the story',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [{ value: 'ru', title: 'Русский' }, { value: 'en', title: 'English' }] },
    },
  },
  initialGlobals: { locale: 'ru' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { disable: true },
    actions: { disable: true },
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: Object.fromEntries(widths.map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } }])),
    },
  },
} satisfies Preview

// What stands around each story: the tokens and fonts of the site, a brand, a language and a width to choose, and a router.
import type { Decorator, Preview } from '@storybook/react-vite'
import { defaultLocale, locales } from '@yanta/contract'
import { localeNames } from '@yanta/i18n'
import { MemoryRouter } from 'react-router'
import { brands } from 'virtual:brands'
import { isLocale, loadCatalogue } from '../src/i18n/catalogues.ts'
import { I18nProvider } from '../src/i18n/use-i18n.tsx'
import { setBrand } from '../src/site/brand.ts'
import '@yanta/brand/tokens.css'
import '../src/ui/base.css'
import './preview.css'

const widths = [320, 390, 620, 900, 1440]

const speak: Decorator = (Story, { globals }) => {
  const locale = isLocale(globals.locale) ? globals.locale : defaultLocale
  document.documentElement.lang = locale
  const brand = brands.find(({ id }) => id === globals.brand) ?? brands[0]
  setBrand(brand.site)
  dressWindow(brand.style)
  return (
    <MemoryRouter key={brand.id}>
      <I18nProvider locale={locale}>
        <main className="gallery">
          <Story />
        </main>
      </I18nProvider>
    </MemoryRouter>
  )
}

/** The brand's style for everything in the window, popups included. */
function dressWindow(css: string) {
  const element =
    document.getElementById('brand-style') ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: 'brand-style' }))
  if (element.textContent !== css) element.textContent = css
}

export default {
  decorators: [speak],
  loaders: [({ globals }) => loadCatalogue(globals.locale)],
  globalTypes: {
    brand: {
      description: 'Brand of the site',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    locale: {
      description: 'Language of the story',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map((locale) => ({ value: locale, title: localeNames[locale].name })),
      },
    },
  },
  initialGlobals: { brand: 'yanta', locale: defaultLocale },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { disable: true },
    actions: { disable: true },
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
} satisfies Preview

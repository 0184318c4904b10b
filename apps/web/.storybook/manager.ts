import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Components',
    colorPrimary: '#ffc21f',
    colorSecondary: '#b97a00',
    appBg: '#121118',
    appContentBg: '#0c0b11',
    appPreviewBg: '#0c0b11',
    barBg: '#181620',
    textColor: '#f7f4ea',
    barTextColor: '#c2bdd0',
    fontBase: 'Onest, system-ui, sans-serif',
  }),
})

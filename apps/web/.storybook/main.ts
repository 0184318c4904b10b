// The gallery of components: every state of everything in `src/ui`. Works offline and tells nobody that it runs.
import type { StorybookConfig } from '@storybook/react-vite'

const art = ['avatars', 'brand', 'empty', 'gifts', 'levels', 'promotions']
/** Of the covers, which are many, only those that stories show. */
const covers = ['honey-jar', 'neon-drive'].flatMap((slug) => ['', '-180', '-540'].flatMap((size) => ['avif', 'webp'].map((type) => `covers/${slug}-tall${size}.${type}`)))

export default {
  stories: ['../src/**/*.stories.tsx'],
  // The app's own Vite configuration builds a server, which the gallery is not.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  staticDirs: [...art, ...covers].map((path) => ({ from: `../../../art/public/${path}`, to: `/art/${path}` })),
} satisfies StorybookConfig

// The gallery of components: every state of everything in `src/ui`. Works offline and tells nobody that it runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { artFolder, listArtFiles, type ArtManifest } from '@yanta/art'

const art = ['avatars', 'currencies', 'empty', 'gifts', 'levels', 'promotions', 'studios', 'tournaments']
/** Of the covers, which are many, only those that stories show. */
const manifest = JSON.parse(readFileSync(join(artFolder, 'manifest.json'), 'utf8')) as ArtManifest
const covers = ['covers/honey-jar-tall', 'covers/neon-drive-tall'].flatMap((name) =>
  listArtFiles(name, manifest[name]!),
)

export default {
  stories: ['../src/**/*.stories.tsx'],
  // The app's own Vite configuration builds a server, which the gallery is not.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  staticDirs: [...art, ...covers].map((path) => ({
    from: `../../../art/public/${path}`,
    to: `/art/${path}`,
  })),
} satisfies StorybookConfig

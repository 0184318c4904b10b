// The parts of this folder as options of Vite; README.md says what each of them does and what it saves.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { callDescriptors } from './call-descriptors.ts'
import { buildClassNames } from './class-names.ts'
import { nameAsset, nameChunk } from './file-names.ts'
import { listFirstScreen, listStyles } from './first-screen.ts'
import { inlineClasses } from './inline-classes.ts'
import { lightSchemas } from './light-schemas.ts'
import { messageCatalogues } from './message-catalogues.ts'
import { type WeightPart, readWeightParts } from './weight-parts.ts'

// One file of the framework compresses better than four and outlives every change of the site.
const framework =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\//

/** Plugins, names of classes and output of the browser's build of the sources in this folder. */
export function lighten(source: string, env?: Record<string, string | undefined>) {
  const parts = readWeightParts(env)
  const list = (...files: string[]) => files.map((file) => join(source, file))
  const entry = join(source, 'entry.client.tsx')
  /** What the browser needs before the lobby works begins with these. */
  const frame = [entry, ...list('root.tsx', 'routes/screens.tsx', 'routes/main.tsx')]
  // Drawn by the server, hydrated later by the browser: nobody should wait for their words, nor load them in two languages.
  const around = list(
    ...['shell/rail', 'shell/footer', 'shell/error-screen', 'seo-text/seo-text'].map(
      (file) => `features/${file}.tsx`,
    ),
  )
  const drawn = [...list('routes/loaded-lobby.tsx', 'app/player-area.tsx'), ...around]
  const firstScreen = listFirstScreen(frame)
  const lobby = listFirstScreen(drawn.slice(0, 1))
  const aroundScreen = listFirstScreen(around)
  const forms = listFirstScreen(
    list(
      'i18n/field-problem.ts',
      'i18n/refusal-words.ts',
      'ui/feedback/loader.tsx',
      'ui/fields/checkbox.tsx',
      'ui/fields/code-field.tsx',
      'ui/fields/password-field.tsx',
      'ui/fields/text-field.tsx',
      'ui/use-step-focus.ts',
    ),
  )
  const common = new Set(
    list(
      'browser/phone-query.ts',
      'data/api/answer-or-throw.ts',
      'data/shared-call.ts',
      'data/use-live.ts',
      'domain/contest/event-days.ts',
      'domain/contest/use-spread-reload.ts',
      'domain/game/card-game.ts',
      'domain/wallet/use-bonus.ts',
      'domain/wallet/wager-percent.ts',
      'features/profile/format-moment.ts',
      'features/profile/hide-contact.ts',
      'features/promotions/draw/winner-list.ts',
      'features/promotions/page/prize-currency.ts',
      'features/promotions/page/prize-words.ts',
      'features/tournaments/contest-banner.tsx',
      'i18n/use-local-dates.ts',
      'navigation/next-page.ts',
      'routes/popup-meta.ts',
      'ui/data/avatar.tsx',
      'ui/data/big-number.tsx',
      'ui/data/fact-list.tsx',
      'ui/data/icon-tile.tsx',
      'ui/data/status-tag.tsx',
      'ui/feedback/placeholder.tsx',
      'ui/feedback/progress-bar.tsx',
      'ui/layout/banner.tsx',
      'ui/layout/breadcrumbs.tsx',
      'ui/layout/card.tsx',
      'ui/layout/tab-links.tsx',
      'ui/use-end-near.ts',
    ),
  )
  // What a player's frame shares with screens of guests. Apart from `common`, which no lobby needs.
  const calls = new Set(list('data/api/on-recovery.ts', 'data/use-call.ts', 'ui/data/badge.tsx'))
  const wallet = listFirstScreen(list('domain/wallet/use-wallet.ts'))
  const player = listFirstScreen(list('app/player-area.tsx'))
  const later = listFirstScreen(
    list(
      'app/deferred-services.tsx',
      'data/api/report-errors.ts',
      'data/api/report-performance.ts',
      'navigation/access-policy.ts',
    ),
  )
  const hearts = listFirstScreen(list('features/favourites/card-favourites.tsx'))
  const motion = new Set(
    list('ui/layout/slide-motion.ts', 'ui/motion/motion.ts', 'ui/overlays/follow-drag.ts'),
  )
  // What guests load too, for which they should not load a player's services.
  const logins = new Set(list('domain/player/first-login.ts', 'navigation/guest-redirect.ts'))
  const rooms = new Set(list('data/realtime/follow-room.ts'))
  const services = listFirstScreen(list('app/player-services.tsx', 'domain/player/live-player.ts'))
  // The styles of what the server draws are in the first file. So are those of a docked game: the router takes those of the play
  // screen away with that screen.
  const siteStyles = listStyles([
    ...listFirstScreen([...frame, ...drawn]),
    ...list(...['frame-host', 'game-dock', 'game-viewport'].map((file) => `features/game-frame/${file}.tsx`)),
  ])
  const formStyles = listStyles(forms)
  const isStyle = (id: string, styles: ReadonlySet<string>) => styles.has(id.replace(/\?.*$/, ''))
  const isOn = (part: WeightPart) => parts.has(part)
  const nameClass = isOn('class-names') ? buildClassNames(source) : undefined
  return {
    plugins: [
      messageCatalogues({ firstScreen: isOn('first-screen') ? [...frame, ...drawn] : [] }),
      ...(isOn('call-descriptors') ? [callDescriptors()] : []),
      ...(isOn('light-schemas') ? [lightSchemas()] : []),
      ...(nameClass ? [inlineClasses(source, nameClass)] : []),
    ] as Plugin[],
    modules: nameClass ? { generateScopedName: nameClass } : {},
    output: {
      ...(isOn('file-names')
        ? { entryFileNames: nameChunk, chunkFileNames: nameChunk, assetFileNames: nameAsset }
        : {}),
      codeSplitting: {
        groups: [
          { name: 'framework', test: framework },
          ...(isOn('first-screen')
            ? [
                // What every screen draws, in one request instead of twenty; what opens later keeps files of its own.
                {
                  name: 'site',
                  test: (id: string) =>
                    (firstScreen.has(id) && id !== entry) ||
                    isStyle(id, siteStyles) ||
                    id.includes('packages/brand/tokens.css'),
                },
                // The screen itself, which wakes up after the frame around it; lists of games are drawn with the same parts.
                { name: 'lobby', test: (id: string) => lobby.has(id) },
                // What lies around every screen and is links alone, and the screen that none expects.
                { name: 'around', test: (id: string) => aroundScreen.has(id) },
                // Every visit looks for an affiliate's code, also where there is no form.
                { name: 'referral', test: /contract\/src\/referral-code\.ts$/ },
                // Forms need them together, and the list of what screens import names one file for each of them.
                {
                  name: 'forms',
                  test: (id: string) =>
                    forms.has(id) || isStyle(id, formStyles) || id.endsWith('contract/src/field-rules.ts'),
                },
                // What no visitor waits for comes on every screen and at once: as one file it is a tenth lighter than as fifteen. Before the
                // next one, which it would otherwise bring with it.
                { name: 'later', test: (id: string) => later.has(id) },
                { name: 'calls', test: (id: string) => calls.has(id) },
                // Guests' screens read it too, where they name what costs money; their lobby doesn't.
                { name: 'wallet', test: (id: string) => wallet.has(id) },
                // A player's corner of the header, whole.
                { name: 'player', test: (id: string) => player.has(id) },
                { name: 'hearts', test: (id: string) => hearts.has(id) },
                { name: 'motion', test: (id: string) => motion.has(id) },
                { name: 'logins', test: (id: string) => logins.has(id) },
                { name: 'rooms', test: (id: string) => rooms.has(id) },
                // What runs behind the page for a player: as one file it is a fifth lighter than as a dozen.
                { name: 'services', test: (id: string) => services.has(id) },
                // A few lines each that many screens share: one request instead of two dozen, and one name in the list of what screens
                // import.
                { name: 'common', test: (id: string) => common.has(id) },
              ]
            : []),
        ],
      },
    },
  }
}

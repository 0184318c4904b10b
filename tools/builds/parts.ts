// The builds before a start, each with the sources of its output.
export interface Part {
  name: string
  /** The workspace the build runs in. */
  folder: string
  /** A file that exists once the part was built. */
  output: string
  /** Paths of the sources; tests among them don't count. */
  sources: readonly string[]
  /** What Node runs, relative to the repository. */
  command: readonly [file: string, ...args: string[]]
  /** In addition to the variables of the process. */
  env?: Readonly<Record<string, string>>
}

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']

/** The parts of `apps/web/build/weight` that are left out change the output too. */
const weight = { WEIGHT: process.env.WEIGHT ?? '' }

export const web = {
  name: 'web',
  folder: 'apps/web',
  output: 'apps/web/dist/server/index.js',
  sources: ['apps/web', ...shared],
  command: ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
  env: weight,
} as const satisfies Part

/** The same sources for the base /guest/ [2.1]; built with `GUEST_BUILD`. */
export const guestWeb: Part = {
  ...web,
  name: 'web for guests',
  output: 'apps/web/dist/guest/server/index.js',
  env: { ...weight, SITE_BASE: '/guest/' },
}

export const parts: readonly Part[] = [
  web,
  {
    name: 'games',
    folder: 'apps/games',
    output: 'apps/games/dist',
    sources: ['apps/games', ...shared],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'support chat',
    folder: 'apps/support',
    output: 'apps/support/dist/js/button.js',
    sources: ['apps/support', ...shared],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
]

/** Built for its tests and on request: not needed to run the product. */
export const gallery: Part = {
  name: 'gallery',
  folder: 'apps/web',
  output: 'apps/web/dist/gallery/index.html',
  sources: [
    'apps/web/.storybook',
    'apps/web/src',
    'apps/web/build',
    'apps/web/server/assets/brand',
    'brands',
    ...shared,
  ],
  command: [
    'apps/web/node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--config-dir',
    '.storybook',
    '--output-dir',
    'dist/gallery',
    '--disable-telemetry',
    '--loglevel',
    'error',
    '--quiet',
  ],
}

// The root scripts, one line each. `diagnoses` marks the one that has to work when the set-up is broken.
/** @type {Record<string, { file: string, args?: string[], env?: Record<string, string>, says: string, diagnoses?: true }>} */
export const commands = {
  start: {
    file: 'tools/start.ts',
    env: { NODE_ENV: 'production' },
    says: 'build what changed and run the site, the games and the platform',
  },
  dev: { file: 'tools/dev.ts', says: 'the same with hot reload' },
  build: { file: 'tools/build.ts', says: 'production build of the web and the games' },
  test: { file: 'tools/checks/main.ts', says: 'every check and test' },
  'test:all': {
    file: 'tools/checks/main.ts',
    env: { TIER: 'all' },
    says: 'the gate, and everything that takes longer',
  },
  verify: { file: 'tools/checks/main.ts', args: ['--quick'], says: 'the quick checks: am I done?' },
  doctor: { file: 'tools/doctor.mjs', says: 'what is wrong with this machine, with fixes', diagnoses: true },
  bench: { file: 'bench/main.ts', env: { NODE_ENV: 'production' }, says: 'measure the budgets' },
  art: { file: 'art/main.ts', says: 'draw what changed under art/public' },
  gallery: { file: 'tools/gallery.ts', says: 'every component in every state' },
  shots: { file: 'tools/shots.ts', says: 'how everything looks: draws it and shows what has changed' },
  new: {
    file: 'tools/new/main.ts',
    says: 'write a new feature, engine, method or language: npm run new feature lucky-wheel',
  },
  desk: { file: 'apps/platform/src/desk/main.ts', says: "the operator's desk" },
}

export function usage() {
  const lines = Object.entries(commands).map(([name, { says }]) => `  npm run ${name.padEnd(9)} ${says}`)
  return ['Commands:', ...lines].join('\n')
}

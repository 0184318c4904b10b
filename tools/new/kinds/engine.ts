import type { Kind } from '../kinds.ts'

/** An engine of games: rules, server, verifier and a page that plays it. */
export const engine: Kind = {
  templates: 'engine',
  lists: ({ kebab, camel, pascal }) => [
    {
      path: 'packages/contract/src/games.ts',
      edits: [{ anchor: /GameEngine = v\.picklist\(\[[^\]]*/, insert: `, '${kebab}'` }],
    },
    {
      path: 'packages/game-rules/src/engines/index.ts',
      edits: [
        {
          anchor: /(import [^;]*? from '\.\.\/.+'\n)+/,
          insert: `import { ${camel}Profiles, ${camel}Rtp, payout as ${camel}Payout } from '../${kebab}/index.ts'\n`,
        },
        { anchor: /engineProfiles = \{\n/, insert: `  '${kebab}': ${camel}Profiles,\n` },
        {
          anchor: /const facts: .+= \{\n/,
          insert: `  '${kebab}': () => ({ rtp: ${camel}Rtp, volatility: null, features: [], maxWin: ${camel}Payout }),\n`,
        },
      ],
    },
    {
      path: 'packages/game-rules/src/engines/engines.test.ts',
      edits: [{ anchor: /expect\(published\)\.toEqual\(\[\n/, insert: `    ['${kebab}', 'even', 2],\n` }],
    },
    {
      path: 'apps/games/server/outcomes.ts',
      edits: [
        {
          anchor: /import \* as v from 'valibot'\n/,
          insert: `import { ${pascal}Outcome, ${pascal}Summary } from './${kebab}-outcome.ts'\n`,
        },
        { anchor: /Outcome = v\.variant\('engine', \[/, insert: `${pascal}Outcome, ` },
        { anchor: /Summary = v\.variant\('engine', \[\n/, insert: `  ${pascal}Summary,\n` },
      ],
    },
    {
      path: 'apps/games/server/catalogue.ts',
      edits: [
        {
          anchor: /GameEntry = v\.variant\('engine', \[\n/,
          insert: `  v.object({ ...playable, engine: v.literal('${kebab}'), profile: v.picklist(engineProfiles['${kebab}']) }),\n`,
        },
      ],
    },
    {
      path: 'apps/games/server/api.ts',
      edits: [
        {
          anchor: /game: v\.variant\('engine', \[\n/,
          insert: `    v.object({ ...gameFields, engine: v.literal('${kebab}'), profile: v.picklist(engineProfiles['${kebab}']) }),\n`,
        },
      ],
    },
    {
      path: 'apps/games/server/engines/engines.ts',
      edits: [
        {
          anchor: /import type \{ Order, Play \}.*\n/,
          insert: `import { read${pascal}Play } from './${kebab}.ts'\n`,
        },
        {
          anchor: /switch \(game\.engine\) \{\n/,
          insert: `    case '${kebab}':\n      return read${pascal}Play(game.profile, order, stakes)\n`,
        },
        { anchor: /switch \(shown\.engine\) \{\n/, insert: `    case '${kebab}':\n` },
        {
          anchor: /switch \(outcome\.engine\) \{\n/,
          insert: `    case '${kebab}':\n      return { engine: '${kebab}', drawn: outcome.drawn }\n`,
        },
      ],
    },
    {
      path: 'apps/games/verify/engines.ts',
      edits: [
        {
          anchor: /import .* from '\.\/roulette-rounds\.ts'\n/,
          insert: `import { ${camel}Rounds } from './${kebab}-rounds.ts'\n`,
        },
        { anchor: /VerifiedEngine> = \{\n/, insert: `  '${kebab}': ${camel}Rounds,\n` },
      ],
    },
    {
      path: 'apps/games/vite.config.ts',
      edits: [{ anchor: /input: \[\n/, insert: `        '${kebab}.html',\n` }],
    },
    {
      path: 'content/src/schemas/settings.ts',
      edits: [{ anchor: /wagerContribution: v\.strictObject\(\{\s/, insert: `'${kebab}': Percent, ` }],
    },
    // Of the site, and of two tests.
    ...[
      'content/settings.yaml',
      'apps/platform/src/testing/content/settings.yaml',
      'content/src/validate.test.ts',
    ].map((path) => ({
      path,
      edits: [{ anchor: /^wagerContribution: \{ /m, insert: `${kebab}: 100, ` }],
    })),
  ],
  next: [
    'what a round is, in packages/game-rules; then how it looks',
    'a game of the engine: a line in content/games.yaml with its pictures in art/',
    'its rules in words: features/game-frame/info/game-about.ts',
    'npm run verify',
  ],
}

import type { Kind } from '../kinds.ts'

/** An engine of games: rules, server, verifier and a page that plays it. */
export const engine: Kind = {
  templates: 'engine',
  lists: ({ kebab, camel }) => [
    {
      path: 'packages/game-rules/src/engines/index.ts',
      edits: [
        {
          anchor: /(import [^;]*? from '\.\.\/.+'\n)+/,
          insert: `import { ${camel}Engine } from '../${kebab}/engine.ts'\n`,
        },
        { anchor: /const engines = \{\n/, insert: `  '${kebab}': ${camel}Engine,\n` },
      ],
    },
    {
      path: 'apps/games/server/engines.ts',
      edits: [
        {
          anchor: /import \{ Refusal \}.*\n/,
          insert: `import { ${camel}Engine } from '../engines/${kebab}/server/engine.ts'\n`,
        },
        { anchor: /const engines = \{\n/, insert: `  '${kebab}': ${camel}Engine,\n` },
      ],
    },
    {
      path: 'apps/games/verify/engines.ts',
      edits: [
        {
          anchor: /import .* from '@yanta\/game-rules\/engines'\n/,
          insert: `import { ${camel}Rounds } from '../engines/${kebab}/verify/rounds.ts'\n`,
        },
        { anchor: /VerifiedEngine> = \{\n/, insert: `  '${kebab}': ${camel}Rounds,\n` },
      ],
    },
  ],
  next: [
    'what a round is, in packages/game-rules; then how it looks',
    'a game of the engine: a line in content/games.yaml with its pictures in art/',
    'how much its stakes count toward a wager: wagerContribution in content/settings.yaml',
    'its name and its rules in words: features/game-frame/info/game-about.ts',
    'npm run verify',
  ],
}

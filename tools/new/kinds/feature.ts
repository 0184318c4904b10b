import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../kinds.ts'

const migrations = 'apps/platform/src/database/migrations'
const area = 'apps/platform/src/modules/rewards'

/** A dialog of the web, a module of the platform with a table, and the calls between them. */
export const feature: Kind = {
  templates: 'feature',
  locate: (path, root) => path.replace('__number__', nextNumber(root)),
  lists: ({ kebab, camel, pascal }, root) => {
    const number = nextNumber(root)
    const hasIndex = existsSync(join(root, area, 'index.ts'))
    return [
      {
        path: 'packages/contract/src/index.ts',
        edits: [{ anchor: /export \* from '\.\/tournaments.*\n/, insert: `export * from './${kebab}.ts'\n` }],
      },
      {
        path: 'apps/platform/src/database/migrations.ts',
        edits: [
          {
            anchor: /(import \* as \w+ from '.+'\n)+/,
            insert: `import * as ${camel} from './migrations/${number}-${kebab}.ts'\n`,
          },
          { anchor: /(  '\d{4}-.+,\n)+/, insert: `  '${number}-${kebab}': ${camel},\n` },
        ],
      },
      {
        path: hasIndex ? `${area}/index.ts` : 'apps/platform/src/app.ts',
        edits: [
          {
            anchor: /import \{ addSummary \}.*\n/,
            insert: `import { add${pascal} } from '${hasIndex ? '.' : './modules/rewards'}/${kebab}/${kebab}.routes.ts'\n`,
          },
          { anchor: /  addSummary\(.*\n/, insert: `  add${pascal}(app)\n` },
        ],
      },
      {
        path: 'apps/web/src/app/features.ts',
        edits: [
          {
            anchor: /(import \{ \w+ \} from '\.\.\/features.+\n)+/,
            insert: `import { ${camel} } from '../features/${kebab}/feature.ts'\n`,
          },
          { anchor: /features = \[\n(  \w+,\n)+/, insert: `  ${camel},\n` },
        ],
      },
    ]
  },
  next: [
    'node tools/database/write-schemas.ts (types of the new table)',
    'open the dialog somewhere, and say in words what it is for',
    'npm run verify',
  ],
}

function nextNumber(root: string): string {
  const last = readdirSync(join(root, migrations))
    .map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0))
    .reduce((highest, number) => Math.max(highest, number), 0)
  return String(last + 1).padStart(4, '0')
}

import type { Kind } from '../kinds.ts'

/** A provider that deposits are paid at. */
export const method: Kind = {
  templates: 'method',
  lists: ({ kebab, pascal }) => [
    {
      path: 'apps/platform/src/adapters/payments/deposit-adapters.ts',
      edits: [
        { anchor: /(import .+\n)+/, insert: `import { create${pascal} } from './${kebab}.ts'\n` },
        {
          anchor: /\): DepositAdapter\[\] \{\n(?:.+\n)*? {2}return \[\n/,
          insert: `    create${pascal}(),\n`,
        },
      ],
    },
  ],
  next: [
    "the provider's dialect in the adapter",
    'its ways to pay in content/payments.yaml',
    'npm run verify',
  ],
}

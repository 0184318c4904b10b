import type { Kind } from '../kinds.ts'

/** A way to pay in and to be paid out, as the cashbox lists it. */
export const method: Kind = {
  templates: 'method',
  lists: ({ kebab, camel }) => [
    {
      path: 'apps/platform/src/adapters/payments/payment-methods.ts',
      edits: [
        { anchor: /(import .+\n)+/, insert: `import { ${camel} } from './${kebab}.ts'\n` },
        { anchor: /paymentMethods: readonly PaymentMethod\[\] = \[\n?([^\]]*,\n)?/, insert: `  ${camel},\n` },
      ],
    },
  ],
  next: ['name and limits of the method', 'npm run verify'],
}

// Meta data of a popup opened by its address: editors' texts for the path were loaded with the screen beneath. That
// screen has an address of its own, so the popup's is not indexed, least of all with a code in it [2.24].
import type { MetaArgs } from 'react-router'
import { buildPageMeta } from './page-meta.ts'

export function buildPopupMeta(args: MetaArgs, say: Parameters<typeof buildPageMeta>[1]) {
  return buildPageMeta({ ...args, loaderData: args.matches.at(-2)?.loaderData }, (speech) => ({
    isUnlisted: true,
    ...say(speech),
  }))
}

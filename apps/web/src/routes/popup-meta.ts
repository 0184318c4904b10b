// Words of a popup that was asked for by its address: what editors wrote for the path was loaded with the screen beneath.
// The screen beneath has an address of its own, and search engines need no second one, least of all with a code in it [2.24].
import type { MetaArgs } from 'react-router'
import { buildPageMeta } from './page-meta.ts'

export function buildPopupMeta(args: MetaArgs, say: Parameters<typeof buildPageMeta>[1]) {
  return buildPageMeta({ ...args, loaderData: args.matches.at(-2)?.loaderData }, (speech) => ({
    isUnlisted: true,
    ...say(speech),
  }))
}

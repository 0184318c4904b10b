// Words of a popup that was asked for by its address: what editors wrote for the path was loaded with the screen beneath.
import type { MetaArgs } from 'react-router'
import { buildPageMeta } from './page-meta.ts'

export function buildPopupMeta(args: MetaArgs, say: Parameters<typeof buildPageMeta>[1]) {
  return buildPageMeta({ ...args, loaderData: args.matches.at(-2)?.loaderData }, say)
}

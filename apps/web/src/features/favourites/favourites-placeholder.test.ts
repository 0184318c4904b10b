import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { placeholderAttribute, showingScript } from './favourites-placeholder.ts'

/** Runs the script as the head of a document would; returns the rules it adds. */
function runInHead(kept: string | null | Error): string[] {
  const rules: string[] = []
  class Sheet {
    replaceSync(text: string) {
      rules.push(text)
    }
  }
  const storage = {
    getItem: () => {
      if (kept instanceof Error) throw kept
      return kept
    },
  }
  runInNewContext(showingScript, {
    localStorage: storage,
    CSSStyleSheet: Sheet,
    document: { adoptedStyleSheets: [] },
  })
  return rules
}

test('stored favourites reserve space for their row before the first paint', () => {
  expect(runInHead('["neon-drive"]')).toEqual([`[${placeholderAttribute}]{display:block}`])
})

test('without favourites, or without storage, there is no empty row', () => {
  expect(runInHead(null)).toEqual([])
  expect(runInHead(new Error('forbidden'))).toEqual([])
})

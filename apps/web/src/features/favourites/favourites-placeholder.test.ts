import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { placeAttribute, showingScript } from './kept-place.ts'

/** Runs the script as the head of a document would; the rules it adds. */
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

test('who keeps favourites has a place for them before anything is painted', () => {
  expect(runInHead('["neon-drive"]')).toEqual([`[${placeAttribute}]{display:block}`])
})

test('who keeps none, or has no storage, sees no empty row', () => {
  expect(runInHead(null)).toEqual([])
  expect(runInHead(new Error('forbidden'))).toEqual([])
})

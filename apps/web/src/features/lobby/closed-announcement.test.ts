import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import {
  closeAnnouncement,
  hidingScript,
  nameAttribute,
  readClosed,
  watchClosed,
} from './closed-announcement.ts'

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
  runInNewContext(hidingScript, {
    localStorage: storage,
    CSSStyleSheet: Sheet,
    CSS: { escape: (text: string) => text.replaceAll(/["\\:]/g, '\\$&') },
    document: {},
  })
  return rules
}

test('the closed announcement is hidden before the first paint', () => {
  expect(runInHead('night-works:2')).toEqual([`[${nameAttribute}="night-works\\:2"]{display:none}`])
  expect(runInHead('a"]{}body{x')).toEqual([`[${nameAttribute}="a\\"]{}body{x"]{display:none}`])
})

test('without a closed announcement, or without storage, it is visible', () => {
  expect(runInHead(null)).toEqual([])
  expect(runInHead(new Error('forbidden'))).toEqual([])
})

test('a closed announcement stays hidden on this page, also in a browser without storage', () => {
  const tell = vi.fn()
  const stop = watchClosed(tell)
  expect(readClosed()).toBeNull()
  closeAnnouncement('night-works:2')
  expect([readClosed(), tell.mock.calls.length]).toEqual(['night-works:2', 1])
  stop()
})

import fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type HistoryEntry, addEntry, findLastScreen, readEntries } from './history.ts'

const visit = (path: string, isErrorPage = false): HistoryEntry => ({ path, isErrorPage })
const path = fc.constantFrom('/', '/games/slots', '/promo', '/tournaments?status=past', '/nowhere')
const history = fc.array(fc.record({ path, isErrorPage: fc.boolean() }), { maxLength: 30 })

describe('the history of screens', () => {
  test('holds the last five screens, whatever their kind [2.21]', () => {
    fc.assert(
      fc.property(history, (visits) => {
        const kept = visits.reduce<HistoryEntry[]>(addEntry, [])
        const screens = visits.filter((one, index) => one.path !== visits[index + 1]?.path)
        expect(kept).toHaveLength(Math.min(screens.length, 5))
        if (visits.length > 0) expect(kept.at(-1)).toEqual(visits.at(-1))
        for (const [index, { path: shown }] of kept.entries())
          if (index > 0) expect(shown).not.toBe(kept[index - 1]!.path)
      }),
    )
  })

  test('the last screen is never an error page and never the current one [2.21]', () => {
    fc.assert(
      fc.property(history, path, (visits, current) => {
        const found = findLastScreen(visits, current)
        const fitting = visits.filter((one) => !one.isErrorPage && one.path !== current)
        expect(found).toBe(fitting.at(-1)?.path)
      }),
    )
  })

  it('skips screens that the filter rejects', () => {
    expect(
      findLastScreen([visit('/games/slots'), visit('/login')], '/play/neon-drive', (one) => one !== '/login'),
    ).toBe('/games/slots')
  })
})

describe('stored entries', () => {
  it.each([null, '', 'null', '{}', '[', '"x"', '[null, 7, {"path": 5, "isErrorPage": true}]'])(
    'reads %s as no history',
    (stored) => {
      expect(readEntries(stored)).toEqual([])
    },
  )

  it('never returns an address of another site', () => {
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://evil.example',
      '/\t/evil.example',
      '',
    ]
    expect(
      readEntries(JSON.stringify([...hostile.map((one) => visit(one)), visit('/promo?page=2')])),
    ).toEqual([visit('/promo?page=2')])
  })
})

describe('in a tab', () => {
  beforeEach(() => {
    vi.resetModules()
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  })

  it('survives a reload [2.21]', async () => {
    const before = await import('./history.ts')
    before.recordEntry(visit('/promo'))
    vi.resetModules()
    const after = await import('./history.ts')
    expect(after.listEntries()).toEqual([visit('/promo')])
    after.forgetEntries()
    expect(after.listEntries()).toEqual([])
    expect(sessionStorage.getItem('navigation-history')).toBeNull()
  })

  it('works where storage is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
    const { forgetEntries, listEntries, recordEntry } = await import('./history.ts')
    recordEntry(visit('/promo'))
    expect(listEntries()).toEqual([visit('/promo')])
    forgetEntries()
    expect(listEntries()).toEqual([])
  })
})

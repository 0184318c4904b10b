import fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type ScreenVisit, addVisit, findLastScreen, readVisits } from './navigation-history.ts'

const visit = (path: string, isErrorPage = false): ScreenVisit => ({ path, isErrorPage })
const path = fc.constantFrom('/', '/games/slots', '/promo', '/tournaments?status=past', '/nowhere')
const history = fc.array(fc.record({ path, isErrorPage: fc.boolean() }), { maxLength: 30 })

describe('the history of screens', () => {
  test('holds the last five, whatever was visited [2.21]', () => {
    fc.assert(
      fc.property(history, (visits) => {
        const kept = visits.reduce<ScreenVisit[]>(addVisit, [])
        const screens = visits.filter((one, index) => one.path !== visits[index + 1]?.path)
        expect(kept).toHaveLength(Math.min(screens.length, 5))
        if (visits.length > 0) expect(kept.at(-1)).toEqual(visits.at(-1))
        for (const [index, { path: shown }] of kept.entries())
          if (index > 0) expect(shown).not.toBe(kept[index - 1]!.path)
      }),
    )
  })

  test('the last screen is never an error page and never the one that is shown [2.21]', () => {
    fc.assert(
      fc.property(history, path, (visits, current) => {
        const found = findLastScreen(visits, current)
        const fitting = visits.filter((one) => !one.isErrorPage && one.path !== current)
        expect(found).toBe(fitting.at(-1)?.path)
      }),
    )
  })

  it('passes over screens that are not wanted', () => {
    expect(
      findLastScreen([visit('/games/slots'), visit('/login')], '/play/neon-drive', (one) => one !== '/login'),
    ).toBe('/games/slots')
  })
})

describe('what storage holds', () => {
  it.each([null, '', 'null', '{}', '[', '"x"', '[null, 7, {"path": 5, "isErrorPage": true}]'])(
    'reads %s as no history',
    (stored) => {
      expect(readVisits(stored)).toEqual([])
    },
  )

  it('gives no address of another site', () => {
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://evil.example',
      '/\t/evil.example',
      '',
    ]
    expect(readVisits(JSON.stringify([...hostile.map((one) => visit(one)), visit('/promo?page=2')]))).toEqual(
      [visit('/promo?page=2')],
    )
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
    const before = await import('./navigation-history.ts')
    before.rememberVisit(visit('/promo'))
    vi.resetModules()
    const after = await import('./navigation-history.ts')
    expect(after.listVisits()).toEqual([visit('/promo')])
    after.forgetVisits()
    expect(after.listVisits()).toEqual([])
    expect(sessionStorage.getItem('navigation-history')).toBeNull()
  })

  it('works where storage is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
    const { forgetVisits, listVisits, rememberVisit } = await import('./navigation-history.ts')
    rememberVisit(visit('/promo'))
    expect(listVisits()).toEqual([visit('/promo')])
    forgetVisits()
    expect(listVisits()).toEqual([])
  })
})

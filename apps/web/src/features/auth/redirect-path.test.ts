import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '../../../../../tools/testing/property-strength.ts'
import { readRedirectPath } from './redirect-path.ts'

const site = 'https://yanta.example'

describe('redirect path', () => {
  it.each([
    '/',
    '/play/neon-drive',
    '/games/slots?page=2',
    '/games/slots?q=a%2Fb#top',
    '/play/neon-drive?mode=demo',
    '/games/slots?q=https://x.example',
    '/games/slots?q=50%25',
    '/%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%B0',
    '/loginx',
  ])('%s is accepted', (path) => {
    expect(readRedirectPath(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'play',
    './play',
    '?a=1',
    '#a',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25255Cevil.example',
    '%2F%2Fevil.example',
    '/%09/evil.example',
    '/%00',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    `/games/slots?q=${'a'.repeat(2000)}`,
    '/login',
    '/Login',
    '/%6cogin',
    '/login?redirect=/login',
    '/../%2fevil.example',
    '/registration',
    '/remind',
    '/new-password/abc',
  ])('%j falls back to the main screen', (path) => {
    expect(readRedirectPath(path)).toBe('/')
  })

  it('the result is a path of this site for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '//',
      'evil.example',
      '%2f',
      '%5C',
      '%09',
      '@',
      ':',
      'javascript:',
      'https:',
      '?',
      '#',
      '\t',
      '\n',
      '%',
      'a',
      'я',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
          fc
            .tuple(
              fc.constantFrom('http://', 'https://', 'ftp://'),
              fc.stringMatching(/^[a-z\d]{1,8}\.[a-z]{2,6}(:\d{1,5})?$/),
              fc.array(piece, { maxLength: 4 }),
            )
            .map(([scheme, host, pieces]) => `${scheme}${host}/${pieces.join('')}`),
        ),
        (wanted) => {
          const path = readRedirectPath(wanted)
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(new URL(path, site).origin).toBe(site)
          expect(readRedirectPath(path)).toBe(path)
        },
      ),
      { numRuns: runsOf(200) },
    )
  })
})

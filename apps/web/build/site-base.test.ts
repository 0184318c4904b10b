import { expect, test } from 'vitest'
import { nameBuildDirectory, readSiteBase } from './site-base.ts'

test('by default the site is built for the root; the build for guests has a folder of its own [2.1]', () => {
  expect([readSiteBase({}), readSiteBase({ SITE_BASE: '' }), readSiteBase({ SITE_BASE: '/guest/' })]).toEqual(
    ['/', '/', '/guest/'],
  )
  expect([nameBuildDirectory('/'), nameBuildDirectory('/guest/')]).toEqual(['dist', 'dist/guest'])
})

test.each(['guest', '/guest', 'https://casino.example/', '/../', '/a/b/', '//'])(
  'an invalid base stops the build: %s',
  (base) => {
    expect(() => readSiteBase({ SITE_BASE: base })).toThrow(`SITE_BASE is '${base}'`)
  },
)

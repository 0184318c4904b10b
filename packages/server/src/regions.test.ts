import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createRegions } from './regions.ts'

const settings = { forceRegion: '', regionHeader: 'cf-ipcountry', blockedRegions: ['XX', 'YY'] }
const read = (
  header: string | string[] | undefined,
  changes: Partial<typeof settings> = {},
  remoteAddress = '10.0.0.1',
) =>
  createRegions({ ...settings, ...changes }, (address) => address === '10.0.0.1').read({
    headers: { 'cf-ipcountry': header },
    socket: { remoteAddress },
  } as unknown as FastifyRequest)

test.each([
  ['a trusted proxy names', 'de', {}, '10.0.0.1', 'DE'],
  ['nobody names', undefined, {}, '10.0.0.1', ''],
  ['a stranger names', 'de', {}, '198.51.100.7', ''],
  ['configuration forces, whatever a proxy names', 'de', { forceRegion: 'XX' }, '10.0.0.1', 'XX'],
  ['configuration forces on a stranger', 'de', { forceRegion: 'XX' }, '198.51.100.7', 'XX'],
  ['a proxy added to what the visitor claimed', 'DE, xx', {}, '10.0.0.1', 'XX'],
  ['came in two headers', ['DE', 'XX'], {}, '10.0.0.1', 'XX'],
])('the region of %s is trusted or not', (_, header, changes, address, region) => {
  expect(read(header, changes, address)).toBe(region)
})

test('a region is blocked by the list, an unknown one never', () => {
  const { isBlocked } = createRegions(settings, () => true)
  expect(['XX', 'YY', 'DE', ''].map(isBlocked)).toEqual([true, true, false, false])
})

test('a forced region also applies to games opened from another one', () => {
  expect(createRegions({ ...settings, forceRegion: 'XX' }, () => true).isBlocked('DE')).toBe(true)
  expect(createRegions({ ...settings, forceRegion: 'DE' }, () => true).isBlocked('XX')).toBe(false)
})

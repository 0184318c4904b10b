import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from './testing/site-under-test.ts'

let under: SiteUnderTest
beforeAll(async () => { under = await startSite() })
afterAll(() => under.close())

test('a drawing opened by its own address runs no script on the site\'s origin, and is lent to the games', async () => {
  const { statusCode, headers } = await under.site.inject({ url: '/art/brand/app-icon.svg' })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

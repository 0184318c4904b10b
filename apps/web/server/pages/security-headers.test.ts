import { expect, test } from 'vitest'
import { buildContentSecurityPolicy, buildSecurityHeaders } from './security-headers.ts'
import { config } from '../testing/site-under-test.ts'

test('scripts are allowed only from the site and the given sources, frames only from the games', () => {
  const policy = buildContentSecurityPolicy(config, [`'nonce-abc'`])
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive]),
  )
  expect(directives['script-src']).toBe(`script-src 'self' 'nonce-abc'`)
  expect(directives['frame-src']).toBe('frame-src http://127.0.0.1:3001')
  expect(directives['connect-src']).toBe(`connect-src 'self' ws://localhost:3000`)
  expect(directives).toMatchObject({
    'object-src': `object-src 'none'`,
    'base-uri': `base-uri 'none'`,
    'frame-ancestors': `frame-ancestors 'none'`,
    'form-action': `form-action 'self'`,
  })
  expect(policy).not.toContain('unsafe-eval')
})

test('forms go to the installed providers of payments, and only the script of their window is allowed [7.77-7.78]', () => {
  const policy = buildContentSecurityPolicy(
    {
      ...config,
      paymentSandbox: true,
      redirectWalletUrl: 'https://wallet.example/pay',
      rbkUrl: 'https://api.example/v2',
    },
    [],
  )
  expect(policy).toContain("form-action 'self' http://127.0.0.1:3001 https://wallet.example;")
  expect(policy).toContain(
    "script-src 'self' http://127.0.0.1:3001/pay/checkout.js https://checkout.example/checkout.js;",
  )
  expect(policy).toContain('frame-src http://127.0.0.1:3001 https://checkout.example;')
})

test('with a captcha of Google its scripts, frames and requests are allowed', () => {
  const policy = buildContentSecurityPolicy(config, [], {
    asked: ['https://tracking.example'],
    embedded: ['https://www.google.com/recaptcha/'],
  })
  expect(policy).toContain(`script-src 'self' https://www.google.com/recaptcha/;`)
  expect(policy).toContain('frame-src http://127.0.0.1:3001 https://www.google.com/recaptcha/;')
  expect(policy).toContain(
    `connect-src 'self' ws://localhost:3000 https://tracking.example https://www.google.com/recaptcha/;`,
  )
})

test('pictures are allowed from the site and from servers set by the operator', () => {
  const policyOf = (imageOrigins: string[]) =>
    /img-src [^;]+/.exec(buildContentSecurityPolicy({ ...config, imageOrigins }, []))?.[0]
  expect(policyOf([])).toBe(`img-src 'self' data:`)
  expect(policyOf(['https://cdn.example'])).toBe(`img-src 'self' data: https://cdn.example`)
})

test('a site on https sends HSTS including subdomains; one on http sends none', () => {
  const promiseOf = (siteOrigin: string, hstsSubdomains = true) =>
    buildSecurityHeaders({ siteOrigin, hstsSubdomains })['strict-transport-security']
  expect(promiseOf('https://casino.example')).toBe('max-age=31536000; includeSubDomains')
  expect(promiseOf('https://casino.example', false)).toBe('max-age=31536000')
  expect(promiseOf('http://localhost:3000')).toBeUndefined()
})

test('of the device a page may use the camera alone, for documents, and no page within it may', () => {
  expect(buildSecurityHeaders(config)['permissions-policy']).toBe(
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  )
})

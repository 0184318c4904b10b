import { expect, test } from 'vitest'
import { readPictureSource } from './picture-source.ts'

test('a picture with AVIF widths offers each of them, and WebP to browsers without AVIF', () => {
  expect(readPictureSource('/art/covers/neon-drive-tall.1a2b3c4d.360.webp#avif=180,360,540')).toEqual({
    shown: '/art/covers/neon-drive-tall.1a2b3c4d.360.webp',
    avif: '/art/covers/neon-drive-tall.1a2b3c4d.180.avif 180w,/art/covers/neon-drive-tall.1a2b3c4d.360.avif 360w,/art/covers/neon-drive-tall.1a2b3c4d.540.avif 540w',
  })
})

test('a single width needs no choice', () => {
  expect(readPictureSource('https://cdn.example/login.760.webp#avif=760')).toEqual({
    shown: 'https://cdn.example/login.760.webp',
    avif: 'https://cdn.example/login.760.avif',
  })
})

test.each([
  'https://cdn.example/covers/amber.jpg?v=2',
  '/art/empty/search.1a2b3c4d.svg',
  '/art/covers/neon-drive-tall.webp',
  '',
])('the address %j is shown as it is', (address) => {
  expect(readPictureSource(address)).toEqual({ shown: address })
})

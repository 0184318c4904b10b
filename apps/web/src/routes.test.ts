import { existsSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { type RouteName, routeTable } from './navigation/route-table.ts'
import routes, { popupFiles, screenFiles } from './routes.ts'
import { findPopup } from './app/dialog-components.tsx'
import { features } from './app/features.ts'
import type { Manifest, PopupFile } from './features/manifest.ts'

const screens = routes[0]!.children!
const popups = screens.find(({ file }) => file === 'routes/popups.tsx')!.children!
const addressed = ({ path, index }: RouteConfigEntry) => index || (path !== undefined && path !== '*')
const isPopup = (name: string) => 'isPopup' in routeTable[name as RouteName]

test('every address of the route table has a screen or popup with a file of its own [2.15]', () => {
  const named = [...screenFiles, ...popupFiles]
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(routeTable).sort())
  const table = named.map(([name, file]) => ({ path: routeTable[name as RouteName].path as string, file }))
  const served = [...screens.filter(addressed), ...popups].map(({ path, index, file }) => ({
    path: index ? '/' : `/${path}`,
    file,
  }))
  expect(served).toEqual(table)
  expect(new Set(table.map(({ file }) => file)).size).toBe(table.length)
  for (const { file } of [...routes, ...screens, ...popups])
    expect(existsSync(new URL(file, import.meta.url)), file).toBe(true)
})

test('popup routes are the popups of the route table, and only they have a panel to open over any screen [2.10] [2.12]', () => {
  const popupNames = popupFiles.map(([name]) => name)
  expect(popupNames.filter((name) => !isPopup(name))).toEqual([])
  expect(screenFiles.filter(([name]) => isPopup(name))).toEqual([])
  for (const name of Object.keys(routeTable))
    expect([name, findPopup(name as RouteName) !== undefined]).toEqual([name, popupNames.includes(name)])
})

test('a popup opens over a screen with the file that its address has', () => {
  for (const { popups = {} } of features as readonly Manifest[])
    for (const { file, load } of Object.values<PopupFile>(popups))
      expect(load.toString()).toContain(`/${file}`)
})

test('the screen beneath a popup is not reloaded when it opens or closes: every screen exports shouldRevalidate', () => {
  // The profile's own address only redirects.
  const silent = screenFiles.filter(
    ([, file]) =>
      file !== 'routes/profile.tsx' &&
      !/\bshouldRevalidate\b/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  )
  expect(silent).toEqual([])
})

test('an address without a screen is answered by the 404 page [2.14] [2.18]', () => {
  expect(screens.at(-1)).toMatchObject({ path: '*', file: 'routes/not-found.tsx' })
})

import type { Locale, LoginSession } from '@yanta/contract'

/** The order matters: Edge and Opera name Chrome too, Chrome names Safari. */
const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const unknownDevice: Record<Locale, string> = { ru: 'неизвестное устройство', en: 'unknown device' }

/** 'Firefox, Windows', or a phrase for an unknown device. */
export function describeDevice(userAgent: string, locale: Locale): string {
  const names = [browsers, systems].flatMap(
    (table) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  )
  return names.join(', ') || unknownDevice[locale]
}

/** The kind of device. An unknown one counts as a computer. */
export function findDeviceKind(userAgent: string): LoginSession['kind'] {
  if (/iPad|Tablet|Android(?!.*\bMobile\b)/.test(userAgent)) return 'tablet'
  return /iPhone|Mobile/.test(userAgent) ? 'phone' : 'computer'
}

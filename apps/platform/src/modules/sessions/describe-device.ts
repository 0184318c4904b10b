import type { Locale } from '@yanta/contract'

/** The order matters: Edge and Opera name Chrome too, Chrome names Safari. */
const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'], [/OPR\/|Opera/, 'Opera'], [/YaBrowser\//, 'Yandex Browser'], [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'], [/Chrome\/|CriOS\//, 'Chrome'], [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'], [/iPhone|iPad/, 'iOS'], [/Android/, 'Android'], [/Mac OS X/, 'macOS'], [/Linux/, 'Linux'],
]

/** 'Firefox, Windows', or words for an unknown device. */
export function describeDevice(userAgent: string, locale: Locale): string {
  const names = [browsers, systems].flatMap((table) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
  return names.join(', ') || (locale === 'ru' ? 'неизвестное устройство' : 'unknown device')
}

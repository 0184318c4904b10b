import type { MaskitoOptions } from '@maskito/core'
import { type RefObject, useEffect } from 'react'
import { type NumberSigns, buildSumMask, parseMask, readTypedSum } from './mask.ts'

/** Keeps what is typed within a mask; the library comes after the field is drawn. */
export function useMask(input: RefObject<HTMLInputElement | null>, mask: string | undefined): void {
  useOptions(input, () => (mask ? { mask: parseMask(mask) } : undefined), mask)
}

/** Keeps what is typed a number: digits in groups, and a fraction where there may be one. */
export function useSumMask(input: RefObject<HTMLInputElement | null>, { group, decimal }: NumberSigns): void {
  useOptions(input, () => buildSumOptions({ group, decimal }), `${group}${decimal}`)
}

export function buildSumOptions(signs: NumberSigns): MaskitoOptions {
  return {
    mask: ({ value }) => buildSumMask(value, signs),
    preprocessors: [({ elementState, data }) => ({ elementState, data: readTypedSum(data, signs.decimal) })],
  }
}

function useOptions(
  input: RefObject<HTMLInputElement | null>,
  build: () => MaskitoOptions | undefined,
  key: string | undefined,
): void {
  useEffect(() => {
    const element = input.current
    const options = build()
    if (!element || !options) return
    let end = () => {}
    let isGone = false
    void import('@maskito/core').then(({ Maskito }) => {
      if (isGone) return
      const masked = new Maskito(element, options)
      end = () => masked.destroy()
    })
    return () => {
      isGone = true
      end()
    }
    // The key says what the options are built of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [input, key])
}

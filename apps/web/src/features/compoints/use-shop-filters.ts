// The filters of the shop are in its address; what is typed goes there after a pause, as browsers limit how often it may change.
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ShopFilters, readShopFilters, writeShopFilters } from './shop-products.ts'

const typingPauseMs = 300

export function useShopFilters(): [ShopFilters, (filters: ShopFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const inAddress = readShopFilters(query)
  const [typed, setTyped] = useState<string | null>(null)
  const filters = { ...inAddress, text: typed ?? inAddress.text }

  const write = (written: ShopFilters) =>
    setQuery((before) => writeShopFilters(before, written), { replace: true, preventScrollReset: true })
  const writeTyped = useEffectEvent(() => {
    if (typed !== null && typed.trim() !== inAddress.text) write(filters)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => writeTyped(), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  function change(changed: ShopFilters) {
    if (changed.text !== filters.text) setTyped(changed.text)
    if (changed.category !== filters.category || changed.isAffordable !== filters.isAffordable) write(changed)
  }
  return [filters, change]
}

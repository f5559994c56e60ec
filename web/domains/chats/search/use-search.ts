import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { api, unwrap } from '../../../api.ts'

const pauseMs = 150

/** Searches for the typed text once the typing pauses. */
export function useSearch(typed: string) {
  const [looked, setLooked] = useState('')
  const wish = typed.trim().slice(0, limits.searchCharactersMax)
  useEffect(() => {
    const timer = setTimeout(() => setLooked(wish), wish ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [wish])
  const query = useQuery({
    queryKey: ['chat-search', looked],
    queryFn: ({ signal }) =>
      unwrap(api.api.chats.search.$get({ query: { q: looked } }, { init: { signal } })),
    enabled: looked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return { ...query, looked, isBehind: wish !== looked || query.isPlaceholderData }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, unwrap } from '../../api.ts'

const remainingWordsKey = ['remaining-words'] as const

/**
 * Loads the balance of the signed-in user, and again on each `wordCountUpdated` event. Loads nothing where no plans are
 * sold, and while that is unknown.
 */
export function useRemainingWords(isCounted: boolean | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    function refresh() {
      client.invalidateQueries({ queryKey: remainingWordsKey })
    }
    window.addEventListener('wordCountUpdated', refresh)
    return () => window.removeEventListener('wordCountUpdated', refresh)
  }, [client])

  return useQuery({
    queryKey: remainingWordsKey,
    enabled: isCounted === true,
    queryFn: ({ signal }) => unwrap(api.api.user['remaining-words'].$get({}, { init: { signal } })),
  })
}

/** Loads the lines of the balance, newest first, and again whenever the balance changes. */
export function useWordStatement() {
  return useQuery({
    queryKey: [...remainingWordsKey, 'statement'],
    queryFn: ({ signal }) => unwrap(api.api.user['word-statement'].$get({}, { init: { signal } })),
  })
}

/** Loads what the user did and how many words were humanized, and again whenever the balance changes. */
export function useUsage() {
  return useQuery({
    queryKey: [...remainingWordsKey, 'usage'],
    queryFn: ({ signal }) => unwrap(api.api.user.usage.$get({}, { init: { signal } })),
  })
}

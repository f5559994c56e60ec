import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { preferenceTexts } from '../../../contract/preference-texts.ts'
import type { Preferences, PreferencesPatch } from '../../../contract/preferences.ts'
import { ApiError, api, unwrap } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { dropPending, keepPending, readPending } from './local-preferences.ts'

/** docs/spec/2-commercial.md section 9: the preference cache. */
const cacheMs = 300_000

const keyOf = (userId: string) => ['preferences', userId] as const

function put(patch: PreferencesPatch): Promise<Preferences> {
  return unwrap(api.api.preferences.$put({ json: patch })) as Promise<Preferences>
}

/** Loads the account's preferences and merges changes that this browser could not save yet. */
export function usePreferences(userId: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => {
      const stored = await unwrap(api.api.preferences.$get({}, { init: { signal } }))
      return { ...(stored as Preferences), ...readPending(userId) }
    },
    staleTime: cacheMs,
  })
  const isLoaded = query.isSuccess
  useEffect(() => {
    const pending = readPending(userId)
    if (!isLoaded || Object.keys(pending).length === 0) return
    put(pending).then(
      (saved) => {
        dropPending(userId, pending)
        client.setQueryData(keyOf(userId), { ...saved, ...readPending(userId) })
      },
      () => {},
    )
  }, [isLoaded, userId, client])
  return query
}

type Saving = {
  /** Called once the server has saved the change. */
  onSaved?: () => void
  isQuiet?: boolean
}

/**
 * Returns why a change that the server did not save is kept in this browser and sent later. Returns null for a refusal,
 * which reverts the change.
 */
function whyLocal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return preferenceTexts.savedLocallyVisitor
  if (error.status === 0) return preferenceTexts.savedLocallyOffline
  return error.status >= 500 ? preferenceTexts.savedLocallyDatabase : null
}

/** Applies a change at once. Without a server it is kept in this browser and sent later; a refusal reverts it. */
export function useSavePreferences(userId: string, { onSaved, isQuiet = false }: Saving = {}) {
  const client = useQueryClient()
  const key = keyOf(userId)
  return useMutation({
    mutationFn: put,
    scope: { id: `preferences:${userId}` },
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<Preferences>(key)
      if (before) client.setQueryData(key, { ...before, ...patch })
      return { before }
    },
    onSuccess: (saved, patch) => {
      dropPending(userId, patch)
      client.setQueryData(key, { ...saved, ...readPending(userId) })
      if (!isQuiet) toast.success(preferenceTexts.saved, { id: 'preferences' })
      onSaved?.()
    },
    onError: (error, patch, context) => {
      const local = whyLocal(error)
      if (local) {
        keepPending(userId, patch)
        if (!isQuiet) toast.warning(local, { id: 'preferences' })
        return
      }
      if (context?.before) client.setQueryData(key, context.before)
      if (!isQuiet)
        toast.error(preferenceTexts.updateFailed, { id: 'preferences', description: error.message })
    },
  })
}

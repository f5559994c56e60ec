import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preferences, PreferencesPatch } from '../../../contract/preferences.ts'
import { ApiError, api, unwrap } from '../../api.ts'
import { syncTexts } from '../../locales/en/preferences/sync.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { toast } from '../../ui/toast.tsx'
import { dropPending, hasPending, keepPending, readPending, takeConflicts } from './local-preferences.ts'

/** docs/spec/2-commercial.md section 9: the preference cache. */
const cacheMs = 300_000

const keyOf = (userId: string) => ['preferences', userId] as const

/** Changes are sent one after another, in the order in which the user made them. */
const scopeOf = (userId: string) => ({ id: `preferences:${userId}` })

function put(patch: PreferencesPatch): Promise<Preferences> {
  return unwrap(api.api.preferences.$put({ json: patch })) as Promise<Preferences>
}

/** Loads the account's preferences, and reports changes by another device to values that wait here to be sent. */
async function load(client: QueryClient, userId: string, signal?: AbortSignal): Promise<Preferences> {
  const stored = (await unwrap(api.api.preferences.$get({}, { init: { signal } }))) as Preferences
  reportConflicts(client, userId, stored)
  return stored
}

/** Loads the account's preferences and merges changes that this browser could not save yet. */
export function preferencesQuery(client: QueryClient, userId: string) {
  return queryOptions({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => ({ ...(await load(client, userId, signal)), ...readPending(userId) }),
    staleTime: cacheMs,
  })
}

export function usePreferences(userId: string, isEnabled = true) {
  return useQuery({ ...preferencesQuery(useQueryClient(), userId), enabled: isEnabled })
}

/** Sends the changes that this browser could not save yet, except those whose value another device has changed since. */
export function useSendPending(userId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: scopeOf(userId),
    mutationFn: async () => {
      const stored = await load(client, userId)
      const pending = readPending(userId)
      const saved = hasPending(userId) ? await put(pending) : stored
      dropPending(userId, pending, true)
      client.setQueryData(keyOf(userId), { ...saved, ...readPending(userId) })
    },
    onError: (error) => {
      // A value that the server does not accept would be refused each time.
      if (!(error instanceof ApiError && error.status === 400)) return
      dropPending(userId, readPending(userId))
      void client.invalidateQueries({ queryKey: keyOf(userId) })
      toast.error(preferenceTexts.updateFailed, { id: 'preferences', description: error.message })
    },
  })
}

/** Tells about changes by another device that this one must not overwrite, and offers to do so. */
function reportConflicts(client: QueryClient, userId: string, stored: Preferences): void {
  const conflicts = takeConflicts(userId, stored)
  if (Object.keys(conflicts).length === 0) return
  const useThese = async () => {
    try {
      client.setQueryData(keyOf(userId), await put(conflicts))
      toast.success(preferenceTexts.saved, { id: 'preferences' })
    } catch (error) {
      if (error instanceof ApiError)
        toast.error(preferenceTexts.updateFailed, { id: 'preferences', description: error.message })
    }
  }
  toast.warning(syncTexts.changedElsewhere, {
    id: 'preferences-conflict',
    duration: Number.POSITIVE_INFINITY,
    action: { label: syncTexts.useThisDevice, onClick: () => void useThese() },
  })
}

type Saving = {
  /** Called once the server has saved the change. */
  onSaved?: () => void
  isQuiet?: boolean
}

/** Reports whether a change that could not be saved is kept in this browser and sent later. */
export function isKeptLocally(error: unknown): boolean {
  return whyLocal(error) !== null
}

/**
 * Returns why a change that the server did not save is kept in this browser and sent later; null for a refusal, which
 * reverts the change.
 */
function whyLocal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return preferenceTexts.savedLocallyVisitor
  if (error.status === 0) return preferenceTexts.savedLocallyOffline
  return error.status >= 500 ? preferenceTexts.savedLocallyDatabase : null
}

/**
 * Applies a change at once, and keeps it in this browser until the server has saved it: a page that is left in the
 * meantime sends it when it is opened again. A refusal reverts it.
 */
export function useSavePreferences(userId: string, { onSaved, isQuiet = false }: Saving = {}) {
  const client = useQueryClient()
  const key = keyOf(userId)
  return useMutation({
    mutationFn: put,
    scope: scopeOf(userId),
    onMutate: async (patch) => {
      // Kept before anything is awaited, because the page may be about to be unloaded.
      keepPending(userId, patch, client.getQueryData<Preferences>(key))
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<Preferences>(key)
      if (before) client.setQueryData(key, { ...before, ...patch })
      return { before }
    },
    onSuccess: (saved, patch) => {
      dropPending(userId, patch, true)
      client.setQueryData(key, { ...saved, ...readPending(userId) })
      if (!isQuiet) toast.success(preferenceTexts.saved, { id: 'preferences' })
      onSaved?.()
    },
    onError: (error, patch, context) => {
      const local = whyLocal(error)
      if (local) {
        if (!isQuiet) toast.warning(local, { id: 'preferences' })
        return
      }
      dropPending(userId, patch)
      if (context?.before) client.setQueryData(key, context.before)
      if (!isQuiet)
        toast.error(preferenceTexts.updateFailed, { id: 'preferences', description: error.message })
    },
  })
}

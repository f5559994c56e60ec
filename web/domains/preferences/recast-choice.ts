import { usePreferences, useSavePreferences } from './queries.ts'

/**
 * Reports which language model the user chose to recast texts: its id, empty for the built-in rules, and null while it
 * is unknown.
 */
export function useRecastChoice(userId: string | undefined) {
  const owner = userId ?? ''
  const preferences = usePreferences(owner, userId !== undefined)
  const save = useSavePreferences(owner, { isQuiet: true })
  return {
    modelId: preferences.data?.recast_model ?? null,
    choose: (modelId: string) => save.mutate({ recast_model: modelId }),
  }
}

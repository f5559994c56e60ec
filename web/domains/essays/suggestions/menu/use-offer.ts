import { useQuery } from '@tanstack/react-query'
import type { SuggestionOffer } from '../../../../../contract/essays/suggestions.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { useOnline } from '../../../../ui/use-online.ts'
import { getOffer } from '../suggestion-calls.ts'

const staleMs = 10_000

/** Returns what the model of the essay can do, and why the rest is grey. Null while that is unknown. */
export function useOffer(
  chatId: string,
  isWanted: boolean,
): { offer: SuggestionOffer | null; reason: string | null } {
  const isOnline = useOnline()
  const { data, isError } = useQuery({
    queryKey: ['essay-suggestions', chatId],
    queryFn: () => getOffer(chatId),
    enabled: isWanted && isOnline,
    staleTime: staleMs,
    retry: 1,
  })
  if (!isOnline) return { offer: null, reason: texts.offlineReason }
  if (!data) return { offer: null, reason: isError ? texts.offerFailed : null }
  return { offer: data, reason: data.isBuiltIn ? texts.builtInReason : null }
}

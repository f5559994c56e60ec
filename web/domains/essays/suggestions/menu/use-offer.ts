import { useQuery } from '@tanstack/react-query'
import type { SuggestionAction, SuggestionOffer } from '../../../../../contract/essays/suggestions.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { useOnline } from '../../../../ui/use-online.ts'
import { getOffer } from '../suggestion-calls.ts'

const staleMs = 10_000

type Offer = {
  offer: SuggestionOffer | null
  /** Why some actions are grey, or all of them. */
  reason: string | null
  /** Until the answer is there, everything can be chosen; the server refuses what is not possible. */
  can: (action: SuggestionAction | 'check') => boolean
}

/** Returns what the model of the essay can do. */
export function useOffer(chatId: string, isWanted: boolean): Offer {
  const isOnline = useOnline()
  const { data, isError } = useQuery({
    queryKey: ['essay-suggestions', chatId],
    queryFn: () => getOffer(chatId),
    enabled: isWanted && isOnline,
    staleTime: staleMs,
    retry: 1,
  })
  if (!isOnline) return { offer: null, reason: texts.offlineReason, can: () => false }
  if (!data)
    return {
      offer: null,
      reason: isError ? texts.offerFailed : null,
      can: (action) => action === 'check' || !isError,
    }
  return {
    offer: data,
    reason: data.isBuiltIn ? texts.builtInReason : null,
    can: (action) => action === 'check' || data.actions.includes(action),
  }
}

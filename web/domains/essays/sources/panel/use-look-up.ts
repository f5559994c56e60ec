import { useQuery } from '@tanstack/react-query'
import { ApiError, isOffline } from '../../../../api.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { getConfig, postLookUp } from '../../queries.ts'
import type { LookUp } from '../library/look-up-sources.ts'

/** Returns how to look up a DOI, an ISBN or an address; null where the server does not. */
export function useLookUp(): LookUp | null {
  const config = useQuery({
    queryKey: ['config'],
    queryFn: getConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return config.data?.sourceLookUps ? lookUp : null
}

/** A look-up that fails does not keep a source from being added: the reason is kept with the source. */
const lookUp: LookUp = async (identifier) => {
  try {
    const answer = await postLookUp(identifier)
    return 'source' in answer ? answer : { reason: texts.lookUpFailures[answer.failure] }
  } catch (error) {
    if (isOffline(error)) return { reason: texts.lookUpOffline }
    const isTooOften = error instanceof ApiError && error.code === 'too_many_requests'
    return { reason: isTooOften ? texts.lookUpTooOften : texts.lookUpFailures.unreached }
  }
}

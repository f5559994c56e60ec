import { useQuery } from '@tanstack/react-query'
import { isOffline } from '../../../../api.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { getConfig, postLookUp } from '../../queries.ts'
import type { LookUp } from '../library/add-from-text.ts'

/** Returns how to look up a DOI, an ISBN or an address; null where the server does not. */
export function useLookUp(): LookUp | null {
  const config = useQuery({
    queryKey: ['config'],
    queryFn: getConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return config.data?.sourceLookUps ? lookUp : null
}

/** A look-up that fails is no failure of adding: the reason is kept with the source. */
const lookUp: LookUp = async (identifier) => {
  try {
    const answer = await postLookUp(identifier)
    return 'source' in answer ? answer : { reason: texts.lookUpFailures[answer.failure] }
  } catch (error) {
    return { reason: isOffline(error) ? texts.lookUpOffline : texts.lookUpFailures.unreached }
  }
}

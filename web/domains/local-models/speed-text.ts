import { benchedWordsPerSecond } from '../../../contract/site/model-uses.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'

/** Says how fast a model that is not here yet writes elsewhere; empty if that is unknown. */
export function speedText(id: string): string {
  const words = benchedWordsPerSecond(id)
  return words === null ? '' : localModelsTexts.speedElsewhere({ words })
}

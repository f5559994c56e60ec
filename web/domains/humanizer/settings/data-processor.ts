import type { HumanizeMode, HumanizerName } from '../../../../contract/humanizer.ts'
import { settingsTexts } from '../../../locales/en/humanizer/settings.ts'
import type { ModelOffer, Recast } from '../model-offer.ts'

/** The service that rewrites the text, for the user. */
export const dataProcessorTexts: Record<HumanizerName, string> = settingsTexts.dataProcessorTexts

/** Returns which service a run in this mode uses, for the user. */
export function dataProcessorText(
  humanizer: HumanizerName,
  mode: HumanizeMode,
  recast: Recast | null,
): string {
  return recast?.isChosen && mode !== 'clean' ? whereTextGoes(recast.offer) : dataProcessorTexts[humanizer]
}

/** Returns where a text goes that a language model rewrites. */
function whereTextGoes({ label, kind }: ModelOffer): string {
  return settingsTexts.goesTo[kind === 'built-in' ? 'local-server' : kind]({ label })
}

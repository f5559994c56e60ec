import { type HumanizeMode, humanizeModes } from '../../../contract/humanizer.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'

export const modes = (): Record<
  HumanizeMode,
  { name: string; brief: string; text: string; isRisky: boolean }
> => ({
  clean: {
    name: humanizerTexts.clean,
    brief: humanizerTexts.changesLittle,
    text: humanizerTexts.stripsMachineHabitsAnd,
    isRisky: false,
  },
  balanced: {
    name: humanizerTexts.balanced,
    brief: humanizerTexts.rewordsMore,
    text: humanizerTexts.rewordsMoreSentenceBy,
    isRisky: false,
  },
  strong: {
    name: humanizerTexts.strong,
    brief: humanizerTexts.changesMost,
    text: humanizerTexts.riskierReadTheResult,
    isRisky: true,
  },
})

/** Returns the next stronger mode, if there is one. */
export function modeAfter(mode: HumanizeMode): HumanizeMode | undefined {
  return humanizeModes[humanizeModes.indexOf(mode) + 1]
}

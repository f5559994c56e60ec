import { type HumanizeMode, humanizeModes } from '../../../contract/humanizer.ts'

export const modes: Record<HumanizeMode, { name: string; brief: string; text: string; isRisky: boolean }> = {
  clean: {
    name: 'Clean',
    brief: 'Changes little',
    text: 'Strips machine habits and changes little.',
    isRisky: false,
  },
  balanced: {
    name: 'Balanced',
    brief: 'Rewords more',
    text: 'Rewords more, sentence by sentence.',
    isRisky: false,
  },
  strong: {
    name: 'Strong',
    brief: 'Changes most',
    text: 'Riskier: read the result before you use it.',
    isRisky: true,
  },
}

/** Returns the next stronger mode, if there is one. */
export function modeAfter(mode: HumanizeMode): HumanizeMode | undefined {
  return humanizeModes[humanizeModes.indexOf(mode) + 1]
}

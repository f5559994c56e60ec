import type { ModelChoice } from '../../../../contract/chats/chats.ts'
import { composerTexts } from '../../../locales/en/chats/composer.ts'

export type Starter = {
  label: string
  icon: 'mail' | 'map' | 'code' | 'idea' | 'text' | 'quote' | 'book' | 'sum'
  text: string
}

/** The four documented starters (docs/spec/2-commercial.md section 2). */
const forLanguageModels = (): Starter[] => [
  {
    label: composerTexts.writeAnEmail,
    icon: 'mail',
    text: composerTexts.writeAnEmailToMy,
  },
  {
    label: composerTexts.planATrip,
    icon: 'map',
    text: composerTexts.planAThreeDayTrip,
  },
  {
    label: composerTexts.generateCode,
    icon: 'code',
    text: composerTexts.writeAFunctionThatGroups,
  },
  {
    label: composerTexts.learnAConcept,
    icon: 'idea',
    text: composerTexts.explainHowTidesWorkAs,
  },
]

/** Starters for the built-in writer: requests that it fulfils in full, in the language that it works in. */
const forBuiltInWriter = (): Starter[] => [
  { label: composerTexts.proofreadAText, icon: 'text', text: composerTexts.proofreadThisText },
  { label: composerTexts.citeASource, icon: 'quote', text: composerTexts.citeThisSource },
  { label: composerTexts.lookUpAWord, icon: 'book', text: composerTexts.synonymsForImportant },
  { label: composerTexts.workOutAFigure, icon: 'sum', text: composerTexts.fifteenPerCent },
]

/** While the model is unknown, the starters only take up their place. */
export function startersFor(model: ModelChoice | undefined): Starter[] {
  return model?.kind === 'built-in' ? forBuiltInWriter() : forLanguageModels()
}

/** Reports whether the text is an unedited starter, which another starter may replace. */
export function isStarter(text: string): boolean {
  return [...forLanguageModels(), ...forBuiltInWriter()].some((starter) => starter.text === text)
}

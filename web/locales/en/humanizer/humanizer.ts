import { messages } from '../../messages.ts'

export const humanizerTexts = messages('humanizer/humanizer', {
  // Failure
  atMostCharactersFitIn: 'At most {textCharactersMax, number} characters fit in one text.',
  pleaseHumanizeItInParts: 'Please humanize it in parts. Nothing was sent.',
  theServerDidNotRespond:
    'The server did not respond. Your text is still here, and a run is never charged twice.',
  nothingWasCharged: 'Nothing was charged. Checking texts stays free.',

  // Modes
  clean: 'Clean',
  changesLittle: 'Changes little',
  stripsMachineHabitsAnd: 'Strips machine habits and changes little.',
  balanced: 'Balanced',
  rewordsMore: 'Rewords more',
  rewordsMoreSentenceBy: 'Rewords more, sentence by sentence.',
  strong: 'Strong',
  changesMost: 'Changes most',
  riskierReadTheResult: 'Riskier: read the result before you use it.',

  // Quote
  wordsLeft: '{left, number} words left',
  costsAbout: 'Costs about {words, plural, one {# word} other {# words}}',
  youveUsedAllYourPro: `You've used all your Pro word count`,
  outOfWords: 'Out of Words',
  needsAndAreLeft: 'Needs {words, plural, one {# word} other {# words}}, and {left, number} are left.',
  costsAboutOfFreeIf:
    'Costs about {words, number} of {left, plural, one {# word} other {# words}}, free if it reads as AI',
  thisTextHasThePlan:
    'This text has {words, plural, one {# word} other {# words}}; the {plan} plan takes {perRequest, number} at once.',
  takes: '{name} takes {words, number}.',
  pleaseHumanizeInParts: 'Please humanize it in parts.',

  // Tone and purpose
  tones: {
    neutral: 'Neutral',
    formal: 'Formal',
    casual: 'Casual',
  },
  purposes: {
    general: 'General reading',
    essay: 'An essay',
    marketing: 'Marketing',
    email: 'An email',
    news: 'News',
    technical: 'Technical text',
    legal: 'Legal text',
  },
})

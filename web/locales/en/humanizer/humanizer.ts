import { messages } from '../../messages.ts'

export const humanizerTexts = messages('humanizer/humanizer', {
  // Failure
  atMostCharactersFitIn: 'At most {textCharactersMax, number} characters fit in one text.',
  pleaseHumanizeItInParts: 'Please humanize it in parts. Nothing was sent.',
  theServerDidNotRespond:
    'The server did not respond. Your text is still here, and a run is never charged twice.',
  nothingWasCharged: 'Nothing was charged. Checking texts stays free.',
  checkingStaysFree: 'Checking texts stays free.',
  seeThePlans: 'See the plans',

  // Modes
  clean: 'Clean',
  balanced: 'Balanced',
  strong: 'Strong',
  rules: {
    clean: {
      brief: 'Clean-up',
      text: 'A clean-up: takes out machine habits and leaves the sentences as they are.',
    },
    balanced: {
      brief: 'Thorough clean-up',
      text: 'A thorough clean-up, which also changes the shape of sentences.',
    },
    strong: {
      brief: 'All that rules can do',
      text: 'The most that rules can do. Read the result before you use it.',
    },
  },
  byModel: {
    clean: {
      brief: 'Light edits',
      text: '{label} offers wordings that stay close, and the score of the text chooses.',
    },
    balanced: {
      brief: 'New wordings',
      text: '{label} offers wordings of each sentence, and the score of the text chooses. What fails a check is not used.',
    },
    strong: {
      brief: 'Freest wordings',
      text: '{label} offers freer wordings, and the score of the text chooses. What fails a check is not used. Read the result before you use it.',
    },
  },
  service: {
    clean: { brief: 'Changes little', text: 'Strips machine habits and changes little.' },
    balanced: { brief: 'Rewords more', text: 'Rewords more, sentence by sentence.' },
    strong: { brief: 'Changes most', text: 'Riskier: read the result before you use it.' },
  },
  languageModel: 'The language model',

  // Quote
  wordsLeft: '{left, number} words left',
  costsAbout: 'Costs about {words, plural, one {# word} other {# words}}',
  needsAndAreLeft: 'Needs {words, plural, one {# word} other {# words}}, and {left, number} are left.',
  paidBefore: 'Already paid for: the same text with the same choices was charged in the last 30 days',
  costsAboutIf:
    'Costs about {words, number} of {left, plural, one {# word} other {# words}} if a passage comes to read as human, else nothing',
  costsAboutOrBack:
    'Costs about {words, number} of {left, plural, one {# word} other {# words}} if a passage comes to read as human. Otherwise you get your text back: too few words of today’s free results are left.',
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

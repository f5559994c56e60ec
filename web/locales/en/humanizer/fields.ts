import { messages } from '../../messages.ts'

export const fieldTexts = messages('humanizer/fields', {
  // Lock field
  lockWords: 'Lock words',
  lockWordsTypeOneAnd: 'Lock words: type one and press Enter',
  addAnother: 'Add another',
  notInTheText: 'not in the text',
  unlock: 'Unlock {word}',

  // Tone and purpose fields
  tone: 'Tone',
  asItIs: 'As it is',
  for: 'For',
  anything: 'Anything',

  // More choices
  moreChoices: 'More choices: tone',
  moreChoicesOfModel: 'More choices: tone, purpose, voice',
  choicesMade: 'Chosen: {made}',
  dropPraise: 'Sentences that only praise may go',
  myVoice: 'My voice',

  // Voice field
  writeItInMyVoice: 'Write it in my voice',
  aSampleOfYourOwn: 'A sample of your own writing',
  pasteAPageThatYou: 'Paste a page that you wrote yourself.',
  charactersItsMannerIs:
    '{count, number} / {voiceCharactersMax, number} characters. Its manner is taken, none of its content.',
})

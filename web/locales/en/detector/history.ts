import { messages } from '../../messages.ts'

export const checkHistoryTexts = messages('detector/history', {
  // Scan history
  checkedTexts: 'Checked texts',
  textsThatYouCheckAre:
    'texts that you check are saved here with their results, visible only to you, until you delete them.',
  openedFromHistory: 'Opened from history',
  undo: 'Undo',
  words: '{count, plural, one {# word} other {# words}}',
  markedShare: '{percent} of the words marked',
  aiScore: 'AI score {percent}',

  // Scan view
  reading: 'Reading {words}…',
})

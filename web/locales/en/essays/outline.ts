import { messages } from '../../messages.ts'

/** The plan of an essay above its chat. */
export const outline = messages('essays/outline', {
  name: 'Plan',
  sections: 'Sections of the plan',
  summary:
    '{count, plural, one {# section} other {# sections}}, {words, plural, one {# word} other {# words}}',
  topic: 'What is the essay about?',
  words: 'Words in all',
  make: 'Make an outline',
  startEmpty: 'Write it myself',
  stop: 'Stop',
  none: 'This reply has no outline. Describe the essay in a sentence and try again.',
  failed: 'The outline could not be made. Please try again.',
  untitled: 'Title of the section',
  titleOf: 'Title of section {number, number}',
  wordsOf: 'Words in section {number, number}',
  wordsShort: 'w',
  moreOf: 'More for section {number, number}',
  draft: 'Draft section {number, number}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Delete',
  add: 'Add section',
  clear: 'Clear the plan',
  cleared: 'The plan was cleared.',
  undo: 'Undo',
  use: 'Use as outline',
  used: 'The outline is above the chat. Change anything, then draft its sections one by one.',
})

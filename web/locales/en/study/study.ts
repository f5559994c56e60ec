import { messages } from '../../messages.ts'

export const studyTexts = messages('study/study', {
  title: 'Study simulator',
  lead: 'Turn a text into questions, and review them shortly before you would forget them.',
  back: 'All study sets',
  loading: 'Loading',
  failedTitle: 'Your study sets could not be loaded',
  setFailedTitle: 'This study set could not be loaded',
  gone: 'This study set does not exist',
  goneText: 'It may have been deleted on another device.',
  offline: 'You are offline. Study sets need a connection to the server.',
  retry: 'Try again',
  cancel: 'Cancel',
  undo: 'Undo',

  // Visitors
  visitorTitle: 'Learn a text by being asked about it',
  visitorText:
    'Paste notes, upload a chapter or take one of your essays. You get flashcards, gaps to fill and questions, each with the sentence that answers it, and a plan of when to see each card again.',
  visitorFree:
    'Free with an account. The built-in rules work on this server alone; a language model is asked only if you choose it.',
  signIn: 'Sign in to start',
  points: {
    questions: 'Questions from your own text, never from elsewhere',
    schedule: 'Reviews at the right time, by the FSRS algorithm that Anki uses too',
    test: 'A practice test with a score before the exam',
    export: 'Export to Anki, CSV or Markdown at any time',
  },

  // List
  newSet: 'New study set',
  reviewNow: 'Review now',
  dueToday: 'To review today',
  fresh: 'New cards',
  learned: 'Learned',
  progress: 'Progress',
  emptyTitle: 'No study sets yet',
  emptyText: 'Make one from a text, a file or an essay. It takes a few seconds.',
  cards: '{count, plural, one {# card} other {# cards}}',
  dueCount: '{count, plural, one {# to review} other {# to review}}',
  freshCount: '{count, plural, one {# new} other {# new}}',
  nothingDue: 'Nothing to review today',
  sets: 'Your study sets',

  // Kinds of cards
  kinds: { flashcard: 'Flashcard', cloze: 'Fill the gap', choice: 'Multiple choice', short: 'Short answer' },

  // Set
  review: 'Review',
  test: 'Practice test',
  addCard: 'Add a card',
  moreQuestions: 'More questions',
  rename: 'Rename',
  deleteSet: 'Delete study set',
  more: 'More actions',
  exportAs: 'Export',
  exportAnki: 'Anki (text file)',
  exportCsv: 'CSV',
  exportMarkdown: 'Markdown',
  nameOfSet: 'Name of the study set',
  save: 'Save',
  deleteTitle: 'Delete “{title}”?',
  deleteText: 'Its cards and your progress with them are deleted too. This cannot be undone.',
  deleteButton: 'Delete',
  madeBy: { rules: 'Questions by the built-in rules', model: 'Questions by a language model' },
  edit: 'Edit card',
  refuse: 'Not a good question',
  delete: 'Delete card',
  refusedToast: 'The question will not be asked again.',
  deletedToast: 'The card was deleted.',
  refusedCards: '{count, plural, one {# question that you refused} other {# questions that you refused}}',
  takeBack: 'Take back',
  answerLabel: 'Answer',
  noCards: 'This set has no cards. Add one, or make more questions from its text.',
  sourceText: 'The text',
  fromSentence: 'From the text',
  states: { new: 'New', learning: 'Learning', review: 'Learned' },
  cardActions: 'Actions for this card',
  made: '{count, plural, one {# question was added.} other {# questions were added.}}',

  // Card dialog
  newCard: 'New card',
  editCard: 'Edit card',
  kind: 'Kind of card',
  question: 'Question',
  sentence: 'Sentence with a gap',
  sentenceHint: 'Write ____ where the answer goes.',
  answer: 'Answer',
  wrongAnswers: 'Wrong answers, one in each line',
  gapMissing: 'Write the gap as four underscores: ____',
  optionsMissing: 'Write one to five wrong answers that differ from the right one.',
  missing: 'Please fill in this field.',

  // Notices
  notices: {
    'model-failed': 'The language model could not be used, so these questions come from the built-in rules.',
    'model-absent': 'No language model is connected, so these questions come from the built-in rules.',
    'other-language':
      'The built-in rules know English best. From this text they made definitions, years and lines of a glossary; a language model makes more.',
    'nothing-more': 'The text has no more good questions of these kinds.',
  },

  // Export columns
  columns: { kind: 'Kind', question: 'Question', answer: 'Answer', options: 'Options', source: 'Source' },
})

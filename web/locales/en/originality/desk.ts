import { messages } from '../../messages.ts'

export const originalityTexts = messages('originality/desk', {
  // Desk
  title: 'Originality check',
  intro: 'Finds passages that a text shares with your own documents and with sources that you add.',
  text: 'Text to check',
  placeholder: 'Paste the text here, or open a file…',
  findings: 'Findings',
  compareWith: 'Compare with',
  checking: 'Comparing',
  done: '{percent} of the text is also in {count, plural, one {# source} other {# sources}}.',
  noMatches: 'No shared passages were found.',
  cleared: 'Cleared',
  undo: 'Undo',
  restored: 'Your earlier text is back in place of what you wrote.',

  // Bar
  words: '{count, plural, one {# word} other {# words}}',
  charactersOf: '{count, number} of {max, number} characters',
  check: 'Check originality',
  cancel: 'Cancel',
  clearAll: 'Clear All',
  editText: 'Edit text',
  openFile: 'Open file',
  ownDocuments: 'My documents',
  ctrlEnter: 'Ctrl+Enter',
  fileTypes: 'Text, Markdown, Word or PDF file',

  // Files
  fileOpened: 'File opened',
  readingTheFile: 'Reading the file…',
  isCut: 'Only the first part of {name} was read.',
  notRead: '{name} could not be read. Please try again.',
  tooLarge: '{name} is larger than {megabytes, number} MB.',

  // Own documents
  yourDocuments: 'Your documents',
  essays: '{count, plural, one {# essay} other {# essays}}',
  files: '{count, plural, one {# file from your chats} other {# files from your chats}}',
  replies: 'Replies in {count, plural, one {# chat} other {# chats}}',
  noneYet: 'You have no essays, files or replies yet.',
  documentsNotLoaded: 'Your documents could not be loaded.',
  tryAgain: 'Try again',
  signInForOwn: '<link>Sign in</link> to compare with your own essays, files and replies.',
  notItself: '“{title}” is not compared with itself.',

  // Sources
  sources: 'Sources for this check',
  sourcesHint: 'Texts that you add here are compared once and not stored.',
  pasteSource: 'Paste a source',
  uploadSources: 'Upload files',
  remove: 'Remove {name}',
  sourceName: 'Name',
  sourceText: 'Text of the source',
  sourceNumber: 'Source {number}',
  addSource: 'Add source',
  editSource: 'Edit {name}',
  save: 'Save',
  sourceBlank: 'Please paste the text of the source.',
  tooManySources: '{max, plural, one {# source fits} other {# sources fit}} into one check.',
  sourcesTooLong:
    'The sources have {count, number} characters together; {max, number} can be compared at once.',

  // Web
  web: 'The web',
  searchWeb: 'Search the web',
  webHint:
    'Sends up to {count, plural, one {# phrase} other {# phrases}} of your text to the search provider of this site.',
  webOff: 'This site does not search the web.',
  signInForWeb: 'Sign in to search the web.',

  // Picking a document
  pickTitle: 'Open a document',
  pickText: 'Its text is checked. The document itself does not change.',
  noDocuments: 'No documents yet',
  noDocumentsText: 'Essays, and files that you send in chats, appear here.',
  filter: 'Search documents',
  noneFound: 'No document contains “{looked}” in its name.',
  emptyDocument: '“{title}” has no text.',
  kinds: { essays: 'Essay', files: 'File' },

  // Progress
  steps: {
    start: 'Sending the text…',
    own: 'Comparing with your documents: {done, number} of {total, number}',
    given: 'Comparing with source {done, number} of {total, number}',
    search: 'Searching the web: phrase {done, number} of {total, number}',
    pages: 'Reading pages: {done, number} of {total, number}',
  },

  // Before the first check
  promiseOwn: 'Catches passages that you have used before: in essays, files and replies of your own.',
  promiseDisguise:
    'Finds copies also when letters were swapped, words replaced here and there, or invisible signs added.',
  promiseHonest: 'Says exactly what the text was compared with. Only you see the result.',
  tryExample: 'Try an example',

  // History
  checkedTexts: 'Originality checks',
  many: 'checks',
  keptText:
    'texts that you check are saved here with the passages that were found, visible only to you, until you delete them.',
  openedFromHistory: 'Opened from history',
  shared: '{percent} shared',
  sourceCount: '{count, plural, =0 {no sources} one {# source} other {# sources}}',
  checkedOn: 'Checked',

  // Failures
  serverSilent: 'The server did not respond. Your text and sources are still here.',
  sessionEnded: 'Your session has ended.',
  signInAgain: 'Sign in again, then check once more. Your text is still here.',
})

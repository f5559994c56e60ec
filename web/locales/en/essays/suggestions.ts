import { messages } from '../../messages.ts'

/** AI on the page of an essay: the menu of actions, and the suggestions beside the text. */
export const suggestions = messages('essays/suggestions', {
  name: 'AI actions',
  open: 'AI',
  actions: {
    improve: 'Improve',
    shorten: 'Shorten',
    expand: 'Expand',
    simplify: 'Simplify',
    rewrite: 'Rewrite, keep every fact',
    tone: 'Change tone',
    translate: 'Translate',
    continue: 'Continue writing',
    humanize: 'Humanize',
    check: 'Check for AI',
  },
  builtInReason: 'The grey actions need a language model. This essay uses the built-in writer.',
  offlineReason: 'You are offline. AI actions need a connection.',
  offerFailed: 'We could not ask what your model can do. Please try again.',
  forSelection: 'For the selected text',
  forParagraph: 'For this paragraph',
  accept: 'Accept',
  reject: 'Reject',
  another: 'Another',
  stop: 'Stop',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  previous: 'Previous suggestion',
  next: 'Next suggestion',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',
  versionOf: 'Version {at, number} of {count, number}',
  bar: 'Suggestion {at, number} of {count, number}',
  allBar: 'All suggestions',
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  position: '{at, number} of {count, number}',
  waiting: 'Waiting…',
  writing: 'Writing…',
  accepting: 'Keeping a version…',
  kept: {
    citation: '{count, plural, one {citation kept} other {# citations kept}}',
    quotation: '{count, plural, one {quotation kept} other {# quotations kept}}',
    other: '{count, plural, one {# protected part kept} other {# protected parts kept}}',
  },
  note: 'note',
  announceStarted:
    '{count, plural, one {A suggestion is being written.} other {# suggestions are being written.}}',
  announceReady:
    '{count, plural, one {A suggestion is ready. Press Control Alt J to go to it.} other {# suggestions are ready. Press Control Alt J to go to them.}}',
  announceAccepted: '{count, plural, one {Suggestion accepted.} other {# suggestions accepted.}}',
  announceRejected:
    '{count, plural, one {Suggestion rejected. Your text is unchanged.} other {# suggestions rejected. Your text is unchanged.}}',
  withdrawn:
    '{count, plural, one {A suggestion was withdrawn, because its text was changed.} other {# suggestions were withdrawn, because their text was changed.}}',
  unchanged: 'There is nothing to change in this text.',
  stopped: 'Stopped.',
  failed: 'The suggestion could not be written. Your text is unchanged. Please try again.',
  noVersion:
    'No version could be kept before this change, because the server cannot be reached. You can undo it with Ctrl+Z.',
  noPlace: 'Put the cursor in a paragraph first.',
  noText: 'There is no text here yet. Write or select some first.',
  quotationsStay: 'Quotations and code stay as they are. Select other text.',
  tooLong:
    'This paragraph has {count, number} characters, and {most, number} can be worked on at once. Select a part of it.',
  tooMany:
    'You selected {count, number} paragraphs, and {most, number} can be worked on at once. Select fewer of them.',
  tooManyLocked:
    'This paragraph has {count, number} quotations, citations, links and notes, and {most, number} can be kept at once. Select a part of it.',
  checking: 'Checking…',
  close: 'Close',
})

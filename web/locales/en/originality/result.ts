import { messages } from '../../messages.ts'

export const originalityResultTexts = messages('originality/result', {
  // Share
  ofTheText: 'of the text is also in {count, plural, one {# source} other {# sources}}',
  nothingShared: 'No shared passages',
  nothingSharedText: 'No passage of eight words or more is in the texts that it was compared with.',
  nothingCounted: 'Nothing to count',
  nothingCountedText: 'Every shared passage is in a part or a source that is left out below.',
  countOf: '{copied, number} of {words, number} {unit, select, characters {characters} other {words}}',
  notAProof: 'A shared passage is a signal, not a proof: it may be quoted, common wording, or your own.',

  // Coverage
  comparedWith: 'Compared with',
  ownDocuments:
    '{count, plural, =0 {none of your own documents} one {# document of yours} other {# documents of yours}}',
  ownOf: '{count, number} of your {all, number} documents, the newest ones',
  given: '{count, plural, one {# source} other {# sources}} that you added',
  webPages:
    '{count, plural, one {# page} other {# pages}} of the web, found by {phrases, plural, one {# phrase} other {# phrases}} of the text',
  coverage: 'Compared with {list}.',
  notSearched: 'The web was not searched.',
  webUnreachable: 'The web could not be searched: the search provider did not answer.',
  webPartly: 'The search provider answered {searched, number} of {phrases, number} searches.',
  pagesFailed:
    '{count, plural, one {# page that was found could not be read.} other {# pages that were found could not be read.}}',
  onlyThese: 'Nothing else was searched, so other sources are possible.',

  // Exclusions
  leaveOut: 'Leave out',
  quotations: 'Quotations',
  bibliography: 'Bibliography',
  partSize:
    '{count, plural, =0 {none found} one {{unit, select, characters {{count, number} character} other {{count, number} word}}} other {{unit, select, characters {{count, number} characters} other {{count, number} words}}}}',

  // Sources
  sources: 'Sources',
  sourcesLeftOut:
    '{count, plural, one {# further source has less in common.} other {# further sources have less in common.}}',
  kinds: {
    essays: 'Your essay',
    files: 'Your file',
    replies: 'Your chat',
    given: 'Added source',
    web: 'Web page',
  },
  sourceWords: '{count, number} {unit, select, characters {characters} other {words}}',
  passages: '{count, plural, one {# passage} other {# passages}}',
  showPassages: 'Compare {title} side by side',
  open: 'Open {title}',
  doNotCount: 'Do not count {title}',
  countAgain: 'Count {title} again',
  notCounted: 'not counted',
  showMore: 'Show {hidden, number} more',
  showFewer: 'Show fewer',

  // Marks
  mark: 'Also in source {number}, {title}: {text}',

  // Side by side
  yourText: 'Your text',
  passageOf: 'Passage {number, number} of {count, number}',
  passageWords: '{count, number} equal {unit, select, characters {characters} other {words}}',
  previous: 'Previous passage',
  next: 'Next passage',
  isCut: 'The rest of this long passage is not shown.',
  passagesLeftOut:
    '{count, plural, one {# shorter passage is marked in the text only.} other {# shorter passages are marked in the text only.}}',
})

import { messages } from '../../messages.ts'

/** The history of an essay's versions. */
export const versions = messages('essays/versions', {
  title: 'Versions',
  current: 'Keep this version',
  name: 'Name of this version',
  namePlaceholder: 'First draft',
  keep: 'Keep',
  rename: 'Name',
  renameOf: 'Name the version of {date}',
  remove: 'Delete',
  removeOf: 'Delete the version “{name}”',
  open: 'Show what changed',
  restore: 'Restore',
  restored: 'The version was restored. What was on the page before is a version too.',
  empty: 'There are no versions yet. One is kept every few minutes while you write.',
  loading: 'Reading the versions…',
  back: 'All versions',
  words: '{count, plural, one {# word} other {# words}}',
  changes:
    'Compared with the page as it is now, this version has {added, plural, one {# more word} other {# more words}} and lacks {removed, plural, one {# word} other {# words}}.',
  differenceOf: 'Difference {at} of {count}',
  nextDifference: 'Next difference',
  previousDifference: 'Previous difference',
  legendAdded: 'Only in this version',
  legendRemoved: 'Only on the page now',
  compared: '“{name}”, compared with the page as it is now',
  sameWords: 'The words are the same; only their formatting differs.',
  same: 'This version says the same as the page does now.',
  tooDifferent: 'This version differs too much from the page to mark each word.',
  failed: 'The versions could not be read.',
  unsaved:
    'Your last words are not on the server yet, so no version could be kept. Please try again when you are online.',
  nothing: 'There is nothing to keep yet.',
  kinds: {
    named: 'Kept by you',
    automatic: 'While writing',
    'before-ai': 'Before a change by AI',
    restore: 'Before another version was restored',
  },
})

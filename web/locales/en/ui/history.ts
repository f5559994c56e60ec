import { messages } from '../../messages.ts'

export const historyTexts = messages('ui/history', {
  // History button
  history: 'History',

  // History list
  loadingTheHistory: 'Loading the history',

  // History row
  deleted: 'Deleted “{title}”',
  undo: 'Undo',
  delete: 'Delete',
  deleteTitle: 'Delete “{title}”',

  // History search
  searchTheseTexts: 'Search these texts',

  // History sheet
  thisEntryCouldNotBe: 'This entry could not be opened. {error}',
  deletedYouCanUndoThis: '“{title}” deleted. You can undo this for five seconds.',
  wasNotDeleted: '“{title}” was not deleted. {error}',
  historySettings: 'History settings',
  deleteAll: 'Delete all',
  thisListMayBeOut: 'This list may be out of date. {failure}',
  theHistoryIsDeleted: 'The history is deleted.',
  theHistoryWasNotDeleted: 'The history was not deleted. {error}',
  tryAgain: 'Try again',
  deleteAllMany: 'Delete all {many}?',
  thisDeletesAllSavedTexts:
    'This deletes all saved texts in this list and their results on every device. It cannot be undone.',
  pleaseTryAgain: 'Please try again.',

  // History states
  historyIsOff: 'History is off',
  nothingIsSavedWith: 'Nothing is saved. With history on, {keptText}',
  turnHistoryOn: 'Turn history on',
  nothingHereYet: 'Nothing here yet',
  fromNowOn: 'From now on, {keptText}',
  historyIsOffNewAre:
    'History is off: new {many} are not saved. Earlier entries stay until you delete them. <link>Change this</link>',
  nothingFound: 'Nothing found',
  noSavedTextContains: 'No saved text contains “{looked}”.',
  yourHistoryCouldNotBe: 'Your history could not be loaded',
  youAreOfflineYourHistory: 'You are offline. Your history will load when you reconnect.',

  // Kept line
  kept: '{what} on <time>{at}</time>.',
  keptWhole: '{what} on <time>{at}</time>, shown as it was then.',
})

import { messages } from '../../messages.ts'

/** Export of an essay from the list of chats. */
export const essayExport = messages('pages/essay-export', {
  preparing: 'Preparing your file…',
  notExported: '“{title}” was not exported. {reason}',
  noCopy:
    'The server cannot be reached, and this browser has no copy of the essay. It can be exported as soon as the server responds.',
  notLoaded:
    'You are offline, and this browser has not loaded what makes the file. Try again when you are online.',
  deleted: 'It was deleted elsewhere.',
  failed: 'Please try again.',
  fromCopy: 'The server cannot be reached. The file has the essay as this browser last had it.',
})

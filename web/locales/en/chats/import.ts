import { messages } from '../../messages.ts'

export const importTexts = messages('chats/import', {
  // Import chats card
  pleaseTryAgain: 'Please try again.',
  importChats: 'Import chats',
  fromChatgptClaudeOr: 'From ChatGPT, Claude or Longhand',
  chooseTheZipFileThat:
    'Choose the zip file that they sent you, or its conversations.json. It is read in this browser, and only the text of your chats is sent. Chats that you already have are not imported again.',
  fileToImport: 'File to import',
  failedAfter:
    '{failure} Imported before that: {taken, plural, one {# chat} other {# chats}}. Choose the file again to continue; no chat is imported twice.',
  failedAtOnce: '{failure} Nothing was imported.',
  import: 'Import',
  readPleaseKeepThisPage: '{done, plural, one {# chat} other {# chats}} read. Please keep this page open.',
  readingTheFile: 'Reading the file…',
  stop: 'Stop',

  // Import outcome
  imported: '{taken, plural, =0 {No new chats} one {# chat imported} other {# chats imported}}',
  stopped: 'Stopped. {imported}',
  wereAlreadyHere: '{known, plural, one {# chat was} other {# chats were}} already here.',
  leftOut: 'Left out: {without}.',
  couldNotBeImported: '{count, plural, one {# chat} other {# chats}} could not be imported.',
  whatCouldNotBeImported: 'What could not be imported',
  aChatWithoutATitle: 'A chat without a title',
  andMore: 'and {count} more',
  systemMessages: '{count, plural, one {# system message} other {# system messages}}',
  stepsOfTools: '{count, plural, one {# step of tools} other {# steps of tools}}',
  files: '{count, plural, one {# file} other {# files}}',

  // Import run
  largerThan10Mb: 'it is larger than 10 MB',
  fileFailures: {
    unread: 'This file could not be read.',
    noChats:
      'There are no chats in this file. Choose the export of ChatGPT or Claude (the zip, or its conversations.json), or a chat that was exported here as JSON.',
    empty: 'This file is empty.',
    tooLarge: 'This file is larger than 2 GB.',
    bomb: 'This zip unpacks to far more data than an export of chats. It was not read further.',
    damaged: 'This file is damaged: it cannot be unpacked or read to its end.',
    emptyList: 'There are no chats in this file: its list is empty.',
    notJson: 'This file is not an export of chats, because it is not JSON.',
    chatTooLarge: 'One chat in this file is too large.',
    incomplete: 'This file is incomplete. Please download it again.',
    zipDamaged: 'This zip is damaged or not complete. Please download it again.',
    tooManyFiles: 'This zip has too many files in it.',
  },
  chatFailures: {
    noChat: 'it is no chat, or damaged',
    noMessages: 'it has no messages',
    damaged: 'it is damaged',
    newer: 'it was exported by a newer version',
  },
})

import { messages } from '../../messages.ts'

export const messagesTexts = messages('chats/messages', {
  // Assistant message
  showAllOfIt: 'Show all of it',

  // Branch switcher
  versions: 'Versions',
  previousVersion: 'Previous version',
  of: '{place} of {of}',
  humanized: ', humanized',
  asItWasWritten: ', as it was written',
  nextVersion: 'Next version',

  // Chat skeleton
  loadingTheChat: 'Loading the chat',

  // Decline actions
  runAModel: 'Run a model on this computer',
  connectAModel: 'Connect a model',
  askModel: 'Ask {name}',
  openStudy: 'Open the study simulator',

  // Edit message
  editYourMessage: 'Edit your message',
  bothVersionsAreKeptYou: 'Both versions are kept; you can switch between them.',
  cancel: 'Cancel',
  send: 'Send',

  // Edit text button
  editText: 'Edit Text',

  // Long text line
  aMessageCanHave: 'A message can have {max, number} characters at most; this one has {count, number}.',
  wordsCharacters: '{words, number} words, {count, number} characters',
  attachItAsAFile: 'Attach it as a file',

  // Memory note
  remembersFromHereOnWhat:
    '{name} remembers from here on. What is above did not fit and was not read for the last reply.',

  // Message list
  messages: 'Messages',
  jumpToLatest: 'Jump to latest',

  // Reply tools
  tryAgain: 'Try again',
  stopReading: 'Stop reading',
  readAloud: 'Read aloud',
  goodReply: 'Good reply',
  poorReply: 'Poor reply',
  copiedAsMarkdown: 'Copied as Markdown',
  more: 'More',
  remove: 'Remove “{label}”',
  copyAsMarkdown: 'Copy as Markdown',
  deleteReply: 'Delete reply',

  // Shown messages
  itWasNotChangedAnd: 'It was not changed and reads {percent} human.',

  // User message
  you: 'You',
  showLess: 'Show less',
  copied: 'Copied',
  copyMessage: 'Copy message',
  editMessage: 'Edit message',
  deleteMessageAndReply: 'Delete message and reply',
})

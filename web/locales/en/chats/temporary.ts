import { messages } from '../../messages.ts'

export const temporaryTexts = messages('chats/temporary', {
  // Empty temporary chat
  nothingHereIsSaved: 'Nothing here is saved',
  thisChatIsNotListed:
    'This chat is not listed, searched, exported or stored. It exists only in this tab: leaving or reloading the page ends it. The model still reads it, as in every chat.',

  // Temporary chat
  temporaryChatsDoNot: 'Temporary chats do not accept files, because files have to be stored.',

  // Temporary leaving
  leaveThisTemporaryChat: 'Leave this temporary chat?',
  itIsNotSavedIts: 'It is not saved. Its messages are gone once you leave.',
  leave: 'Leave',
  stay: 'Stay',

  // Temporary screen
  temporaryChat: 'Temporary chat · {name}',
  temporaryChatTemporaryScreen: 'Temporary chat',
  notSavedGoneWhenYou: 'Not saved. Gone when you leave.',

  // Temporary switch
  turnOffTemporaryChat: 'Turn off temporary chat',
})

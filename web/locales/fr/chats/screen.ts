import type { screenTexts as englishScreenTexts } from '../../en/chats/screen.ts'
import type { Translation } from '../../message-types.ts'

export const screenTexts: Translation<typeof englishScreenTexts> = {
  newChat: 'Nouvelle discussion',
  notStopped: 'Non arrêtée. {badResponse}.',
  thisChatCouldNotBe: 'Cette discussion n’a pas pu être chargée',
}

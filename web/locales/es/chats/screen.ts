import type { screenTexts as englishScreenTexts } from '../../en/chats/screen.ts'
import type { Translation } from '../../message-types.ts'

export const screenTexts: Translation<typeof englishScreenTexts> = {
  newChat: 'Nuevo chat',
  notStopped: 'No se detuvo. {badResponse}.',
  thisChatCouldNotBe: 'No se pudo cargar este chat',
}

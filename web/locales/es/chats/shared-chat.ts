import type { sharedChatTexts as englishSharedChatTexts } from '../../en/chats/shared-chat.ts'
import type { Translation } from '../../message-types.ts'

export const sharedChatTexts: Translation<typeof englishSharedChatTexts> = {
  sharedChat: 'Chat compartido',
  thisSharedChatCouldNot: 'No se pudo cargar este chat compartido',
  youGetACopyAs: 'Recibes una copia como chat propio. Este no cambia.',
  signInToContinueFrom: 'Inicia sesión para continuar desde aquí en un chat propio.',
  continueThisChat: 'Continuar este chat',
  signInToContinue: 'Iniciar sesión para continuar',
  nothingToReadHere: 'No hay nada que leer aquí',
  goToTheFrontPage: 'Ir a la portada',
  loading: 'Cargando',
  sharedBy: 'Compartido por {ownerName} el {day}',
  aChatShared: 'Un chat de {name}, compartido el {day}',
  readableUntil: '{shared} · se puede leer hasta el {day}',
  messages: 'Mensajes',
  asked: 'Pregunta',
  humanized: 'Humanizado',
}

import type { layoutTexts as englishLayoutTexts } from '../../en/pages/layout.ts'
import type { Translation } from '../../message-types.ts'

export const layoutTexts: Translation<typeof englishLayoutTexts> = {
  searchChatsAndCommands: 'Buscar chats y comandos',
  turnHumanizeOnOrOff: 'Activar o desactivar Humanizar',
  checkForAi: 'Detectar IA',
  copyTheLastReply: 'Copiar la última respuesta',
  tryTheLastReplyAgain: 'Repetir la última respuesta',
  sendTheMessage: 'Enviar el mensaje',
  newLine: 'Línea nueva',
  stopTheReply: 'Detener la respuesta',
  youAreStillSignedIn: 'Tu sesión sigue abierta porque el servidor no respondió. Inténtalo de nuevo.',
}

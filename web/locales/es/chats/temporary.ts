import type { temporaryTexts as englishTemporaryTexts } from '../../en/chats/temporary.ts'
import type { Translation } from '../../message-types.ts'

export const temporaryTexts: Translation<typeof englishTemporaryTexts> = {
  nothingHereIsSaved: 'Aquí no se guarda nada',
  thisChatIsNotListed:
    'Este chat no se lista, ni se busca, ni se exporta, ni se guarda. Existe solo en esta pestaña: al salir o recargar la página termina. El modelo lo lee igual, como en todo chat.',
  temporaryChatsDoNot: 'Los chats temporales no aceptan archivos, porque los archivos tienen que guardarse.',
  leaveThisTemporaryChat: '¿Salir de este chat temporal?',
  itIsNotSavedIts: 'No está guardado. Sus mensajes se pierden al salir.',
  leave: 'Salir',
  stay: 'Quedarme',
  temporaryChat: 'Chat temporal · {name}',
  temporaryChatTemporaryScreen: 'Chat temporal',
  notSavedGoneWhenYou: 'No se guarda. Se pierde al salir.',
  turnOffTemporaryChat: 'Desactivar el chat temporal',
}

import type { chatFileTexts as englishChatFileTexts } from '../../en/chats/files.ts'
import type { Translation } from '../../message-types.ts'

export const chatFileTexts: Translation<typeof englishChatFileTexts> = {
  attachFiles: 'Adjuntar archivos',
  filesToAttach: 'Archivos para adjuntar',
  show: 'Mostrar {name}',
  tryAgain: 'Reintentar {name}',
  remove: 'Quitar {name}',
  sending: 'Enviando, {round} %',
  reading: 'Leyendo',
  attachedFiles: 'Archivos adjuntos',
  filesAreBeingRead: 'Se están leyendo archivos',
  leftOut: '{tooMuch} Se dejaron fuera: {leftOut}',
  theServerCouldNotBe: 'no se pudo conectar con el servidor',
  theFileWasTakenBack: 'El archivo se retiró.',
  filesAreNotAcceptedHere: 'Aquí no se aceptan archivos',
  dropFilesHere: 'Suelta los archivos aquí',
  textPdfWordAndImage: 'Texto, PDF, Word e imágenes, {filesPerMessageMax} como máximo, de 10 MB cada uno',
  text: 'Texto',
  word: 'Word',
  image: 'Imagen',
  thisFileCouldNotBe: 'No se pudo cargar este archivo',
  textOfTheFile: 'Texto del archivo',
  showMore: 'Mostrar más',
  files: 'Archivos',
  itGetsTheRestOf:
    'Recibe el resto de tu mensaje y una nota de que había imágenes adjuntas. Se quedan con el mensaje.',
  itWouldOnlyGetA: 'Solo recibiría una nota de que había imágenes adjuntas. Se quedan con el mensaje.',
  readsTextOnly: '“{model}” solo lee texto. {advice}',
  sendWithoutImages: 'Enviar sin imágenes',
  pleaseTryAgain: 'inténtalo de nuevo',
}

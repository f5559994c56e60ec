import type { importTexts as englishImportTexts } from '../../en/chats/import.ts'
import type { Translation } from '../../message-types.ts'

export const importTexts: Translation<typeof englishImportTexts> = {
  pleaseTryAgain: 'Inténtalo de nuevo.',
  importChats: 'Importar chats',
  fromChatgptClaudeOr: 'De ChatGPT, Claude o Longhand',
  chooseTheZipFileThat:
    'Elige el archivo zip que te enviaron o su conversations.json. Se lee en este navegador y solo se envía el texto de tus chats. Los chats que ya tienes no se importan otra vez.',
  fileToImport: 'Archivo para importar',
  failedAfter:
    '{failure} Antes se importó: {taken, plural, one {# chat} many {# de chats} other {# chats}}. Elige el archivo otra vez para continuar; ningún chat se importa dos veces.',
  failedAtOnce: '{failure} No se importó nada.',
  import: 'Importar',
  readPleaseKeepThisPage:
    '{done, plural, one {# chat leído} many {# de chats leídos} other {# chats leídos}}. Mantén esta página abierta.',
  readingTheFile: 'Leyendo el archivo…',
  stop: 'Detener',
  imported:
    '{taken, plural, =0 {Ningún chat nuevo} one {# chat importado} many {# de chats importados} other {# chats importados}}',
  stopped: 'Detenido. {imported}',
  wereAlreadyHere:
    '{known, plural, one {# chat ya estaba} many {# de chats ya estaban} other {# chats ya estaban}} aquí.',
  leftOut: 'Se dejó fuera: {without}.',
  couldNotBeImported:
    '{count, plural, one {No se pudo importar # chat} many {No se pudieron importar # de chats} other {No se pudieron importar # chats}}.',
  whatCouldNotBeImported: 'Lo que no se pudo importar',
  aChatWithoutATitle: 'Un chat sin título',
  andMore: 'y {count} más',
  systemMessages:
    '{count, plural, one {# mensaje del sistema} many {# de mensajes del sistema} other {# mensajes del sistema}}',
  stepsOfTools:
    '{count, plural, one {# paso de herramientas} many {# de pasos de herramientas} other {# pasos de herramientas}}',
  files: '{count, plural, one {# archivo} many {# de archivos} other {# archivos}}',
  largerThan10Mb: 'ocupa más de 10 MB',
  fileFailures: {
    unread: 'No se pudo leer este archivo.',
    noChats:
      'No hay chats en este archivo. Elige la exportación de ChatGPT o Claude (el zip o su conversations.json) o un chat exportado aquí como JSON.',
    empty: 'Este archivo está vacío.',
    tooLarge: 'Este archivo ocupa más de 2 GB.',
    bomb: 'Este zip contiene muchos más datos que una exportación de chats. No se siguió leyendo.',
    damaged: 'Este archivo está dañado: no se puede descomprimir o leer hasta el final.',
    emptyList: 'No hay chats en este archivo: su lista está vacía.',
    notJson: 'Este archivo no es una exportación de chats, porque no es JSON.',
    chatTooLarge: 'Un chat de este archivo es demasiado grande.',
    incomplete: 'Este archivo está incompleto. Descárgalo de nuevo.',
    zipDamaged: 'Este zip está dañado o incompleto. Descárgalo de nuevo.',
    tooManyFiles: 'Este zip contiene demasiados archivos.',
  },
  chatFailures: {
    noChat: 'no es un chat o está dañado',
    noMessages: 'no tiene mensajes',
    damaged: 'está dañado',
    newer: 'se exportó con una versión más reciente',
  },
}

import type { originalityTexts as english } from '../../en/originality/desk.ts'
import type { Translation } from '../../message-types.ts'

export const originalityTexts: Translation<typeof english> = {
  title: 'Comprobador de originalidad',
  intro:
    'Encuentra los pasajes que un texto comparte con tus propios documentos y con las fuentes que añadas.',
  text: 'Texto que se va a comprobar',
  placeholder: 'Pega el texto aquí o abre un archivo…',
  findings: 'Resultados',
  compareWith: 'Comparar con',
  checking: 'Comparando',
  done: 'El {percent} del texto está también en {count, plural, one {# fuente} many {# fuentes} other {# fuentes}}.',
  noMatches: 'No se encontraron pasajes compartidos.',
  cleared: 'Borrado',
  undo: 'Deshacer',
  restored: 'Tu texto anterior ha vuelto en lugar de lo que escribiste.',

  words: '{count, plural, one {# palabra} many {# palabras} other {# palabras}}',
  charactersOf: '{count, number} de {max, number} caracteres',
  check: 'Comprobar originalidad',
  cancel: 'Cancelar',
  clearAll: 'Borrar todo',
  editText: 'Editar texto',
  openFile: 'Abrir archivo',
  ownDocuments: 'Mis documentos',
  ctrlEnter: 'Ctrl+Intro',
  fileTypes: 'Archivo de texto, Markdown, Word o PDF',

  fileOpened: 'Archivo abierto',
  readingTheFile: 'Leyendo el archivo…',
  isCut: 'Solo se leyó la primera parte de {name}.',
  notRead: 'No se pudo leer {name}. Inténtalo de nuevo.',
  tooLarge: '{name} ocupa más de {megabytes, number} MB.',

  yourDocuments: 'Tus documentos',
  essays: '{count, plural, one {# ensayo} many {# ensayos} other {# ensayos}}',
  files:
    '{count, plural, one {# archivo de tus chats} many {# archivos de tus chats} other {# archivos de tus chats}}',
  replies: 'Respuestas en {count, plural, one {# chat} many {# chats} other {# chats}}',
  noneYet: 'Todavía no tienes ensayos, archivos ni respuestas.',
  documentsNotLoaded: 'No se pudieron cargar tus documentos.',
  tryAgain: 'Reintentar',
  signInForOwn: '<link>Inicia sesión</link> para comparar con tus propios ensayos, archivos y respuestas.',
  notItself: '“{title}” no se compara consigo mismo.',

  sources: 'Fuentes para esta comprobación',
  sourcesHint: 'Los textos que añades aquí se comparan una vez y no se guardan.',
  pasteSource: 'Pegar una fuente',
  uploadSources: 'Subir archivos',
  remove: 'Quitar {name}',
  sourceName: 'Nombre',
  sourceText: 'Texto de la fuente',
  sourceNumber: 'Fuente {number}',
  addSource: 'Añadir fuente',
  editSource: 'Editar {name}',
  save: 'Guardar',
  sourceBlank: 'Pega el texto de la fuente.',
  tooManySources:
    'En una comprobación {max, plural, one {cabe # fuente} many {caben # fuentes} other {caben # fuentes}}.',
  sourcesTooLong:
    'Las fuentes tienen {count, number} caracteres en total; se pueden comparar {max, number} a la vez.',

  web: 'La web',
  searchWeb: 'Buscar en la web',
  webHint:
    'Envía hasta {count, plural, one {# frase} many {# frases} other {# frases}} de tu texto al buscador de este sitio.',
  webOff: 'Este sitio no busca en la web.',
  signInForWeb: 'Inicia sesión para buscar en la web.',

  pickTitle: 'Abrir un documento',
  pickText: 'Se comprueba su texto. El documento no cambia.',
  noDocuments: 'Todavía no hay documentos',
  noDocumentsText: 'Aquí aparecen los ensayos y los archivos que envías en los chats.',
  filter: 'Buscar documentos',
  noneFound: 'Ningún documento contiene “{looked}” en su nombre.',
  emptyDocument: '“{title}” no tiene texto.',
  kinds: { essays: 'Ensayo', files: 'Archivo' },

  steps: {
    start: 'Enviando el texto…',
    own: 'Comparando con tus documentos: {done, number} de {total, number}',
    given: 'Comparando con la fuente {done, number} de {total, number}',
    search: 'Buscando en la web: frase {done, number} de {total, number}',
    pages: 'Leyendo páginas: {done, number} de {total, number}',
  },

  promiseOwn: 'Detecta pasajes que ya has usado: en ensayos, archivos y respuestas tuyos.',
  promiseDisguise:
    'Encuentra copias aunque se hayan cambiado letras, sustituido alguna palabra o añadido signos invisibles.',
  promiseHonest: 'Dice exactamente con qué se comparó el texto. Solo tú ves el resultado.',
  tryExample: 'Probar un ejemplo',

  checkedTexts: 'Comprobaciones de originalidad',
  many: 'comprobaciones',
  keptText:
    'los textos que compruebas se guardan aquí con los pasajes encontrados, visibles solo para ti, hasta que los elimines.',
  openedFromHistory: 'Abierto desde el historial',
  shared: '{percent} compartido',
  sourceCount: '{count, plural, =0 {sin fuentes} one {# fuente} many {# fuentes} other {# fuentes}}',
  checkedOn: 'Comprobado',

  serverSilent: 'El servidor no respondió. Tu texto y tus fuentes siguen aquí.',
  sessionEnded: 'Tu sesión ha terminado.',
  signInAgain: 'Inicia sesión de nuevo y vuelve a comprobar. Tu texto sigue aquí.',
}

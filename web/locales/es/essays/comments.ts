import type { commentTexts as englishCommentTexts } from '../../en/essays/comments.ts'
import type { Translation } from '../../message-types.ts'

export const commentTexts: Translation<typeof englishCommentTexts> = {
  title: 'Comentarios',
  loading: 'Cargando los comentarios…',
  failed: 'No se pudieron cargar los comentarios.',
  comment: 'Comentar',
  newComment: 'Comentario nuevo',
  yourComment: 'Tu comentario',
  yourReply: 'Tu respuesta',
  reply: 'Responder',
  resolve: 'Resolver',
  reopen: 'Reabrir',
  delete: 'Eliminar',
  deleteOf: 'Eliminar el comentario de {author}',
  deleteTitle: '¿Eliminar este comentario?',
  deleteWithReplies: 'El comentario y todas sus respuestas se eliminan para siempre.',
  deleteExplained: 'La respuesta se elimina para siempre.',
  cancel: 'Cancelar',
  you: 'Tú',
  theWriter: 'El autor',
  fromFile: 'Del archivo',
  empty: 'Aún no hay comentarios. Selecciona palabras en la página y pulsa Comentar.',
  selectFirst: 'Selecciona las palabras que quieres comentar.',
  wordsGone: 'Estas palabras ya no están en la página.',
  openThreads:
    '{count, plural, =0 {Ningún comentario abierto} one {# comentario abierto} many {# de comentarios abiertos} other {# comentarios abiertos}}',
  resolvedThreads:
    '{count, plural, one {# comentario resuelto} many {# de comentarios resueltos} other {# comentarios resueltos}}',
  commentBy: 'Comentario de {author} sobre “{quote}”',
  showWords: 'Mostrar estas palabras en la página',
  onDeletedText: 'Sobre texto eliminado',
  wordsReplaced: 'Estas palabras se sustituyeron',
  replaceBy: 'Sustituir por',
  removeWords: 'Quitar estas palabras',
  accept: 'Aceptar',
  accepted: 'Aceptado',
  acceptedToast: 'Las palabras sugeridas están en la página. Ctrl+Z las deshace.',

  // Readers of a shared essay
  readerHint: 'Selecciona palabras del ensayo para comentarlas, o elige un párrafo.',
  paragraph: 'Párrafo',
  chooseParagraph: 'Elige un párrafo…',
  yourName: 'Tu nombre',
  yourNameHint: 'Lo ven el autor y otros lectores. Se guarda en este navegador.',
  suggestWords: 'Sugerir otras palabras',
  suggestedWords: 'Palabras sugeridas',
  suggestHint:
    'El autor puede ponerlas en la página con un clic. Deja el campo vacío para sugerir quitar las palabras.',
  send: 'Enviar',
  sent: 'Tu comentario se envió.',
}

import type { shareTexts as englishShareTexts } from '../../en/essays/share.ts'
import type { Translation } from '../../message-types.ts'

export const shareTexts: Translation<typeof englishShareTexts> = {
  // Share essay dialog
  share: 'Compartir',
  shareThisEssay: 'Compartir este ensayo',
  shareWords: 'enlace comentarios lectores',
  anyoneWithTheLink:
    'Quien tenga el enlace ve el ensayo como está ahora, sin cuenta, hasta que el enlace termine o lo revoques. No puede cambiarlo, y no ve tu chat, tus versiones ni tu registro de autoría.',
  notStored: 'Este ensayo aún no está en el servidor. Podrás compartirlo en cuanto se guarde.',
  linkIsFor: 'El enlace es para',
  access: { read: 'Leer', comment: 'Comentar' },
  accessHint: {
    read: 'Los lectores ven la página, sin comentarios.',
    comment:
      'Los lectores pueden marcar palabras y escribir comentarios y sugerencias con el nombre que elijan.',
  },
  linkName: 'Nombre del enlace',
  linkNameHint: 'Solo lo ves tú; por ejemplo, la persona a quien se lo envías.',
  linksToThisEssay: 'Enlaces a este ensayo',
  unnamed: { read: 'Enlace para leer', comment: 'Enlace para comentar' },
  size: { read: 'para leer', comment: 'para comentar' },
  commentsOff: 'Cerrar comentarios',
  commentsOffOf: 'No aceptar más comentarios por el enlace {name}',
  commentsOn: 'Permitir comentarios',
  commentsOnOf: 'Permitir comentarios por el enlace {name}',
  notChanged: 'El enlace no se cambió. {message}',

  // Shared essay
  sharedEssay: 'Ensayo compartido',
  couldNotBeLoaded: 'No se pudo cargar este ensayo compartido',
  nothingToReadHere: 'Aquí no hay nada que leer',
  goToTheFrontPage: 'Ir a la página principal',
  loading: 'Cargando',
  sharedBy: 'Compartido por {ownerName} el {day}',
  anEssayShared: 'Un ensayo escrito con {name}, compartido el {day}',
  readableUntil: '{shared} · legible hasta el {day}',
  theEssay: 'El ensayo',
  empty: 'Aún no hay nada en la página.',
}

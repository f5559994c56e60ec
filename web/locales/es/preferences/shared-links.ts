import type { sharedLinksTexts as english } from '../../en/preferences/shared-links.ts'
import type { Translation } from '../../message-types.ts'

export const sharedLinksTexts: Translation<typeof english> = {
  title: 'Enlaces compartidos',
  text: 'Cualquiera que tenga un enlace puede leer lo que abre, hasta que caduque o lo revoques. Las direcciones se muestran una sola vez, al crear el enlace.',
  chat: 'Chat, {count, plural, one {# mensaje} many {# de mensajes} other {# mensajes}}',
  essayToRead: 'Ensayo, para leer',
  essayToComment: 'Ensayo, para comentar',
  check: 'Análisis de IA',
  named: '{title} · {name}',
}

import type { frameTexts as english } from '../../en/content/frame.ts'
import type { Translation } from '../../message-types.ts'

export const frameTexts: Translation<typeof english> = {
  breadcrumb: 'Ruta de navegación',
  onThisPage: 'En esta página',
  needAdditionalHelp: '¿Necesitas más ayuda?',
  needHelpText:
    'Escríbenos y cuéntanos qué intentaste y qué ocurrió. Una persona lee cada correo; por favor, no incluyas contraseñas ni claves.',
  emailSupport: 'Escribir un correo',
  translationNote: 'Esta es una traducción. El texto vinculante es el <english>texto en inglés</english>.',
  minutesToRead:
    '{minutes, plural, one {# minuto de lectura} many {# de minutos de lectura} other {# minutos de lectura}}',
  lastChanged: 'Última modificación: {date}',
  effective: 'En vigor desde el {date}',
}

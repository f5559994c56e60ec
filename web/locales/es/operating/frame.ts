import type { operatorTexts as english } from '../../en/operating/frame.ts'
import type { Translation } from '../../message-types.ts'

export const operatorTexts: Translation<typeof english> = {
  title: 'Operador',
  sections: 'Secciones para operadores',
  site: 'Ajustes de este sitio',
  names: {
    users: 'Usuarios',
    log: 'Registro',
  },
  texts: {
    users: 'Todas las personas con cuenta aquí.',
    log: 'Lo que hicieron los operadores.',
  },
}

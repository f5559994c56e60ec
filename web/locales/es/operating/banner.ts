import type { bannerTexts as english } from '../../en/operating/banner.ts'
import type { Translation } from '../../message-types.ts'

export const bannerTexts: Translation<typeof english> = {
  title: 'Aviso',
  none: 'No hay ningún aviso.',
  isShown: 'El aviso se muestra.',
  isNotShown: 'El aviso se guarda, pero no se muestra ahora.',
  notLoaded: 'No se pudo cargar el aviso.',
  text: 'Texto',
  textHint: 'Como máximo {most, number} caracteres, sin formato.',
  textMissing: 'Escribe un texto.',
  tone: 'Importancia',
  from: 'Desde',
  fromHint: 'Vacío para mostrarlo ya, en tu hora.',
  until: 'Hasta',
  untilHint: 'Vacío para mostrarlo hasta que lo retires.',
  untilWrong: 'Es anterior al comienzo.',
  dismissible: 'Se puede cerrar',
  dismissibleText: 'Quien lo cierra lo ve de nuevo tras un cambio.',
  when: 'Quienes han iniciado sesión lo ven en la próxima página que abran.',
  show: 'Mostrar aviso',
  change: 'Cambiar aviso',
  remove: 'Retirar',
  saved: 'Aviso guardado',
  removed: 'Aviso retirado',
  tones: {
    accent: 'Novedad',
    caution: 'Atención',
    danger: 'Urgente',
  },
}

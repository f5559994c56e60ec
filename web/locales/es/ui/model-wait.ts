import type { modelWaitTexts as englishModelWaitTexts } from '../../en/ui/model-wait.ts'
import type { Translation } from '../../message-types.ts'

export const modelWaitTexts: Translation<typeof englishModelWaitTexts> = {
  starts: 'El modelo de este ordenador se está iniciando…',
  place:
    '{place, plural, one {Hay otra solicitud antes que la tuya.} many {Hay # de solicitudes antes que la tuya.} other {Hay otras # solicitudes antes que la tuya.}}',
  placeForSeconds:
    '{place, plural, one {Hay otra solicitud antes que la tuya:} many {Hay # de solicitudes antes que la tuya:} other {Hay otras # solicitudes antes que la tuya:}} {seconds, plural, one {cerca de un segundo.} many {unos # de segundos.} other {unos # segundos.}}',
  placeForMinutes:
    '{place, plural, one {Hay otra solicitud antes que la tuya:} many {Hay # de solicitudes antes que la tuya:} other {Hay otras # solicitudes antes que la tuya:}} {minutes, plural, one {cerca de un minuto.} many {unos # de minutos.} other {unos # minutos.}}',
  reads: 'El modelo de este ordenador está leyendo…',
  readsForSeconds:
    '{seconds, plural, one {El modelo de este ordenador está leyendo: cerca de un segundo más.} many {El modelo de este ordenador está leyendo: unos # de segundos más.} other {El modelo de este ordenador está leyendo: unos # segundos más.}}',
  readsForMinutes:
    '{minutes, plural, one {El modelo de este ordenador está leyendo: cerca de un minuto más.} many {El modelo de este ordenador está leyendo: unos # de minutos más.} other {El modelo de este ordenador está leyendo: unos # minutos más.}}',
}

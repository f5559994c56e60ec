import type { localModels as english } from '../../../../texts/local-models.ts'
import type { Translation } from '../../message-types.ts'

export const localModels: Translation<typeof english> = {
  lineFull: 'Muchas respuestas esperan al modelo de este ordenador. Inténtalo de nuevo en unos minutos.',
  ownLineFull:
    'Varias de tus peticiones ya esperan al modelo de este ordenador. Espera a que termine una o detén alguna.',
  slow: 'El modelo de este ordenador tardó más de 15 minutos, así que la respuesta se detuvo.',
  crashed: 'El modelo de este ordenador se detuvo de forma inesperada. Inténtalo de nuevo.',
  paused:
    'El modelo de este ordenador se detuvo varias veces. Se puede iniciar de nuevo en {seconds} segundos.',
  needsMemory: 'El modelo de este ordenador necesita {needed} de memoria y hay {left} libres.',
  notLoaded: {
    runtime: 'El programa que ejecuta modelos de lenguaje no funciona en este ordenador.',
    file: 'Este archivo no es un modelo de lenguaje que se pueda leer aquí, o está dañado.',
    memory: 'Este ordenador tiene muy poca memoria libre para este modelo.',
    crash: 'Este archivo no es un modelo de lenguaje que se pueda leer aquí, o está dañado.',
    slow: 'El modelo de este ordenador tardó demasiado en cargarse.',
  },
  downloadOff: 'Las descargas de modelos de lenguaje están desactivadas en este sitio.',
  otherDownload: 'Se está descargando otro modelo. Espera a que termine o ponlo en pausa.',
  noRoom: 'Este modelo necesita {needed} en el disco y hay {free} libres.',
  fileMissing: 'No existe ese archivo en el ordenador de este sitio, o no se puede leer.',
  fileNoModel: 'Este archivo no es un modelo de lenguaje en formato GGUF.',
  fileIsBaseModel:
    'Este archivo es un modelo base: continúa textos y no tiene formato para respuestas. Elige la versión que se llama «instruct» o «chat».',
  fileIsSetting: 'Este archivo figura en el ajuste AI_LOCAL_FILE. Cámbialo allí.',
  notReady: 'Este modelo aún no está en este ordenador.',
}

import type { runs as english } from '../../../../texts/runs.ts'
import type { Translation } from '../../message-types.ts'

export const runs: Translation<typeof english> = {
  stopped: 'Detuviste esta ejecución, así que contiene lo compuesto hasta entonces.',
  stoppedEarly:
    'Detuviste esta ejecución antes de que se compusiera algo, así que el texto quedó como estaba.',
  ceilingRest:
    'Este texto necesitaba más del modelo de lenguaje de lo que puede usar un proceso, así que el resto se reescribió sin él.',
  ceilingAll:
    'Este texto necesitaba más del modelo de lenguaje de lo que puede usar un proceso, así que el texto quedó como estaba.',
  modelUnreached: 'No se pudo conectar con el modelo de lenguaje.',
  lessHuman: 'La reescritura sonaba menos humana que el original, así que el texto quedó como estaba.',
  free: {
    unchanged: 'No se cambió nada, así que no costó nada.',
    'no-gain': 'Ningún pasaje cambiado llegó a leerse como humano, así que no costó nada.',
    'reads-as-ai': 'El detector de Longhand aún lee el resultado como IA, así que no costó nada.',
    'paid-before': 'Este proceso ya se había pagado, así que no costó nada más.',
    'not-metered': 'Tu plan no cuenta las palabras en el chat, así que no costó nada.',
  },
}

import type { failures as english } from '../../../../texts/failures.ts'
import type { Translation } from '../../message-types.ts'

export const failures: Translation<typeof english> = {
  chatFailed: 'Lo siento, no pude generar una respuesta. Inténtalo de nuevo.',
  noResponse: 'No se recibió respuesta de la API',
  badResponse: 'No se pudo obtener respuesta del servidor',
  chatTimeout: 'La solicitud superó los 2 minutos. El servidor tarda demasiado en responder.',
  signInToChat: 'Error: inicia sesión para usar esta función.',
  humanizationFailed: 'El proceso de humanización falló',
  humanizeFailed: 'No se pudo humanizar el texto',
  humanizeBlank: 'Escribe un texto para humanizar.',
  humanizeSignIn: 'Debes iniciar sesión para usar esta función. Recarga la página e inténtalo de nuevo.',
  processFailed: 'No se pudo procesar el texto. Inténtalo de nuevo.',
  processError: 'Ocurrió un error al procesar tu texto.',
  copyFailed: 'No se pudo copiar el texto al portapapeles.',
  detectBlank: 'Escribe un texto para analizar.',
  detectTooShort: 'El texto es demasiado corto para analizarlo',
  detectInvalid: 'El texto no es válido. Revísalo e inténtalo de nuevo.',
  detectFailed: 'Ocurrió un error inesperado al analizar el texto. Inténtalo de nuevo.',
  detectFallback: 'El análisis falló. Inténtalo de nuevo.',
  speechUnsupported: 'Tu navegador no admite el reconocimiento de voz. Prueba con Chrome o Edge.',
  speechDenied: 'Se denegó el acceso al micrófono. Permítelo para usar la entrada de voz.',
  outOfWordsFree: 'Sin palabras',
  outOfWordsPro: 'Has usado todas las palabras de tu plan Pro',
  networkError:
    'Error de red: comprueba que el servidor está en marcha en {host}. Reinicia el servidor si hace falta.',
  serverError: 'Error del servidor: {status}',
  speechFailed: 'Ocurrió un error al preparar el reconocimiento de voz: {message}',
}

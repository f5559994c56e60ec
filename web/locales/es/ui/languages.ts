import type { languageTexts as englishLanguageTexts } from '../../en/ui/languages.ts'
import type { Translation } from '../../message-types.ts'

export const languageTexts: Translation<typeof englishLanguageTexts> = {
  language: 'Idioma',
  pagesAndMails: 'Páginas y correos',
  autoDetect: 'Detectar automáticamente',
  englishForNow: '{name} (por ahora en inglés)',
  explanation: 'Tu elección acompaña a tu cuenta.',
  notLoaded: 'No se pudo cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.',
}

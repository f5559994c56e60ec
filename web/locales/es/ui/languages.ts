import type { languageTexts as englishLanguageTexts } from '../../en/ui/languages.ts'
import type { Translation } from '../../message-types.ts'

export const languageTexts: Translation<typeof englishLanguageTexts> = {
  language: 'Idioma',
  pagesAndMails: 'Páginas y correos',
  autoDetect: 'Detectar automáticamente',
  englishForNow: 'Por ahora en inglés',
  explanation:
    'Tu elección va con tu cuenta. Los idiomas que por ahora se muestran en inglés necesitan traductores: <how>cómo contribuir con uno</how>.',
  notLoaded: 'No se pudo cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.',
}

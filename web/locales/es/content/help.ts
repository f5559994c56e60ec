import type { helpTexts as english } from '../../en/content/help.ts'
import type { Translation } from '../../message-types.ts'

export const helpTexts: Translation<typeof english> = {
  helpCenter: 'Centro de ayuda',
  howCanWeHelp: '¿En qué podemos ayudarte?',
  description:
    'Guías con imágenes del chat, el editor de ensayos, el humanizador y el detector de IA de {name}.',
  searchArticles: 'Buscar artículos',
  articles: 'Artículos',
  articlesFound:
    '{count, plural, one {# artículo encontrado} many {# de artículos encontrados} other {# artículos encontrados}}',
  noArticles: 'No se ha encontrado ningún artículo',
  noArticlesHint: 'Prueba con otras palabras o mira las preguntas frecuentes, más abajo.',
  inTheFaq: 'En las preguntas frecuentes',
  moreHelp: 'Más ayuda',
  faq: 'Preguntas frecuentes',
  faqText: 'Respuestas breves a lo que más se pregunta.',
  terms: 'Términos del servicio',
  termsText: 'Lo que acordamos tú y nosotros.',
  privacy: 'Política de privacidad',
  privacyText: 'Qué se guarda, por qué y durante cuánto tiempo.',
  contact: 'Contactar con el equipo de ayuda',
  contactText: 'Por correo, con tus propias palabras.',
  backToHelp: 'Volver al centro de ayuda',
  previous: 'Anterior',
  next: 'Siguiente',
  articleNotFound: 'Artículo no encontrado',
  articleNotFoundText:
    'No hay ningún artículo de ayuda en esta dirección. Todos están en el centro de ayuda.',
}

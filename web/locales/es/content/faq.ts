import type { faqTexts as english } from '../../en/content/faq.ts'
import type { Translation } from '../../message-types.ts'

export const faqTexts: Translation<typeof english> = {
  title: 'Preguntas frecuentes',
  description: 'Respuestas sobre las cuentas, las funciones, la seguridad y la ayuda de {name}.',
  searchQuestions: 'Buscar preguntas',
  categories: 'Categorías',
  categoryNames: {
    general: 'General',
    account: 'Cuenta',
    billing: 'Facturación',
    features: 'Funciones',
    security: 'Seguridad',
    support: 'Ayuda',
  },
  all: 'Todas',
  questionsFound:
    '{count, plural, one {# pregunta encontrada} many {# de preguntas encontradas} other {# preguntas encontradas}}',
  noQuestions: 'No se ha encontrado ninguna pregunta',
  noQuestionsHint: 'Cambia las palabras de la búsqueda o mira en otra categoría.',
  inTheHelpCenter: 'En el centro de ayuda',
  stillQuestions: '¿Tienes más preguntas?',
  contactSupport: 'Escribir al equipo de ayuda',
  browseHelp: 'Ver el centro de ayuda',
}

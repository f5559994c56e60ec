import type { faqTexts as english } from '../../en/content/faq.ts'
import type { Translation } from '../../message-types.ts'

export const faqTexts: Translation<typeof english> = {
  title: 'Questions fréquentes',
  description: 'Réponses sur les comptes, les fonctions, la sécurité et l’aide de {name}.',
  searchQuestions: 'Rechercher des questions',
  categories: 'Catégories',
  categoryNames: {
    general: 'Général',
    account: 'Compte',
    billing: 'Facturation',
    features: 'Fonctions',
    security: 'Sécurité',
    support: 'Assistance',
  },
  all: 'Toutes',
  questionsFound:
    '{count, plural, one {# question trouvée} many {# de questions trouvées} other {# questions trouvées}}',
  noQuestions: 'Aucune question trouvée',
  noQuestionsHint: 'Modifiez les mots de votre recherche ou parcourez une autre catégorie.',
  inTheHelpCenter: 'Dans le centre d’aide',
  stillQuestions: 'Vous avez d’autres questions ?',
  contactSupport: 'Contacter l’assistance',
  browseHelp: 'Parcourir le centre d’aide',
}

import type { helpTexts as english } from '../../en/content/help.ts'
import type { Translation } from '../../message-types.ts'

export const helpTexts: Translation<typeof english> = {
  helpCenter: 'Centre d’aide',
  howCanWeHelp: 'Comment vous aider ?',
  description:
    'Guides illustrés du chat, de l’éditeur de dissertations, de l’humaniseur et du détecteur d’IA de {name}.',
  searchArticles: 'Rechercher des articles',
  articles: 'Articles',
  articlesFound:
    '{count, plural, one {# article trouvé} many {# d’articles trouvés} other {# articles trouvés}}',
  noArticles: 'Aucun article trouvé',
  noArticlesHint: 'Essayez d’autres mots, ou regardez les questions fréquentes plus bas.',
  inTheFaq: 'Dans les questions fréquentes',
  moreHelp: 'Plus d’aide',
  faq: 'Questions fréquentes',
  faqText: 'De courtes réponses à ce que l’on demande le plus.',
  terms: 'Conditions d’utilisation',
  termsText: 'Ce dont nous convenons, vous et nous.',
  privacy: 'Politique de confidentialité',
  privacyText: 'Ce qui est conservé, pourquoi et combien de temps.',
  contact: 'Contacter l’assistance',
  contactText: 'Par e-mail, avec vos propres mots.',
  backToHelp: 'Retour au centre d’aide',
  previous: 'Précédent',
  next: 'Suivant',
  articleNotFound: 'Article introuvable',
  articleNotFoundText: 'Il n’y a pas d’article d’aide à cette adresse. Ils sont tous dans le centre d’aide.',
}

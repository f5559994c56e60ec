import type { blogTexts as english } from '../../en/content/blog.ts'
import type { Translation } from '../../message-types.ts'

export const blogTexts: Translation<typeof english> = {
  title: 'Blog',
  searchPosts: 'Rechercher des articles',
  all: 'Tous',
  categories: 'Catégories',
  categoryNames: { 'ai-detection': 'Détection de l’IA' },
  postsFound:
    '{count, plural, one {# article trouvé} many {# d’articles trouvés} other {# articles trouvés}}',
  noPosts: 'Aucun article trouvé',
  noPostsHint: 'Essayez d’autres mots ou une autre catégorie.',
  categoryTitle: 'Articles : {category}',
  pageTitle: 'Page {page, number}',
  pages: 'Pages',
  next: 'Suivant',
  previous: 'Précédent',
  followByRss: 'Suivre par RSS',
  followByRssText:
    'Les nouveaux articles dans votre lecteur. Il n’y a pas de lettre d’information, et personne ne compte les lecteurs.',
  backToBlog: 'Retour au blog',
  share: 'Partager cet article',
  shareOn: 'Partager sur {network}',
  notFoundTitle: 'Article introuvable',
  notFoundText: 'L’article que vous cherchez n’existe pas.',
  categoryNotFound: 'Catégorie introuvable',
  categoryNotFoundText: 'Il n’y a pas d’article dans cette catégorie. Le blog en donne la liste.',
}

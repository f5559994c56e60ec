import type { blogTexts as english } from '../../en/content/blog.ts'
import type { Translation } from '../../message-types.ts'

export const blogTexts: Translation<typeof english> = {
  title: 'Blog',
  searchPosts: 'Buscar artículos',
  all: 'Todos',
  categories: 'Categorías',
  categoryNames: { 'ai-detection': 'Detección de IA' },
  postsFound:
    '{count, plural, one {# artículo encontrado} many {# de artículos encontrados} other {# artículos encontrados}}',
  noPosts: 'No se ha encontrado ningún artículo',
  noPostsHint: 'Prueba con otras palabras o en otra categoría.',
  categoryTitle: 'Artículos sobre {category}',
  pageTitle: 'Página {page, number}',
  pages: 'Páginas',
  next: 'Siguiente',
  previous: 'Anterior',
  followByRss: 'Seguir por RSS',
  followByRssText: 'Los artículos nuevos, en tu propio lector. No hay boletín y nadie cuenta quién lee.',
  backToBlog: 'Volver al blog',
  share: 'Compartir este artículo',
  shareOn: 'Compartir en {network}',
  notFoundTitle: 'Artículo no encontrado',
  notFoundText: 'El artículo que buscas no existe.',
  categoryNotFound: 'Categoría no encontrada',
  categoryNotFoundText: 'No hay artículos en esta categoría. En el blog está la lista de todas.',
}

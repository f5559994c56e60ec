import { blogTexts } from '../../../locales/en/content/blog.ts'
import type { BlogCategory } from './blog-pages.ts'

/** Returns the name of a category in the language of the page. An operator may add categories of their own. */
export function categoryName({ slug, name }: BlogCategory): string {
  const names: Record<string, string> = blogTexts.categoryNames
  return names[slug] ?? name
}

import type { BlogPost } from '../content.ts'

export type BlogCategory = { slug: string; name: string }

/** One page of the list of posts, or of a category. */
export type BlogPageView = {
  path: string
  /** From 1 on. */
  page: number
  /** The addresses of all pages of this list. */
  paths: string[]
  posts: BlogPost[]
  allPosts: BlogPost[]
  category: BlogCategory | null
  categories: BlogCategory[]
}

/** The first post of a page is shown large, and the others in two columns beside the card of the feed. */
const postsPerPage = 8

/** Returns every page of the blog's lists: all posts, then each category. */
export function blogPages(posts: BlogPost[]): BlogPageView[] {
  const categories = [...new Map(posts.map((post) => [post.categorySlug, post.category]))].map(
    ([slug, name]) => ({ slug, name }),
  )
  const list = (first: string, category: BlogCategory | null): BlogPageView[] => {
    const chosen = category ? posts.filter((post) => post.categorySlug === category.slug) : posts
    const count = Math.max(1, Math.ceil(chosen.length / postsPerPage))
    const paths = Array.from({ length: count }, (_, i) => (i === 0 ? first : `${first}/page/${i + 1}`))
    return paths.map((path, i) => ({
      path,
      page: i + 1,
      paths,
      posts: chosen.slice(i * postsPerPage, (i + 1) * postsPerPage),
      allPosts: posts,
      category,
      categories,
    }))
  }
  return [
    ...list('/blog', null),
    ...categories.flatMap((category) => list(`/blog/category/${category.slug}`, category)),
  ]
}

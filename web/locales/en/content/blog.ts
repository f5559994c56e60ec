import { messages } from '../../messages.ts'

export const blogTexts = messages('content/blog', {
  title: 'Blog',
  searchPosts: 'Search posts',
  all: 'All',
  categories: 'Categories',
  /** By the address of the category. Other categories keep the name that the post gives them. */
  categoryNames: { 'ai-detection': 'AI Detection' },
  postsFound: '{count, plural, one {# post found} other {# posts found}}',
  noPosts: 'No posts found',
  noPostsHint: 'Try other words or another category.',
  categoryTitle: 'Posts about {category}',
  pageTitle: 'Page {page, number}',
  pages: 'Pages',
  next: 'Next',
  previous: 'Previous',
  followByRss: 'Follow by RSS',
  followByRssText: 'New posts in your own reader. There is no newsletter, and nobody counts who reads.',
  backToBlog: 'Back to the blog',
  share: 'Share this post',
  shareOn: 'Share on {network}',
  notFoundTitle: 'Blog Post Not Found',
  notFoundText: "The blog post you're looking for doesn't exist.",
  categoryNotFound: 'Category not found',
  categoryNotFoundText: 'There are no posts in this category. The blog has a list of all of them.',
})

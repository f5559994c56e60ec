import { Rss } from 'lucide-react'
import { blogTexts } from '../../../locales/en/content/blog.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import { introTexts } from '../../../locales/en/content/intros.ts'
import type { BlogPost } from '../content.ts'
import { CountLine } from '../frame/count-line.tsx'
import { dayText } from '../frame/day-text.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { BlogPageView } from './blog-pages.ts'
import { categoryName } from './category-name.ts'
import { Pagination } from './pagination.tsx'

const chipClass =
  'inline-flex h-9 items-center rounded-full border border-line px-4 text-14 text-ink-muted transition-colors hover:bg-surface-hover aria-[current=page]:border-transparent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent max-md:h-11'

/** The dot before a fact is cut off at the start of a line, so that no line begins or ends with one. */
const factClass =
  "relative pl-4 before:absolute before:left-1.5 before:text-ink-muted before:content-['·'/'']"

/** Category, date and reading time in one line. */
function PostFacts({ post }: { post: BlogPost }) {
  return (
    <span className="block overflow-x-clip text-13 text-ink-muted">
      <span className="-ml-4 flex flex-wrap">
        <span className={`${factClass} font-medium text-ink`}>
          {categoryName({ slug: post.categorySlug, name: post.category })}
        </span>
        <time dateTime={post.date.iso} className={factClass}>
          {dayText(post.date)}
        </time>
        <span className={factClass}>{frameTexts.minutesToRead({ minutes: post.minutes })}</span>
      </span>
    </span>
  )
}

function Cover({ post, className }: { post: BlogPost; className?: string }) {
  return (
    <span className={`block overflow-clip rounded-card ${className ?? ''}`}>
      <img
        src={post.image.src}
        width={post.image.width}
        height={post.image.height}
        alt=""
        className="h-full w-full object-cover"
      />
    </span>
  )
}

function FeaturedPost({ post }: { post: BlogPost }) {
  return (
    <a
      href={`/blog/${post.slug}`}
      className="group grid grid-cols-[1.25fr_1fr] items-center gap-x-14 gap-y-6 max-lg:grid-cols-1"
    >
      <Cover post={post} className="aspect-[2/1]" />
      <span className="block">
        <PostFacts post={post} />
        <span
          lang="en"
          className="mt-4 block font-serif text-40 font-medium tracking-tight text-balance decoration-1 underline-offset-4 group-hover:underline max-md:text-28"
        >
          {post.title}
        </span>
        <span lang="en" className="mt-4 block text-16 text-pretty text-ink-muted">
          {post.excerpt}
        </span>
      </span>
    </a>
  )
}

function PostCard({ post }: { post: BlogPost }) {
  return (
    <a href={`/blog/${post.slug}`} className="group block">
      <Cover post={post} className="aspect-[2/1]" />
      <span className="mt-5 block">
        <PostFacts post={post} />
      </span>
      <span
        lang="en"
        className="mt-2 block font-serif text-28 font-medium tracking-tight text-balance decoration-1 underline-offset-4 group-hover:underline max-md:text-20"
      >
        {post.title}
      </span>
      <span lang="en" className="mt-2 block text-16 text-pretty text-ink-muted">
        {post.excerpt}
      </span>
    </a>
  )
}

function FeedCard() {
  return (
    <a
      href="/blog/rss.xml"
      className="group flex flex-col justify-end rounded-card bg-surface-sunken p-8 transition-colors hover:bg-surface-hover md:aspect-[2/1]"
    >
      <Rss aria-hidden="true" className="size-6 text-accent" />
      <span className="mt-4 font-serif text-28 font-medium tracking-tight">{blogTexts.followByRss}</span>
      <span className="mt-1 text-16 text-pretty text-ink-muted">{blogTexts.followByRssText}</span>
    </a>
  )
}

/** A search looks through all posts, also those of other pages and categories. */
function Results({ posts }: { posts: BlogPost[] }) {
  return (
    <div data-results hidden className="mt-10">
      <CountLine total={posts.length} text={blogTexts.postsFound} className="border-b border-line pb-4" />
      <ul>
        {posts.map((post) => (
          <li data-item key={post.slug} className="border-b border-line">
            <a href={`/blog/${post.slug}`} className="group block py-6">
              <PostFacts post={post} />
              <span
                lang="en"
                className="mt-2 block font-serif text-20 font-medium decoration-1 underline-offset-4 group-hover:underline"
              >
                {post.title}
              </span>
              <span lang="en" className="mt-1 block max-w-[68ch] text-16 text-pretty text-ink-muted">
                {post.excerpt}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <EmptyList title={blogTexts.noPosts} hint={blogTexts.noPostsHint} />
    </div>
  )
}

export function BlogList({ view }: { view: BlogPageView }) {
  const [featured, ...rest] = view.posts
  return (
    <div data-list className="mx-auto max-w-6xl px-8 pt-16 pb-24 max-md:px-4 max-md:pt-8 max-md:pb-16">
      <p className="text-14 font-medium text-ink-muted">{blogTexts.title}</p>
      <h1
        lang={view.category ? undefined : 'en'}
        className="mt-3 font-serif text-56 font-medium tracking-tight text-balance max-md:text-40"
      >
        {view.category ? categoryName(view.category) : introTexts.blogHeading}
      </h1>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 max-md:mt-7">
        <nav aria-label={blogTexts.categories} className="flex flex-wrap gap-2">
          <a href="/blog" aria-current={view.category ? undefined : 'page'} className={chipClass}>
            {blogTexts.all}
          </a>
          {view.categories.map(({ slug, name }) => (
            <a
              key={slug}
              href={`/blog/category/${slug}`}
              aria-current={view.category?.slug === slug ? 'page' : undefined}
              className={chipClass}
            >
              {categoryName({ slug, name })}
            </a>
          ))}
        </nav>
        <SearchField label={blogTexts.searchPosts} className="w-80 max-md:w-full" />
      </div>
      <Results posts={view.allPosts} />
      <div data-browse className="mt-10">
        {featured && <FeaturedPost post={featured} />}
        <ul className="mt-16 grid grid-cols-2 gap-x-10 gap-y-14 border-t border-line pt-12 max-md:mt-10 max-md:grid-cols-1 max-md:gap-y-10 max-md:pt-8">
          {rest.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
          <li>
            <FeedCard />
          </li>
        </ul>
        <Pagination view={view} />
      </div>
    </div>
  )
}

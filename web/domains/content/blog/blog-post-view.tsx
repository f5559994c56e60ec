import { ArrowLeft } from 'lucide-react'
import { blogTexts } from '../../../locales/en/content/blog.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { BlogPost } from '../content.ts'
import { Article } from '../frame/article.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { dayText } from '../frame/day-text.ts'
import { categoryName } from './category-name.ts'
import { shareLinks } from './share-links.ts'

/** Plain links: nothing is loaded from a network before its link is followed. */
function ShareButtons({ post }: { post: BlogPost }) {
  return (
    <section aria-labelledby="share" className="flex flex-wrap items-center gap-2">
      <h2 id="share" className="mr-2 text-14 font-medium">
        {blogTexts.share}
      </h2>
      {shareLinks(`/blog/${post.slug}`, post.title).map(({ network, href }) => (
        <a
          key={network}
          href={href}
          rel="noopener noreferrer nofollow"
          aria-label={blogTexts.shareOn({ network })}
          className={buttonClass({ size: 'sm' })}
        >
          {network}
        </a>
      ))}
    </section>
  )
}

export function BlogPostView({ post }: { post: BlogPost }) {
  const category = categoryName({ slug: post.categorySlug, name: post.category })
  return (
    <article className="mx-auto max-w-5xl px-8 pt-10 pb-24 max-md:px-4 max-md:pt-4 max-md:pb-16">
      <Breadcrumb
        steps={[
          { name: blogTexts.title, href: '/blog' },
          { name: category, href: `/blog/category/${post.categorySlug}` },
        ]}
        here={post.title}
        lang={post.lang}
      />
      <header className="mx-auto mt-14 max-w-3xl text-center max-md:mt-8 max-md:text-left">
        <a
          href={`/blog/category/${post.categorySlug}`}
          className="text-14 font-medium text-accent underline-offset-4 hover:underline"
        >
          {category}
        </a>
        <h1
          lang="en"
          className="mt-4 font-serif text-56 font-medium tracking-tight text-balance max-md:text-40"
        >
          {post.title}
        </h1>
        <p lang="en" className="mt-5 text-20 text-pretty text-ink-muted max-md:text-16">
          {post.excerpt}
        </p>
        <p className="mt-6 flex flex-wrap justify-center gap-x-2 text-14 text-ink-muted max-md:justify-start">
          <span className="font-medium text-ink">{post.author}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={post.date.iso}>{dayText(post.date)}</time>
          <span aria-hidden="true">·</span>
          <span>{frameTexts.minutesToRead({ minutes: post.minutes })}</span>
        </p>
      </header>
      <img
        lang="en"
        src={post.image.src}
        width={post.image.width}
        height={post.image.height}
        alt={post.image.alt}
        className="mt-12 h-auto w-full rounded-card max-md:mt-8"
      />
      <Article
        html={post.html}
        lang={post.lang}
        className="article-long mx-auto mt-12 max-w-[42rem] max-md:mt-8"
      />
      <footer className="mx-auto mt-16 flex max-w-[42rem] flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-line pt-8">
        <ShareButtons post={post} />
        <a href="/blog" className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft aria-hidden="true" />
          {blogTexts.backToBlog}
        </a>
      </footer>
    </article>
  )
}

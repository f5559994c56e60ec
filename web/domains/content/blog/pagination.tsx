import { blogTexts } from '../../../locales/en/content/blog.ts'
import type { BlogPageView } from './blog-pages.ts'

const linkClass =
  'flex h-10 min-w-10 items-center justify-center rounded-control px-3 text-14 tabular text-ink-muted hover:bg-surface-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent max-md:h-11 max-md:min-w-11'

/** Links to the other pages of a list; nothing where there is only one. */
export function Pagination({ view: { page, paths } }: { view: BlogPageView }) {
  if (paths.length < 2) return null
  const previous = paths[page - 2]
  const next = paths[page]
  return (
    <nav aria-label={blogTexts.pages} className="mt-16 flex flex-wrap justify-center gap-1">
      {previous && (
        <a href={previous} rel="prev" className={linkClass}>
          {blogTexts.previous}
        </a>
      )}
      {paths.map((path, i) => (
        <a key={path} href={path} aria-current={i + 1 === page ? 'page' : undefined} className={linkClass}>
          {i + 1}
        </a>
      ))}
      {next && (
        <a href={next} rel="next" className={linkClass}>
          {blogTexts.next}
        </a>
      )}
    </nav>
  )
}

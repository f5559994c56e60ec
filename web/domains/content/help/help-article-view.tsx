import { ArrowLeft, ArrowRight } from 'lucide-react'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import { helpTexts } from '../../../locales/en/content/help.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { HelpArticle } from '../content.ts'
import { Article } from '../frame/article.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { Contents } from '../frame/contents.tsx'
import { dayText } from '../frame/day-text.ts'
import { NeedHelp } from '../frame/need-help.tsx'
import { TranslationNote } from '../frame/translation-note.tsx'

type Neighbours = { previous: HelpArticle | null; next: HelpArticle | null }

function Neighbour({ article, isNext }: { article: HelpArticle; isNext: boolean }) {
  return (
    <a
      href={`/help/${article.slug}`}
      rel={isNext ? 'next' : 'prev'}
      className={`group flex flex-1 basis-64 flex-col gap-1 rounded-card border border-line p-5 transition-colors hover:bg-surface-hover ${isNext ? 'items-end text-right' : 'items-start'}`}
    >
      <span className="flex items-center gap-1.5 text-13 text-ink-muted">
        {!isNext && <ArrowLeft aria-hidden="true" className="size-3.5" />}
        {isNext ? helpTexts.next : helpTexts.previous}
        {isNext && <ArrowRight aria-hidden="true" className="size-3.5" />}
      </span>
      <span lang={article.lang} className="font-serif text-20 font-medium">
        {article.title}
      </span>
    </a>
  )
}

export function HelpArticleView({ article, previous, next }: { article: HelpArticle } & Neighbours) {
  return (
    <div className="mx-auto max-w-6xl px-8 pt-10 pb-20 max-md:px-4 max-md:pt-4 max-md:pb-14">
      <Breadcrumb
        steps={[{ name: helpTexts.helpCenter, href: '/help' }]}
        here={article.title}
        lang={article.lang}
      />
      <article className="mt-8 max-md:mt-4">
        <header className="max-w-[46rem]">
          <h1
            lang={article.lang}
            className="font-serif text-56 font-medium tracking-tight text-balance max-md:text-40"
          >
            {article.title}
          </h1>
          <p lang={article.lang} className="mt-4 text-20 text-pretty text-ink-muted max-md:text-16">
            {article.excerpt}
          </p>
          <p className="mt-4 text-13 text-ink-muted">
            {frameTexts.minutesToRead({ minutes: article.minutes })} ·{' '}
            <time dateTime={article.lastChanged.iso}>
              {frameTexts.lastChanged({ date: dayText(article.lastChanged) })}
            </time>
          </p>
          <TranslationNote lang={article.lang} />
        </header>
        <div className="mt-10 grid grid-cols-[minmax(0,46rem)_1fr] gap-x-16 max-lg:grid-cols-1 max-lg:gap-y-6">
          <div className="lg:order-2">
            <Contents headings={article.headings} lang={article.lang} />
          </div>
          <Article html={article.html} lang={article.lang} className="lg:order-1" />
        </div>
      </article>
      <nav
        aria-label={helpTexts.articles}
        className="mt-16 flex max-w-[46rem] flex-wrap gap-4 border-t border-line pt-8"
      >
        {previous && <Neighbour article={previous} isNext={false} />}
        {next && <Neighbour article={next} isNext />}
      </nav>
      <p className="mt-8">
        <a href="/help" className={buttonClass({})}>
          <ArrowLeft aria-hidden="true" />
          {helpTexts.backToHelp}
        </a>
      </p>
      <div className="mt-16 max-md:mt-10">
        <NeedHelp />
      </div>
    </div>
  )
}

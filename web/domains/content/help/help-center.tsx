import { ArrowUpRight, CircleQuestionMark, FileText, type LucideIcon, Mail, Shield } from 'lucide-react'
import { brand } from '../../../../contract/brand.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import { helpTexts } from '../../../locales/en/content/help.ts'
import type { HelpArticle } from '../content.ts'
import { CountLine } from '../frame/count-line.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { NeedHelp } from '../frame/need-help.tsx'
import { OtherHits, type SearchFiles } from '../frame/other-hits.tsx'
import { SearchField } from '../frame/search-field.tsx'

type HelpCard = { icon: LucideIcon; href: string; title: string; text: string }

const cards = (): HelpCard[] => [
  { icon: CircleQuestionMark, href: '/faq', title: helpTexts.faq, text: helpTexts.faqText },
  { icon: FileText, href: '/terms', title: helpTexts.terms, text: helpTexts.termsText },
  { icon: Shield, href: '/privacy', title: helpTexts.privacy, text: helpTexts.privacyText },
  {
    icon: Mail,
    href: `mailto:${brand.supportEmail}`,
    title: helpTexts.contact,
    text: helpTexts.contactText,
  },
]

/** An article as an entry of a table of contents, with its number and a corner of its picture. */
function ArticleEntry({ article, number }: { article: HelpArticle; number: number }) {
  return (
    <li data-item data-of={article.slug} className="border-b border-line">
      <a
        href={`/help/${article.slug}`}
        className="group grid grid-cols-[3rem_1fr_17rem] items-center gap-x-6 py-7 max-md:grid-cols-[2rem_1fr] max-md:gap-x-3 max-md:py-5"
      >
        <span
          aria-hidden="true"
          className="tabular self-start font-serif text-28 text-ink-faint italic max-md:text-20"
        >
          {number}
        </span>
        <span>
          <span
            lang={article.lang}
            className="block font-serif text-28 font-medium tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1 max-md:text-20"
          >
            {article.title}
          </span>
          <span lang={article.lang} className="mt-1.5 block max-w-[56ch] text-16 text-pretty text-ink-muted">
            {article.excerpt}
          </span>
          <span className="mt-3 block text-13 text-ink-muted">
            {frameTexts.minutesToRead({ minutes: article.minutes })}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="block h-36 overflow-clip rounded-card border border-line bg-surface-sunken max-md:hidden"
        >
          <img
            src={article.picture.src}
            width={article.picture.width}
            height={article.picture.height}
            alt=""
            loading="lazy"
            decoding="async"
            className="-ml-28 h-auto w-[30rem] max-w-none shadow-soft transition-transform duration-200 group-hover:-translate-y-1"
          />
        </span>
      </a>
    </li>
  )
}

type HelpCenterProps = { articles: HelpArticle[]; search: SearchFiles }

export function HelpCenter({ articles, search }: HelpCenterProps) {
  return (
    <div data-list data-kind="article" data-search={search.script} data-index={search.index}>
      <section className="bg-surface-sunken px-8 pt-20 pb-20 max-md:px-4 max-md:pt-12 max-md:pb-12">
        <div className="mx-auto max-w-5xl">
          <p className="text-14 font-medium text-ink-muted">{helpTexts.helpCenter}</p>
          <h1 className="mt-3 font-serif text-56 font-medium tracking-tight text-balance max-md:text-40">
            {helpTexts.howCanWeHelp}
          </h1>
          <SearchField label={helpTexts.searchArticles} className="mt-8 max-w-2xl" />
        </div>
      </section>
      <div className="px-8 max-md:px-4">
        <div className="mx-auto max-w-5xl">
          <section aria-labelledby="articles" className="pt-16 max-md:pt-10">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-4">
              <h2 id="articles" className="text-16 font-semibold">
                {helpTexts.articles}
              </h2>
              <CountLine total={articles.length} text={helpTexts.articlesFound} />
            </div>
            <ol>
              {articles.map((article, i) => (
                <ArticleEntry key={article.slug} article={article} number={i + 1} />
              ))}
            </ol>
            <EmptyList title={helpTexts.noArticles} hint={helpTexts.noArticlesHint} />
            <OtherHits title={helpTexts.inTheFaq} />
          </section>
          <section aria-labelledby="more-help" className="pt-16 pb-16 max-md:pt-10">
            <h2 id="more-help" className="text-16 font-semibold">
              {helpTexts.moreHelp}
            </h2>
            <ul className="mt-4 grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1">
              {cards().map(({ icon: Icon, ...card }) => (
                <li key={card.href}>
                  <a
                    href={card.href}
                    className="group flex h-full flex-col rounded-card border border-line bg-surface-raised p-5 transition-colors hover:bg-surface-hover"
                  >
                    <span className="flex items-center justify-between">
                      <Icon aria-hidden="true" className="size-5 text-accent" />
                      <ArrowUpRight
                        aria-hidden="true"
                        className="size-4 text-ink-faint opacity-0 transition-opacity group-hover:opacity-100"
                      />
                    </span>
                    <span className="mt-4 font-medium text-16">{card.title}</span>
                    <span className="mt-1 text-14 text-pretty break-words text-ink-muted">{card.text}</span>
                  </a>
                </li>
              ))}
            </ul>
            <div className="mt-16 max-md:mt-10">
              <NeedHelp />
            </div>
          </section>
        </div>
      </div>
    </div>
  )
}

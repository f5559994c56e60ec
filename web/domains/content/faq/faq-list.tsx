import { Plus } from 'lucide-react'
import { brand } from '../../../../contract/brand.ts'
import { faqTexts } from '../../../locales/en/content/faq.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { FaqCategory, FaqItem } from '../content.ts'
import { Article } from '../frame/article.tsx'
import { CountLine } from '../frame/count-line.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { OtherHits, type SearchFiles } from '../frame/other-hits.tsx'
import { SearchField } from '../frame/search-field.tsx'

/** An operator may add categories of their own. */
function nameOf({ id, name }: FaqCategory): string {
  const names: Record<string, string> = faqTexts.categoryNames
  return names[id] ?? name
}

type Choice = { id: string; name: string; count: number }

/** Radio buttons, which the style sheet evaluates, so that the filter works without a script. */
function CategoryFilter({ choices }: { choices: Choice[] }) {
  return (
    <fieldset>
      <legend className="sr-only">{faqTexts.categories}</legend>
      <div className="flex flex-col gap-1 max-lg:flex-row max-lg:flex-wrap max-lg:gap-2">
        {choices.map(({ id, name, count }) => (
          <label
            key={id}
            htmlFor={`category-${id}`}
            className="flex h-10 items-center justify-between gap-3 rounded-control px-3 text-16 text-ink-muted transition-colors hover:bg-surface-hover has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent max-lg:h-11 max-lg:border max-lg:border-line max-lg:text-14"
          >
            <input
              type="radio"
              id={`category-${id}`}
              name="category"
              value={id}
              defaultChecked={id === 'all'}
              className="sr-only"
            />
            {name}
            <span className="tabular text-13">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Question({ item, category }: { item: FaqItem; category: FaqCategory }) {
  return (
    <details
      data-item
      data-of={item.id}
      data-category={category.id}
      id={item.id}
      name="faq"
      className="group scroll-mt-8 border-b border-line"
    >
      <summary className="flex min-h-16 list-none items-center gap-6 py-4 [&::-webkit-details-marker]:hidden">
        <span lang={item.lang} className="flex-1 font-serif text-20 font-medium text-pretty">
          {item.question}
        </span>
        <span className="text-13 text-ink-muted max-md:sr-only">{nameOf(category)}</span>
        <Plus
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <Article
        html={item.answer}
        lang={item.lang}
        className="article-answer max-w-[68ch] pb-7 text-ink-muted"
      />
    </details>
  )
}

type FaqListProps = { categories: FaqCategory[]; search: SearchFiles }

export function FaqList({ categories, search }: FaqListProps) {
  const total = categories.reduce((sum, { items }) => sum + items.length, 0)
  const choices = [
    { id: 'all', name: faqTexts.all, count: total },
    ...categories.map((category) => ({
      id: category.id,
      name: nameOf(category),
      count: category.items.length,
    })),
  ]
  return (
    <div
      data-list
      data-kind="question"
      data-search={search.script}
      data-index={search.index}
      className="mx-auto max-w-6xl px-8 pt-16 pb-24 max-md:px-4 max-md:pt-8 max-md:pb-16"
    >
      <h1 className="max-w-3xl font-serif text-56 font-medium tracking-tight text-balance max-md:text-40">
        {faqTexts.title}
      </h1>
      <div className="mt-12 grid grid-cols-[13rem_minmax(0,1fr)] gap-x-16 gap-y-8 max-lg:grid-cols-1 max-md:mt-8">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <CategoryFilter choices={choices} />
        </div>
        <div>
          <SearchField label={faqTexts.searchQuestions} />
          <CountLine total={total} text={faqTexts.questionsFound} className="mt-4 mb-2" />
          <div className="border-t border-line">
            {categories.flatMap((category) =>
              category.items.map((item) => <Question key={item.id} item={item} category={category} />),
            )}
          </div>
          <EmptyList title={faqTexts.noQuestions} hint={faqTexts.noQuestionsHint} />
          <OtherHits title={faqTexts.inTheHelpCenter} />
          <footer className="mt-14 flex flex-wrap items-center gap-3">
            <p className="mr-auto font-serif text-20 font-medium">{faqTexts.stillQuestions}</p>
            <a href={`mailto:${brand.supportEmail}`} className={buttonClass({ variant: 'primary' })}>
              {faqTexts.contactSupport}
            </a>
            <a href="/help" className={buttonClass({})}>
              {faqTexts.browseHelp}
            </a>
          </footer>
        </div>
      </div>
    </div>
  )
}

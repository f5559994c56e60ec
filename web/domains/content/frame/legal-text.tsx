import { legalMark } from '../../../../contract/site/legal.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import { currentLanguage } from '../../../locales/language.ts'
import type { LegalText } from '../content.ts'
import { Article } from './article.tsx'
import { Contents } from './contents.tsx'
import { dayText } from './day-text.ts'
import { TranslationNote } from './translation-note.tsx'

/** The terms or the privacy policy, with a table of contents and both dates. */
export function LegalTextView({ text }: { text: LegalText }) {
  return (
    <article className="mx-auto max-w-6xl px-8 pt-16 pb-24 max-md:px-4 max-md:pt-8 max-md:pb-16">
      <h1 lang={text.lang} className="font-serif text-56 font-medium tracking-tight max-md:text-40">
        {text.title}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-6 text-14 text-ink-muted">
        <time dateTime={legalMark('since', text.effective.iso, 'iso')}>
          {frameTexts.effective({
            date: legalMark('since', dayText(text.effective), currentLanguage().dates),
          })}
        </time>
        <time dateTime={text.lastChanged.iso}>
          {frameTexts.lastChanged({ date: dayText(text.lastChanged) })}
        </time>
      </p>
      <TranslationNote lang={text.lang} />
      <div className="mt-10 grid grid-cols-[minmax(0,44rem)_1fr] gap-x-16 max-lg:grid-cols-1 max-lg:gap-y-6">
        <div className="lg:order-2">
          <Contents headings={text.headings} lang={text.lang} />
        </div>
        <Article html={text.html} lang={text.lang} className="lg:order-1" />
      </div>
    </article>
  )
}

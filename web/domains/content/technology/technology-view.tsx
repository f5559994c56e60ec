import type { ReactNode } from 'react'
import { technologyTexts } from '../../../locales/en/content/technology.ts'
import type { EngineFigures, TechnologyText } from '../content.ts'
import { Article } from '../frame/article.tsx'
import { Contents } from '../frame/contents.tsx'
import { FlaggedChart } from './flagged-chart.tsx'
import { FoundChart } from './found-chart.tsx'
import { HumanizerTable } from './humanizer-table.tsx'

/** The charts, by the lines of the text that they replace, such as `:chart-found`. */
const charts: Record<string, (figures: EngineFigures) => ReactNode> = {
  'chart-found': ({ found }) => <FoundChart rows={found} />,
  'chart-flagged': ({ flagged }) => <FlaggedChart rows={flagged} />,
  'table-humanizer': ({ humanizer }) => <HumanizerTable rows={humanizer} />,
}

const chartMark = /<p>:([a-z-]+)<\/p>/

/** Splitting by the mark returns texts and the names of charts in turn. */
function Body({ html, figures }: { html: string; figures: EngineFigures }) {
  return (
    <div className="lg:order-1">
      {html.split(chartMark).map((part, i) => {
        if (i % 2 === 0)
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          return <Article key={i} html={part} lang="en" className="[&:not(:first-child)>:first-child]:mt-8" />
        const chart = charts[part]
        if (!chart) throw new Error(`web/content/technology.md: there is no chart “:${part}”.`)
        return (
          <div key={part} lang="en">
            {chart(figures)}
          </div>
        )
      })}
    </div>
  )
}

export function TechnologyView({ text }: { text: TechnologyText }) {
  return (
    <article className="mx-auto max-w-6xl px-8 pt-16 pb-24 max-md:px-4 max-md:pt-8 max-md:pb-16">
      <p lang="en" className="text-14 font-medium text-ink-muted">
        {technologyTexts.kicker}
      </p>
      <h1
        lang="en"
        className="mt-3 max-w-3xl font-serif text-56 font-medium tracking-tight text-balance max-md:text-40"
      >
        {text.title}
      </h1>
      <div className="mt-12 grid grid-cols-[minmax(0,44rem)_1fr] gap-x-16 max-lg:grid-cols-1 max-lg:gap-y-6 max-md:mt-8">
        <div className="lg:order-2">
          <Contents headings={text.headings} lang="en" />
        </div>
        <Body html={text.html} figures={text.figures} />
      </div>
    </article>
  )
}

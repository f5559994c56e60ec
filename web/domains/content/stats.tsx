import { landingTexts as texts } from '../../locales/en/content/landing.ts'
import { formatNumber } from '../../locales/format.ts'
import type { EngineFigures } from './content.ts'

type Stat = { figure: string; text: string }

/** In the notation of the page's language. */
const percent = (share: number, digits: number) =>
  formatNumber(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The figures of /resources/technology, which come from the documentation's tables of measured results. */
function statsOf({ found, flagged, humanizer }: EngineFigures): Stat[] {
  const people = flagged.reduce((sum, { texts }) => sum + texts, 0)
  const marked = flagged.reduce((sum, row) => sum + row.texts * row.flagged, 0)
  const all = found.find(({ key }) => key === 'all')!
  const kept = humanizer.find(({ key }) => key === 'factsKept')!
  return [
    { figure: percent(marked / people, 1), text: texts.peopleFlagged({ texts: people }) },
    { figure: percent(all.found, 0), text: texts.modelsFound({ texts: all.texts }) },
    { figure: percent(Number.parseFloat(kept.clean) / 100, 0), text: texts.factsKept },
    { figure: '0', text: texts.nothingSent },
  ]
}

/** Each figure can be reproduced with a command of the repository. */
export function Stats({ figures }: { figures: EngineFigures }) {
  return (
    <section aria-labelledby="stats-title" className="border-y border-line">
      <div className="mx-auto max-w-7xl px-8 py-14 max-md:px-4 max-md:py-10">
        <h2 id="stats-title" className="sr-only">
          {texts.measured}
        </h2>
        <dl className="grid grid-cols-4 gap-x-10 gap-y-8 max-lg:grid-cols-2 max-md:gap-x-6">
          {statsOf(figures).map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end gap-2">
              <dt className="max-w-60 text-13 text-pretty text-ink-muted">{text}</dt>
              <dd className="font-serif text-56 font-medium tracking-tight max-md:text-40">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-13 text-ink-muted">
          {texts.reproducible}{' '}
          <a
            href="/resources/technology"
            className="font-medium text-accent underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {texts.howWeMeasure}
          </a>
        </p>
      </div>
    </section>
  )
}

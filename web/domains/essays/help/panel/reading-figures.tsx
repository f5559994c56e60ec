import { help as texts } from '../../../../locales/en/essays/help.ts'
import { formatNumber } from '../../../../locales/format.ts'
import type { TextFigures } from '../readability/text-figures.ts'

const gradeMax = 17

/** The reading ease in words and figures, and how long the sentences are. */
export function ReadingFigures({ figures }: { figures: TextFigures }) {
  const grade = Math.min(gradeMax, Math.round(figures.grade))
  return (
    <>
      <p className="flex items-end gap-3">
        <span className="sr-only">{texts.ease} </span>
        <span className="tabular font-serif text-40 font-medium">{Math.round(figures.ease)}</span>
        <span className="pb-1.5 text-14 font-medium text-pretty">{texts.levels[figures.level]}</span>
      </p>
      <p className="pt-1 text-13 text-pretty text-ink-muted">{texts.easeNote}</p>
      <dl className="tabular flex flex-col gap-1.5 pt-4 text-14 [&_dt]:text-ink-muted [&>div]:flex [&>div]:justify-between">
        <Row name={texts.grade} value={texts.gradeOf({ grade })} />
        <Row name={texts.sentences} value={formatNumber(figures.sentences)} />
        <Row name={texts.averageSentence} value={formatNumber(Math.round(figures.wordsPerSentence))} />
        <Row name={texts.longestSentence} value={texts.wordsCount({ count: figures.longestSentence })} />
      </dl>
      <SentenceLengths lengths={figures.lengths} />
    </>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Bars of how many sentences are short and long: a text with one bar only is monotonous. */
function SentenceLengths({ lengths }: { lengths: number[] }) {
  const most = Math.max(...lengths, 1)
  return (
    <ul className="flex h-24 items-end gap-2 pt-4">
      {lengths.map((count, i) => {
        const from = i * 10
        const isLast = i === lengths.length - 1
        const name = isLast ? texts.lengthsOver({ from }) : texts.lengths({ from: from + 1, to: from + 10 })
        return (
          <li
            key={from}
            title={`${name} · ${texts.lengthCount({ count })}`}
            className="flex h-full flex-1 flex-col justify-end gap-1"
          >
            <span className="sr-only">
              {name}: {texts.lengthCount({ count })}
            </span>
            <span
              aria-hidden="true"
              className="rounded-t-small bg-accent/60"
              style={{ height: `${(count / most) * 100}%` }}
            />
            <span aria-hidden="true" className="tabular text-center text-12 text-ink-muted">
              {isLast ? `${from}+` : `${from + 1}–${from + 10}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

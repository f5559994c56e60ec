import { detectorResultTexts } from '../../../locales/en/detector/result.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Tone, toneFillClass } from '../../../ui/feedback/tone.ts'
import { overlaps, type Span, toneOfSentence } from '../marks/marks.ts'
import type { Detection } from '../queries.ts'

type Numbered = Detection['paragraphs'][number] & { number: number }

type ParagraphsProps = {
  paragraphs: Numbered[]
  active: Span | null
  onPoint: (span: Span | null) => void
  onShow: (span: Span) => void
}

/** Uses the same colours as the marks in the text. */
function toneOf(probability: number): Tone {
  const mark = toneOfSentence(probability)
  if (mark === null) return 'positive'
  return mark === 'strong' ? 'danger' : 'caution'
}

export function numbered(paragraphs: Detection['paragraphs']): Numbered[] {
  return paragraphs.map((paragraph, index) => ({ ...paragraph, number: index + 1 }))
}

/** Lists the paragraphs with their AI scores. Pointing at one highlights it in the text. */
export function Paragraphs({ paragraphs, active, onPoint, onShow }: ParagraphsProps) {
  return (
    <ol className="-mx-3 flex flex-col">
      {paragraphs.map((paragraph) => (
        <li key={paragraph.start}>
          <button
            type="button"
            onMouseEnter={() => onPoint(paragraph)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(paragraph)}
            onBlur={() => onPoint(null)}
            onClick={() => onShow(paragraph)}
            className={classNames(
              'tabular grid w-full grid-cols-[minmax(0,1fr)_5rem_4rem] items-center gap-3 rounded-control px-3 py-1.5 text-left text-13 transition-colors max-md:min-h-11',
              overlaps(paragraph, active) ? 'bg-surface-hover' : 'hover:bg-surface-hover',
            )}
          >
            <span className="truncate">
              {detectorResultTexts.paragraphSentences({
                number: paragraph.number,
                span: (words) => <span className="text-ink-muted">{words}</span>,
                num_sentences: paragraph.num_sentences,
              })}
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-clip rounded-full bg-line">
              <span
                className={classNames(
                  'block h-full rounded-full',
                  toneFillClass[toneOf(paragraph.completely_generated_prob)],
                )}
                style={{ width: `${paragraph.completely_generated_prob * 100}%` }}
              />
            </span>
            <span className="text-right">
              {percentText(paragraph.completely_generated_prob * 100)}
              <span className="sr-only"> {detectorResultTexts.aiScore}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

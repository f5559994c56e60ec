import { isMarked } from '../../../../contract/detector.ts'
import { detectorResultTexts } from '../../../locales/en/detector/result.ts'
import { formatNumber } from '../../../locales/format.ts'
import type { Detection } from '../queries.ts'

type Measure = { name: string; hint?: string; label: string; value: string }

/**
 * Returns the measured values. A provider that omits a value loses its row, not the panel. Perplexity and burstiness are
 * shown by their levels, because their numbers have no scale that a reader knows.
 */
export function measuresOf(detection: Detection): Measure[] {
  const marked = detection.sentences.filter(isMarked)
  const { ai_words: aiWords, sentences_count: sentences } = detection
  const isJudged = detection.predicted_class !== 'inconclusive'
  const measures: Array<Measure | null> = [
    detection.perplexity_label === null
      ? null
      : {
          name: detectorResultTexts.perplexity,
          hint: detectorResultTexts.howSurprisingItsWordsAre,
          label: detectorResultTexts.levels[detection.perplexity_label],
          value: '',
        },
    detection.burstiness_label === null
      ? null
      : {
          name: detectorResultTexts.burstiness,
          hint: detectorResultTexts.howSentenceLengthVaries,
          label: detectorResultTexts.levels[detection.burstiness_label],
          value: '',
        },
    isJudged && aiWords !== null
      ? {
          name: detectorResultTexts.aiWords,
          label: formatNumber(aiWords),
          value: detectorResultTexts.ofCount({ count: detection.text_words }),
        }
      : { name: detectorResultTexts.words, label: formatNumber(detection.text_words), value: '' },
    sentences === null
      ? null
      : isJudged
        ? {
            name: detectorResultTexts.aiSentences,
            label: formatNumber(marked.length),
            value: detectorResultTexts.ofCount({ count: sentences }),
          }
        : { name: detectorResultTexts.sentences, label: formatNumber(sentences), value: '' },
  ]
  return measures.filter((measure) => measure !== null)
}

export function Measures({ detection }: { detection: Detection }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {measuresOf(detection).map((measure) => (
        <div key={measure.name} className="flex flex-col gap-0.5">
          <dt className="text-12 text-ink-muted">{measure.name}</dt>
          <dd className="tabular text-14">
            <span className="font-semibold">{measure.label}</span>{' '}
            <span className="text-ink-muted">{measure.value}</span>
          </dd>
          {measure.hint && <dd className="text-12 text-ink-muted">{measure.hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

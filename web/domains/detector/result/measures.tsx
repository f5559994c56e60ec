import { limits } from '../../../../contract/limits.ts'
import type { Detection } from '../queries.ts'

type Measure = { name: string; hint?: string; label: string; value: string }

/** Returns the measured values. A provider that omits a value loses its row, not the panel. */
export function measuresOf(detection: Detection): Measure[] {
  const { overall_perplexity: perplexity, overall_burstiness: burstiness } = detection
  const marked = detection.sentences.filter(
    (sentence) => sentence.generated_prob > limits.sentenceFlagProbability,
  )
  const isJudged = detection.predicted_class !== 'inconclusive'
  const measures: Array<Measure | null> = [
    perplexity === null
      ? null
      : {
          name: 'Perplexity',
          hint: 'How surprising its words are',
          label: detection.perplexity_label ?? '',
          value: perplexity.toFixed(1),
        },
    burstiness === null
      ? null
      : {
          name: 'Burstiness',
          hint: 'How sentence length varies',
          label: detection.burstiness_label ?? '',
          value: burstiness.toFixed(2),
        },
    isJudged
      ? { name: 'AI words', label: count(detection.ai_words), value: `of ${count(detection.text_words)}` }
      : { name: 'Words', label: count(detection.text_words), value: '' },
    isJudged
      ? { name: 'AI sentences', label: count(marked.length), value: `of ${count(detection.sentences_count)}` }
      : { name: 'Sentences', label: count(detection.sentences_count), value: '' },
  ]
  return measures.filter((measure) => measure !== null)
}

function count(value: number): string {
  return value.toLocaleString('en-US')
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

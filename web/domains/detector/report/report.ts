import { limits } from '../../../../contract/limits.ts'
import { percentText } from '../../../../contract/percent-text.ts'
import type { Detection } from '../queries.ts'
import { isScored, verdictOf } from '../verdict.ts'

type Report = { product: string; text: string; detection: Detection; checkedAt: Date }

/** Formats a report as Markdown. Values that were not measured are omitted. */
export function markdownReport({ product, text, detection, checkedAt }: Report): string {
  return [
    '# AI detector report',
    `${product}, ${checkedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. A score is a signal, not a proof.`,
    `**${headline(detection)}**`,
    `${detection.result_message} ${detection.result_sub_message}`,
    measureLines(detection).join('\n'),
    ...reasonSection(text, detection),
    ...sentenceSection(detection),
    '## Text',
    quoted(text),
  ].join('\n\n')
}

/** Formats the report for the clipboard, without the text itself. */
export function plainReport(detection: Detection): string {
  return [
    `AI detector: ${headline(detection)}`,
    `${detection.result_message} ${detection.result_sub_message}`,
    measureLines(detection).join('\n'),
  ].join('\n\n')
}

function headline(detection: Detection): string {
  const verdict = verdictOf(detection)
  if (!isScored(verdict)) return verdict.name
  const confidence = verdict.kind === 'judged' ? `, ${detection.confidence_category} confidence` : ''
  return `AI score ${percentText(verdict.percent!)}: ${verdict.name}${confidence}`
}

function measureLines(detection: Detection): string[] {
  const lines: string[] = []
  const { overall_perplexity: perplexity, overall_burstiness: burstiness } = detection
  if (perplexity !== null)
    lines.push(`- Perplexity: ${perplexity.toFixed(1)} (${detection.perplexity_label})`)
  if (burstiness !== null)
    lines.push(`- Burstiness: ${burstiness.toFixed(2)} (${detection.burstiness_label})`)
  lines.push(`- AI words: ${detection.ai_words} of ${detection.text_words}`)
  lines.push(`- Marked sentences: ${markedSentences(detection).length} of ${detection.sentences_count}`)
  for (const { kind, count } of detection.tampering) lines.push(`- Sign of tampering: ${count} × ${kind}`)
  return lines
}

function markedSentences(detection: Detection): Detection['sentences'] {
  return detection.sentences.filter((sentence) => sentence.generated_prob > limits.sentenceFlagProbability)
}

function reasonSection(text: string, { evidence }: Detection): string[] {
  if (evidence.length === 0) return []
  const items = evidence.flatMap((passage) => [
    `AI score ${percentText(passage.probability * 100)}`,
    quoted(text.slice(passage.start, passage.end)),
    passage.reasons.map((reason) => `- **${reason.title}**: ${reason.detail}`).join('\n'),
  ])
  return ['## What weighed most', ...items]
}

function sentenceSection(detection: Detection): string[] {
  const marked = markedSentences(detection)
  if (marked.length === 0 || !isScored(verdictOf(detection))) return []
  const items = marked.map(
    (sentence) =>
      `- ${percentText(sentence.generated_prob * 100)}: ${sentence.sentence.replace(/\s+/g, ' ').trim()}`,
  )
  return ['## Marked sentences', items.join('\n')]
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

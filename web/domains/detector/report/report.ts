import { isMarked } from '../../../../contract/detector.ts'
import { reportTexts } from '../../../locales/en/detector/report.ts'
import { detectorResultTexts } from '../../../locales/en/detector/result.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { detailOfReason, titleOfReason } from '../../../locales/result-text.ts'
import type { Detection } from '../queries.ts'
import { wholeVerdict } from '../statements.ts'
import { tamperingText } from '../tampering.ts'
import { isScored, verdictOf } from '../verdict.ts'

type Report = { product: string; text: string; detection: Detection; checkedAt: Date }

/** Formats a report as Markdown. Values that were not measured are omitted. */
export function markdownReport({ product, text, detection, checkedAt }: Report): string {
  return [
    reportTexts.aiDetectorReportReport,
    reportTexts.utcAScoreIsA({ product, moment: checkedAt.toISOString().slice(0, 16).replace('T', ' ') }),
    `**${headline(detection)}**`,
    wholeVerdict(detection),
    measureLines(detection).join('\n'),
    ...reasonSection(text, detection),
    ...sentenceSection(detection),
    '## Text',
    quoted(text),
  ].join('\n\n')
}

/** Formats a report as JSON: the documented result of the check with its text and time. */
export function jsonReport({ product, text, detection, checkedAt }: Report): string {
  const { id, collection_id, file_name, ...result } = detection
  return `${JSON.stringify({ product, checked_at: checkedAt.toISOString(), text, ...result }, null, 2)}\n`
}

/** Formats the report for the clipboard, without the text itself. */
export function plainReport(detection: Detection): string {
  return [
    reportTexts.aiDetector({ headline: headline(detection) }),
    wholeVerdict(detection),
    measureLines(detection).join('\n'),
  ].join('\n\n')
}

function headline(detection: Detection): string {
  const verdict = verdictOf(detection)
  if (!isScored(verdict)) return verdict.name
  const { confidence_category } = detection
  const confidence = verdict.kind === 'judged' ? detectorResultTexts.confidence({ confidence_category }) : ''
  const text = verdict.figure === 'marked' ? reportTexts.markedPercent : reportTexts.aiScorePercent
  return text({
    percent: percentText(verdict.percent!),
    name: verdict.name,
    confidence,
  })
}

function measureLines(detection: Detection): string[] {
  const lines: string[] = []
  const { perplexity_label: perplexity, burstiness_label: burstiness } = detection
  if (perplexity !== null)
    lines.push(reportTexts.perplexity({ label: detectorResultTexts.levels[perplexity] }))
  if (burstiness !== null)
    lines.push(reportTexts.burstiness({ label: detectorResultTexts.levels[burstiness] }))
  const { ai_words: count, text_words: total, sentences_count: sentences } = detection
  if (count !== null) lines.push(reportTexts.aiWordsOf({ count, total }))
  if (sentences !== null)
    lines.push(reportTexts.markedSentencesOf({ count: markedSentences(detection).length, total: sentences }))
  if (detection.tampering.length > 0)
    lines.push(reportTexts.hiddenSigns({ signs: tamperingText(detection.tampering) }))
  return lines
}

function markedSentences(detection: Detection): Detection['sentences'] {
  return detection.sentences.filter(isMarked)
}

function reasonSection(text: string, { evidence }: Detection): string[] {
  if (evidence.length === 0) return []
  const items = evidence.flatMap((passage) => [
    reportTexts.aiScore({ percent: percentText(passage.probability * 100) }),
    quoted(text.slice(passage.start, passage.end)),
    passage.reasons.map((reason) => `- **${titleOfReason(reason)}**: ${detailOfReason(reason)}`).join('\n'),
  ])
  return [reportTexts.whatWeighedMost, ...items]
}

function sentenceSection(detection: Detection): string[] {
  const marked = markedSentences(detection)
  if (marked.length === 0 || !isScored(verdictOf(detection))) return []
  const items = marked.map(({ sentence, generated_prob: score }) => {
    const words = sentence.replace(/\s+/g, ' ').trim()
    return score === null ? `- ${words}` : `- ${percentText(score * 100)}: ${words}`
  })
  return [reportTexts.markedSentences, items.join('\n')]
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

import { styleText } from 'node:util'
import type { Detection, Evidence } from '../detector/result.ts'
import type { Tampering } from '../text/normalise.ts'

type Style = Parameters<typeof styleText>[0]

const BAR_WIDTH = 30
const QUOTE_MAX = 240

const DISGUISES: Readonly<Record<Tampering['kind'], string>> = {
  homoglyph: 'look-alike letters',
  'zero-width': 'invisible characters',
  control: 'control characters',
  direction: 'hidden direction marks',
  'styled-letter': 'styled letters',
  'stacked-marks': 'stacks of accents',
}

/** A result for a reader at a terminal. */
export function formatReport(name: string, detection: Detection, colour: boolean): string {
  function paint(style: Style, text: string): string {
    return colour ? styleText(style, text, { validateStream: false }) : text
  }
  const lines = [
    paint('bold', name === '-' ? 'standard input' : name),
    `  ${paint('bold', detection.result_message)}`,
  ]
  lines.push(`  ${detection.result_sub_message}`)
  if (detection.fake_percentage !== null && detection.predicted_class !== 'inconclusive')
    lines.push(`  ${bar(detection.fake_percentage)} ${percentText(detection.fake_percentage)} AI`)
  lines.push(`  ${facts(detection).join(' · ')}`)
  for (const { kind, count } of detection.tampering)
    lines.push(paint('yellow', `  Sign of tampering: ${DISGUISES[kind]} (${count})`))
  for (const passage of detection.evidence) lines.push('', ...passageLines(passage, detection, paint))
  return `${lines.join('\n')}\n\n`
}

/** Never 0.0% or 100.0%: no text is certain. */
function percentText(percentage: number): string {
  if (percentage < 0.05) return '<0.1%'
  return percentage >= 99.95 ? '>99.9%' : `${percentage.toFixed(1)}%`
}

function bar(percentage: number): string {
  const filled = Math.round((percentage / 100) * BAR_WIDTH)
  return '█'.repeat(filled).padEnd(BAR_WIDTH, '░')
}

function facts(detection: Detection): string[] {
  const { text_words, ai_words, sentences_count, overall_perplexity, overall_burstiness } = detection
  const found = [
    `${text_words} words`,
    `${sentences_count} ${sentences_count === 1 ? 'sentence' : 'sentences'}`,
  ]
  if (detection.fake_percentage !== null) found.push(`${ai_words} words in marked passages`)
  if (overall_perplexity !== null)
    found.push(`perplexity ${overall_perplexity.toFixed(0)} (${detection.perplexity_label})`)
  if (overall_burstiness !== null)
    found.push(`burstiness ${overall_burstiness.toFixed(2)} (${detection.burstiness_label})`)
  return found
}

function passageLines(
  passage: Evidence,
  detection: Detection,
  paint: (style: Style, text: string) => string,
): string[] {
  const sentences = detection.sentences.slice(passage.sentence_from, passage.sentence_to)
  const quote = sentences
    .map(({ sentence }) => sentence)
    .join(' ')
    .replace(/\s+/g, ' ')
  const shown = quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX)}…` : quote
  return [
    paint('yellow', `  ▌ ${percentText(passage.probability * 100)}  ${shown}`),
    ...passage.reasons.map((reason) => `  ▌   ${reason.title}: ${reason.detail}`),
  ]
}

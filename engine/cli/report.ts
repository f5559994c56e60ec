import { styleText } from 'node:util'
import type { Evidence } from '../detector/result.ts'
import type { Tampering } from '../text/normalise.ts'
import type { LongDetection } from './detect-in-pieces.ts'
import { columnsOf, wrapText } from './wrap-text.ts'

type Style = Parameters<typeof styleText>[0]

const barWidth = 30
const quoteMax = 240

const disguises: Readonly<Record<Tampering['kind'], string>> = {
  homoglyph: 'look-alike letters',
  'soft-hyphen': 'soft hyphens',
  'zero-width': 'invisible characters',
  control: 'control characters',
  direction: 'hidden direction marks',
  'styled-letter': 'styled letters',
  'stacked-marks': 'stacks of accents',
}

export type Screen = {
  colour: boolean
  columns: number
}

const columnsMin = 30
/** Wider lines are hard to read. */
const columnsMax = 100

/** Formats a result for a terminal. `text` is the judged text. */
export function formatReport(name: string, text: string, detection: LongDetection, screen: Screen): string {
  const columns = Math.max(columnsMin, Math.min(columnsMax, screen.columns))
  const lines: string[] = []
  function add(said: string, look: { style?: Style; first?: string; next?: string } = {}): void {
    const { style, first = '  ', next = first } = look
    for (const [i, part] of wrapText(withoutControls(said), columns - columnsOf(next)).entries()) {
      const line = `${i === 0 ? first : next}${part.replaceAll('\u00a0', ' ')}`
      lines.push(style && screen.colour ? styleText(style, line, { validateStream: false }) : line)
    }
  }
  add(name === '-' ? 'standard input' : name, { style: 'bold', first: '' })
  add(detection.result_message, { style: 'bold' })
  add(detection.result_sub_message)
  if (detection.predicted_class === 'mixed') {
    const marked = Math.min(100, (100 * detection.ai_words) / Math.max(1, detection.text_words))
    add(`${bar(marked)} ${percentText(marked)} of the words marked as AI`)
  } else if (detection.fake_percentage !== null && detection.predicted_class !== 'inconclusive')
    add(`${bar(detection.fake_percentage)} ${percentText(detection.fake_percentage)} AI`)
  addFacts(facts(detection), add)
  for (const { kind, count, words } of detection.tampering)
    add(`Hidden signs: ${disguises[kind]} (${count}, in ${words} ${words === 1 ? 'word' : 'words'})`, {
      style: 'yellow',
    })
  for (const passage of detection.evidence) {
    lines.push('')
    const percent = `  ▌ ${percentText(passage.probability * 100)}  `
    const next = '  ▌'.padEnd(percent.length)
    add(quoteOf(text, passage), { style: 'yellow', first: percent, next })
    const reasons = passage.reasons.map(({ title, detail }) => `${title}: ${detail}`)
    for (const reason of reasons.length > 0 ? reasons : [noReason])
      add(reason, { first: '  ▌   ', next: '  ▌     ' })
  }
  return `${lines.join('\n')}\n\n`
}

const noReason = 'No single trait stands out; its wording as a whole reads like a model’s.'

/** Removes control characters, which a terminal would execute. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
}

/** Joins facts without line breaks inside them. */
function addFacts(found: string[], add: (said: string) => void): void {
  add(found.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · '))
}

/** Never returns 0.0% or 100.0%, because no text is certain. */
function percentText(percentage: number): string {
  if (percentage < 0.05) return '<0.1%'
  return percentage >= 99.95 ? '>99.9%' : `${percentage.toFixed(1)}%`
}

function bar(percentage: number): string {
  const filled = Math.round((percentage / 100) * barWidth)
  return '█'.repeat(filled).padEnd(barWidth, '░')
}

function facts(detection: LongDetection): string[] {
  const { text_words, ai_words, sentences_count, overall_perplexity, overall_burstiness } = detection
  const found = [
    `${text_words} words`,
    `${sentences_count} ${sentences_count === 1 ? 'sentence' : 'sentences'}`,
  ]
  if (detection.fake_percentage !== null) found.push(`${ai_words} words in marked passages`)
  if (overall_perplexity !== null) found.push(`perplexity ${detection.perplexity_label}`)
  if (overall_burstiness !== null) found.push(`burstiness ${detection.burstiness_label}`)
  return found
}

function quoteOf(text: string, { start, end }: Evidence): string {
  const quote = text
    .slice(start, Math.min(end, start + 2 * quoteMax))
    .replace(/\s+/g, ' ')
    .trim()
  return quote.length > quoteMax ? `${quote.slice(0, quoteMax).replace(/ \S*$/, '')} …` : quote
}

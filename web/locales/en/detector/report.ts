import { messages } from '../../messages.ts'

export const reportTexts = messages('detector/report', {
  // Report menu
  theReportCouldNotBe: 'The report could not be created. Please try again.',
  reportCopied: 'Report copied',
  report: 'Report',
  printReport: 'Print or save as PDF',
  downloadAsMarkdown: 'Download as Markdown',
  downloadAsJson: 'Download as JSON',
  shareALink: 'Share a link…',
  copyAsText: 'Copy as text',

  // Report
  aiScore: 'AI score {percent}',
  aiDetectorReportReport: '# AI detector report',
  utcAScoreIsA: '{product}, {moment} UTC. A score is a signal, not a proof.',
  aiDetector: 'AI detector: {headline}',
  aiScorePercent: 'AI score {percent}: {name}{confidence}',
  markedPercent: '{percent} of the words marked as AI: {name}{confidence}',
  perplexity: '- Perplexity: {label} (often High for people, Low for AI)',
  burstiness: '- Burstiness: {label} (often High for people, Low for AI)',
  aiWordsOf: '- AI words: {count} of {total}',
  markedSentencesOf: '- Marked sentences: {count} of {total}',
  hiddenSigns: '- Hidden signs: {signs}',
  whatWeighedMost: '## What weighed most',
  markedSentences: '## Marked sentences',
})

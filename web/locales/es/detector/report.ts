import type { reportTexts as englishReportTexts } from '../../en/detector/report.ts'
import type { Translation } from '../../message-types.ts'

export const reportTexts: Translation<typeof englishReportTexts> = {
  theReportCouldNotBe: 'No se pudo crear el informe. Inténtalo de nuevo.',
  reportCopied: 'Informe copiado',
  report: 'Informe',
  printReport: 'Imprimir o guardar como PDF',
  downloadAsMarkdown: 'Descargar como Markdown',
  downloadAsJson: 'Descargar como JSON',
  shareALink: 'Compartir un enlace…',
  copyAsText: 'Copiar como texto',
  aiScore: 'Puntuación IA {percent}',
  aiDetectorReportReport: '# Informe del detector de IA',
  utcAScoreIsA: '{product}, {moment} UTC. Una puntuación es una señal, no una prueba.',
  aiDetector: 'Detector de IA: {headline}',
  aiScorePercent: 'Puntuación IA {percent}: {name}{confidence}',
  markedPercent: '{percent} de las palabras, marcadas como IA: {name}{confidence}',
  perplexity: '- Perplejidad: {label} (a menudo Alta en personas, Baja en IA)',
  burstiness: '- Variabilidad: {label} (a menudo Alta en personas, Baja en IA)',
  aiWordsOf: '- Palabras de IA: {count} de {total}',
  markedSentencesOf: '- Frases marcadas: {count} de {total}',
  hiddenSigns: '- Signos ocultos: {signs}',
  whatWeighedMost: '## Lo que más pesó',
  markedSentences: '## Frases marcadas',
}

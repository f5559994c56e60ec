import type { reportTexts as englishReportTexts } from '../../en/detector/report.ts'
import type { Translation } from '../../message-types.ts'

export const reportTexts: Translation<typeof englishReportTexts> = {
  theReportCouldNotBe: 'Le rapport n’a pas pu être créé. Veuillez réessayer.',
  reportCopied: 'Rapport copié',
  report: 'Rapport',
  printReport: 'Imprimer ou enregistrer en PDF',
  downloadAsMarkdown: 'Télécharger en Markdown',
  downloadAsJson: 'Télécharger en JSON',
  shareALink: 'Partager un lien…',
  copyAsText: 'Copier en texte',
  aiScore: 'Score IA {percent}',
  aiDetectorReportReport: '# Rapport du détecteur d’IA',
  utcAScoreIsA: '{product}, {moment} UTC. Un score est un signal, pas une preuve.',
  aiDetector: 'Détecteur d’IA : {headline}',
  aiScorePercent: 'Score IA {percent} : {name}{confidence}',
  markedPercent: '{percent} des mots marqués comme IA : {name}{confidence}',
  perplexity: '- Perplexité : {label} (souvent élevée chez les personnes, faible chez l’IA)',
  burstiness: '- Variabilité : {label} (souvent élevée chez les personnes, faible chez l’IA)',
  aiWordsOf: '- Mots d’IA : {count} sur {total}',
  markedSentencesOf: '- Phrases marquées : {count} sur {total}',
  hiddenSigns: '- Signes cachés : {signs}',
  whatWeighedMost: '## Ce qui a le plus pesé',
  markedSentences: '## Phrases marquées',
}

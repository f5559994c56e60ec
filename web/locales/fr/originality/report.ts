import type { originalityReportTexts as english } from '../../en/originality/report.ts'
import type { Translation } from '../../message-types.ts'

export const originalityReportTexts: Translation<typeof english> = {
  report: 'Rapport',
  printReport: 'Imprimer ou enregistrer en PDF',
  downloadAsMarkdown: 'Télécharger en Markdown',
  reportFailed: 'Le rapport n’a pas pu être créé. Veuillez réessayer.',

  title: 'Rapport d’originalité',
  markdownTitle: '# Rapport d’originalité',
  byLine: '{product}, {moment}',
  headline:
    '{percent} du texte se trouve aussi dans {count, plural, one {# source} many {# sources} other {# sources}}',
  nothing: 'Aucun passage commun n’a été trouvé',
  leftOut: 'Non compté : {list}.',
  sourcesHeading: 'Sources',
  sourcesMarkdown: '## Sources',
  sourceLine: '{number}. {title} ({kind}) : {percent}, {words}',
  passagesMarkdown: '## Passages',
  textMarkdown: '## Texte',
  passageHeading: '### Source {number} : {title}',
  inTheText: 'Dans le texte :',
  inTheSource: 'Dans la source :',
  theText: 'Le texte',
  legend: 'Les passages soulignés se trouvent aussi dans la source dont le numéro les suit.',
  passages: 'Les passages les plus longs',
  passageNumber: 'Source {number}, {title}',
  notCountedSources: '{count, plural, one {# source} many {# sources} other {# sources}}',
}

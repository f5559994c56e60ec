import type { originalityReportTexts as english } from '../../en/originality/report.ts'
import type { Translation } from '../../message-types.ts'

export const originalityReportTexts: Translation<typeof english> = {
  report: 'Informe',
  printReport: 'Imprimir o guardar como PDF',
  downloadAsMarkdown: 'Descargar como Markdown',
  reportFailed: 'No se pudo crear el informe. Inténtalo de nuevo.',

  title: 'Informe de originalidad',
  markdownTitle: '# Informe de originalidad',
  byLine: '{product}, {moment}',
  headline:
    'El {percent} del texto está también en {count, plural, one {# fuente} many {# fuentes} other {# fuentes}}',
  nothing: 'No se encontraron pasajes compartidos',
  leftOut: 'No se contó: {list}.',
  sourcesHeading: 'Fuentes',
  sourcesMarkdown: '## Fuentes',
  sourceLine: '{number}. {title} ({kind}): {percent}, {words}',
  passagesMarkdown: '## Pasajes',
  textMarkdown: '## Texto',
  passageHeading: '### Fuente {number}: {title}',
  inTheText: 'En el texto:',
  inTheSource: 'En la fuente:',
  theText: 'El texto',
  legend: 'Los pasajes subrayados están también en la fuente cuyo número los sigue.',
  passages: 'Los pasajes más largos',
  passageNumber: 'Fuente {number}, {title}',
  notCountedSources: '{count, plural, one {# fuente} many {# fuentes} other {# fuentes}}',
}

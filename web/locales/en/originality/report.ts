import { messages } from '../../messages.ts'

export const originalityReportTexts = messages('originality/report', {
  // Report menu
  report: 'Report',
  printReport: 'Print or save as PDF',
  downloadAsMarkdown: 'Download as Markdown',
  reportFailed: 'The report could not be created. Please try again.',

  // Report
  title: 'Originality report',
  markdownTitle: '# Originality report',
  byLine: '{product}, {moment}',
  headline: '{percent} of the text is also in {count, plural, one {# source} other {# sources}}',
  nothing: 'No shared passages were found',
  leftOut: 'Left out of the shares: {list}.',
  sourcesHeading: 'Sources',
  sourcesMarkdown: '## Sources',
  sourceLine: '{number}. {title} ({kind}): {percent}, {words}',
  passagesMarkdown: '## Passages',
  textMarkdown: '## Text',
  passageHeading: '### Source {number}: {title}',
  inTheText: 'In the text:',
  inTheSource: 'In the source:',
  theText: 'The text',
  legend: 'Underlined passages are also in the source with the number after them.',
  passages: 'The longest passages',
  passageNumber: 'Source {number}, {title}',
  notCountedSources: '{count, plural, one {# source} other {# sources}}',
})

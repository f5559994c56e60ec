import { messages } from '../../messages.ts'

export const batchTexts = messages('detector/batch', {
  files: '{count, plural, one {# file} other {# files}}',
  eachFileIsChecked: 'Each file is checked by itself. Open one to see its text with the reasons.',
  eachFileIsMarked: 'Each file is checked by itself. Open one to see its text with the marked sentences.',
  file: 'File',
  verdict: 'Verdict',
  aiScore: 'AI score',
  marked: '{percent} marked',
  words: 'Words',
  downloadCsv: 'Download CSV',
  openFile: 'Open {name}',
  waiting: 'Waiting',
  checking: 'Checking…',
  tryTheFailedFilesAgain: 'Try the failed files again',
  filesChecked: '{done} of {total} files checked',
  confidence: 'Confidence',
  confidenceIs:
    '{confidence_category, select, high {high} medium {medium} low {low} other {{confidence_category}}}',
  note: 'Note',
  resultsByFile: 'Results by file',
  thereIsNoTextInThisFile: 'There is no text in this file.',
})

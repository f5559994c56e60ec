import { expect, test } from 'vitest'
import type { StudyKind } from '../../../../contract/study/study.ts'
import { ankiFile } from './anki-file.ts'
import { csvFile, markdownFile } from './plain-files.ts'

const card = (kind: StudyKind, prompt: string, answer: string, options: string[] = [], source = '') => ({
  kind,
  prompt,
  answer,
  options,
  source,
})
const names = {
  kinds: { flashcard: 'Flashcard', cloze: 'Gap', choice: 'Choice', short: 'Short' },
  columns: { kind: 'Kind', question: 'Question', answer: 'Answer', options: 'Options', source: 'Source' },
}

test('writes the headers and note types that Anki reads, one line for each card', () => {
  const file = ankiFile('Plants:: and\nanimals', [
    card('flashcard', 'What is <osmosis>?', 'A & B'),
    card('short', 'Who?', 'Melvin Calvin', [], 'Melvin Calvin got it.'),
    card('choice', 'Which?', 'b', ['a', 'b']),
  ])
  expect(file.split('\n')).toEqual([
    '#separator:tab',
    '#html:true',
    '#notetype column:1',
    '#deck column:2',
    '#tags column:5',
    'Basic\tPlants: and animals\tWhat is &lt;osmosis&gt;?\tA &amp; B\tlonghand flashcard',
    'Basic (type in the answer)\tPlants: and animals\tWho?\tMelvin Calvin\tlonghand short',
    'Basic\tPlants: and animals\t"Which?<ol type=""A""><li>a</li><li>b</li></ol>"\tb\tlonghand choice',
    '',
  ])
})

test('writes gaps in the cloze notation of Anki, also around braces and colons', () => {
  const [, , , , , line] = ankiFile('T', [card('cloze', 'In {x} ____, it\tbegan.', 'a::b}}', [], 'S')]).split(
    '\n',
  )
  expect(line).toBe('Cloze\tT\tIn &#123;x&#125; {{c1::a:&#58;b&#125;&#125;}}, it began.\tS\tlonghand cloze')
})

test('keeps one line for an answer with line breaks, and quotes quotation marks', () => {
  const line = ankiFile('T', [card('flashcard', 'Say "hi"', 'one\r\ntwo\rthree\nfour')]).split('\n')[5]
  expect(line).toBe('Basic\tT\t"Say ""hi"""\tone<br>two<br>three<br>four\tlonghand flashcard')
})

test('names the deck of a set whose title is a number, which Anki would read as an id', () => {
  expect(ankiFile('1984', [card('flashcard', 'Who?', 'Winston')])).toContain('\nBasic\tLonghand 1984\tWho?')
})

test('writes CSV that a spreadsheet reads and does not calculate', () => {
  const file = csvFile([card('flashcard', '=1+1', 'say "a, b"', [], '')], names)
  expect(file).toBe('\ufeffKind,Question,Answer,Options,Source\r\nFlashcard,\'=1+1,"say ""a, b""",,\r\n')
})

test('writes Markdown without letting the cards format it', () => {
  const file = markdownFile('My *set*', [card('choice', 'Which_one?', 'b', ['a', 'b'], 'From here.')], names)
  expect(file).toContain('# My \\*set\\*')
  expect(file).toContain('1. **Which\\_one?** _(Choice)_')
  expect(file).toContain('   - Source: From here.')
})

import { expect, test } from 'vitest'
import { readNumbering } from './word-numbering.ts'

const level = (at: number, start: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const numbering = (levels: string, override = '') =>
  `<w:numbering><w:abstractNum w:abstractNumId="7">${levels}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/>${override}</w:num></w:numbering>`

test('counts from the start of the list, and from that of its override', () => {
  const plain = readNumbering(numbering(level(0, 4, 'decimal', '%1.')))
  expect([plain.next('3', 0), plain.next('3', 0)]).toEqual([
    { number: 4, mark: '4.' },
    { number: 5, mark: '5.' },
  ])
  const override = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="6"/></w:lvlOverride>'
  expect(readNumbering(numbering(level(0, 4, 'decimal', '%1.'), override)).next('3', 0)?.number).toBe(6)
})

test('writes letters, Roman numbers and the numbers of the levels above, and begins deeper levels again', () => {
  const levels = level(0, 1, 'upperRoman', '%1.') + level(1, 1, 'lowerLetter', '%1.%2)')
  const lists = readNumbering(numbering(levels))
  const marks = [0, 1, 1, 0, 1].map((at) => lists.next('3', at)?.mark)
  expect(marks).toEqual(['I.', 'I.a)', 'I.b)', 'II.', 'II.a)'])
})

test('has no numbers for bullets and unknown lists', () => {
  const lists = readNumbering(numbering(level(0, 1, 'bullet', '•')))
  expect([lists.next('3', 0), lists.next('9', 0), readNumbering('').next('3', 0)]).toEqual([null, null, null])
})

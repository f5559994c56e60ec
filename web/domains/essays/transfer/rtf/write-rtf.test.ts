import { expect, test } from 'vitest'
import { type EssayNode, readEssay } from '../document/essay-blocks.ts'
import { essayOf, node, paragraph, sampleEssay, text } from '../sample-essay.ts'
import { readRtf } from './read-rtf.ts'
import { writeRtf } from './write-rtf.ts'

const choice = { title: 'A \\ {title} é', font: 'Times New Roman', sizePx: 14 }
const rtf = (json: EssayNode) => writeRtf(readEssay(json, choice))

test('is ASCII, with balanced groups, and has all words', () => {
  const file = rtf(sampleEssay)
  expect(file).toMatch(/^\{\\rtf1[\x20-\x7e\n]*\}$/)
  const { words, notes } = readRtf(file)
  expect(words).toContain('Of tides & <moons>\nFirst part\nThe sea and the land meet at the shore.')
  expect(words).toContain('\none\ndeep\ndeeper\ntwo\nif (a) {\n  b()\n}\n')
  expect(words).toContain('Place|Height|\nFundy|16 m|\n')
  expect(words).toContain('שלום עולם, Привет café e\u0301 🌊 first\nsecond')
  expect(notes).toEqual([' Smith 2001, p. 5 — “on tides”.', ' At spring.'])
})

test('keeps headings, alignment, fonts, sizes, links, lists and images', () => {
  const file = rtf(sampleEssay)
  expect(file).toMatch(/\\s1\\outlinelevel0[^\n]*\\qc\\f0\\fs39 /)
  expect(file).toMatch(/\\qj\\f0\\fs21 /)
  expect(file).toContain('{\\f1\\fs36 Large words}')
  expect(file).toContain('{\\fonttbl{\\f0\\fnil Times New Roman;}{\\f1\\fnil Arial;}')
  expect(file).toContain('{\\*\\fldinst{HYPERLINK "https://sea.example/?a=1&b=2"}}')
  expect(file).toContain('\\levelstartat3')
  expect(file).toContain('{\\listtext 4.\\tab}')
  expect(file).toContain('{\\sv A wave}}}\\pngblip')
})

test('escapes braces, backslashes and characters beyond the basic plane', () => {
  const { words } = readRtf(rtf(essayOf(paragraph('{\\par} \\u8364? 𝄞 \u0001 end'))))
  expect(words).toContain('{\\par} \\u8364? 𝄞  end')
})

test('merges cells over columns and rows', () => {
  const cell = (words: string, attrs = {}) => node('tableCell', [paragraph(words)], attrs)
  const file = rtf(
    essayOf(
      node('table', [
        node('tableRow', [cell('tall', { rowspan: 2 }), cell('wide', { colspan: 2 })]),
        node('tableRow', [cell('b'), cell('c')]),
      ]),
    ),
  )
  expect(file.match(/\\clvmgf/g)).toHaveLength(1)
  expect(file.match(/\\clvmrg/g)).toHaveLength(1)
  expect(file.match(/\\cellx9026/g)).toHaveLength(2)
  expect(readRtf(file).words).toContain('tall|wide|\n|b|c|\n')
})

test('writes no link to a script', () => {
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
  expect(rtf(essayOf(paragraph(text('sea', link))))).not.toContain('HYPERLINK')
})

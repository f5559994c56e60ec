import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { readFormula } from '../../formulas/read-formula.ts'
import { type EssayNode, readEssay } from '../document/essay-blocks.ts'
import { essayOf, node, note, paragraph, sampleEssay, sampleImage, text } from '../sample-essay.ts'
import { faceFile } from './face-files.ts'
import { writePdf } from './write-pdf.ts'

const choice = { title: 'Tides 🌊', font: 'Times New Roman', sizePx: 14 }
const write = (json: EssayNode) =>
  writePdf(readEssay(json, choice), async (face) => readFileSync(faceFile(face)))

async function read(json: EssayNode) {
  const { bytes, missing } = await write(json)
  const source = Buffer.from(bytes).toString('latin1')
  const file = await getDocumentProxy(bytes)
  const { text: pages } = await extractText(file, { mergePages: false })
  return { pages, missing, source, file }
}
const lines = 'The moon raises the water on both sides, and the land turns under it. '

test('has selectable text, embedded fonts and links', async () => {
  const { pages, missing, file } = await read(sampleEssay)
  expect(pages).toHaveLength(1)
  const words = pages[0]!.replace(/\s+/g, ' ')
  expect(words).toContain('Of tides & <moons> First part The sea and the land1 meet at the shore.')
  expect(words).toContain('• one 3. deep 4. deeper • two')
  expect(words).toContain('Place Height Fundy 16 m2')
  expect(words).toMatch(/Привет.*café é □ first/)
  expect(words).toMatch(/1 Smith 2001, p\. 5 — “on tides”\. 2 At spring\.$/)
  expect(missing).toEqual(['🌊'])
  const page = await file.getPage(1)
  expect(await page.getAnnotations()).toMatchObject([{ url: 'https://sea.example/?a=1&b=2' }])
  const { info } = await file.getMetadata()
  expect(info).toMatchObject({ Title: 'Tides 🌊' })
})

test('leaves out signs that have no shape', async () => {
  const { pages, missing } = await read(
    essayOf(paragraph('The co\u00adop\u00ader\u00ada\u00adtion of zero\u200bwidth\u2060 words.')),
  )
  expect(pages[0]).toContain('The cooperation of zerowidth words.')
  expect(missing).toEqual([])
})

test('draws a picture in its size, with its caption below', async () => {
  const picture = { src: sampleImage, alt: 'A wave', caption: 'Figure 1. A wave', widthPercent: 50 }
  const { pages } = await read(essayOf(paragraph('Before'), { type: 'image', attrs: picture }))
  expect(pages[0]?.replace(/\s+/g, ' ')).toContain('Before Figure 1. A wave')
})

test('draws formulas with their own fonts', async () => {
  const json = essayOf(
    paragraph('Energy is ', { type: 'formula', attrs: { tex: 'E=mc^2' } }, ' here.'),
    {
      type: 'formulaBlock',
      attrs: { tex: '\\sum_{i=1}^{n} \\frac{1}{\\sqrt{i}} = \\left(\\int_0^1 \\bar{x}\\,dx\\right)^2' },
    },
    {
      type: 'formulaBlock',
      attrs: { tex: '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix} \\in \\mathbb{R}' },
    },
    { type: 'formulaBlock', attrs: { tex: '\\frac{wrong' } },
  )
  const { bytes, missing } = await writePdf(readEssay(json, { ...choice, readFormula }), async (face) =>
    readFileSync(faceFile(face)),
  )
  const { text: words } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  const plain = words.replace(/\s+/g, '')
  expect(plain).toContain('EnergyisE=mc2here.')
  expect(plain).toContain('∑')
  expect(plain).toContain('\\frac{wrong')
  expect(missing).toEqual([])
})

test('has page numbers and the structure that screen readers follow', async () => {
  const { file, pages } = await read(sampleEssay)
  expect(pages[0]).toMatch(/(?:^|\s)1(?:\s|$)/)
  const tree = JSON.stringify(await (await file.getPage(1)).getStructTree())
  for (const role of ['H1', 'H2', 'P', 'BlockQuote', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Note', 'Figure'])
    expect(tree).toContain(`"role":"${role}"`)
  expect(tree).toContain('"alt":"A wave"')
  const marked = await file.getMarkInfo()
  expect(marked?.Marked).toBe(true)
})

test('embeds the fonts that are used, with only the characters that occur', async () => {
  const { bytes } = await write(essayOf(paragraph('plain ', text('bold', 'bold'))))
  const file = await getDocumentProxy(bytes.slice())
  const page = await file.getPage(1)
  await page.getOperatorList()
  const names = (await page.getTextContent()).items.map((item) => ('fontName' in item ? item.fontName : ''))
  const fonts = [...new Set(names)].map(
    (name) => page.commonObjs.get(name) as { name: string; missingFile: boolean },
  )
  expect(fonts.map(({ name }) => name.replace(/-\d+$/, '')).sort()).toEqual(['Tinos-Bold', 'Tinos-Regular'])
  for (const { missingFile } of fonts) expect(missingFile).toBe(false)
  expect(bytes.length).toBeLessThan(80_000)
})

test('puts each footnote at the end of the page that refers to it', async () => {
  const long = Array.from({ length: 30 }, (_, i) =>
    paragraph(lines.repeat(6), note(`Note of paragraph ${i + 1}.`)),
  )
  const { pages } = await read(essayOf(...long))
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) {
    const words = page.replace(/\s+/g, ' ')
    const foot = words.slice(words.search(/\d+ Note of paragraph/))
    expect(foot).toMatch(/^(?:\d+ Note of paragraph \d+\. ?)+$/)
  }
  const all = pages.join(' ').replace(/\s+/g, ' ')
  for (let i = 1; i <= 30; i++) expect(all.split(`${i} Note of paragraph ${i}.`)).toHaveLength(2)
})

test('continues a footnote that is longer than its page, and loses no word', async () => {
  const words = Array.from({ length: 1_500 }, (_, i) => `word${i}`)
  const { pages } = await read(essayOf(paragraph('Short.', note(words.join(' ')))))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join(' ').match(/word\d+/g)).toEqual(words)
})

test('cuts rows and words that are larger than the page', async () => {
  const words = Array.from({ length: 2_000 }, (_, i) => `w${i}`)
  const cell = node('tableCell', [paragraph(words.join(' '))])
  const { pages } = await read(
    essayOf(node('table', [node('tableRow', [cell, cell])]), paragraph('x'.repeat(500))),
  )
  const found = pages.join(' ').match(/w\d+/g) ?? []
  expect(found.filter((word) => word === 'w1999')).toHaveLength(2)
  expect(new Set(found).size).toBe(2_000)
  expect(pages.join('').replace(/[^x]/g, '')).toHaveLength(500)
})

test('keeps a heading on the page of its text', async () => {
  const filler = Array.from({ length: 35 }, () => paragraph('line'))
  for (let count = 28; count < 35; count++) {
    const { pages } = await read(
      essayOf(...filler.slice(0, count), node('heading', ['Heading'], { level: 2 }), paragraph('Its text.')),
    )
    expect(pages.find((page) => page.includes('Heading'))).toContain('Its text.')
  }
})

import { readFileSync } from 'node:fs'
import { readEssay } from '../web/domains/essays/transfer/document/essay-blocks.ts'
import { type EssayFormat, exportEssay } from '../web/domains/essays/transfer/export-essay.ts'
import { faceFile } from '../web/domains/essays/transfer/pdf/face-files.ts'
import { writePdf } from '../web/domains/essays/transfer/pdf/write-pdf.ts'
import { essayOf, node, note, paragraph } from '../web/domains/essays/transfer/sample-essay.ts'
import { printTable } from './support/table.ts'

const words = 10_000
const runs = 5
const choice = { title: 'Tides', font: 'Times New Roman', sizePx: 14 }
const sentence =
  'The moon raises the water on both sides of the earth and the land turns under it once a day.'

/** An essay with a heading and a footnote for every 200 words. */
function longEssay() {
  const perParagraph = sentence.split(' ').length * 10
  const parts = Array.from({ length: Math.ceil(words / perParagraph) }, (_, i) => [
    node('heading', [`Part ${i + 1}`], { level: 2 }),
    paragraph(`${sentence} `.repeat(10), note(`Source ${i + 1}.`)),
  ])
  return essayOf(...parts.flat())
}

/** Measures the export of an essay of 10,000 words. */
export async function benchEssayExport(): Promise<void> {
  const essay = longEssay()
  const formats: EssayFormat[] = ['docx', 'doc', 'rtf', 'txt', 'md', 'html']
  const rows: (string | number)[][] = []
  for (const format of formats) {
    rows.push([format, await slowest(() => exportEssay(essay, { ...choice, format }))])
  }
  const load = async (face: Parameters<typeof faceFile>[0]) => readFileSync(faceFile(face))
  rows.push(['pdf', await slowest(() => writePdf(readEssay(essay, choice), load))])
  printTable('Export of an essay of 10,000 words', ['format', `slowest of ${runs} runs, ms`], rows)
}

async function slowest(run: () => Promise<unknown>): Promise<number> {
  let longest = 0
  for (let i = 0; i < runs; i++) {
    const from = performance.now()
    await run()
    longest = Math.max(longest, performance.now() - from)
  }
  return Math.round(longest)
}

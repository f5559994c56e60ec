// npm run test:documents: opens the files of an essay in LibreOffice and pandoc, and reads the PDF with pdftotext.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEssay } from '../web/domains/essays/transfer/document/essay-blocks.ts'
import { type EssayFormat, exportEssay } from '../web/domains/essays/transfer/export-essay.ts'
import { faceFile } from '../web/domains/essays/transfer/pdf/face-files.ts'
import { writePdf } from '../web/domains/essays/transfer/pdf/write-pdf.ts'
import { sampleEssay } from '../web/domains/essays/transfer/sample-essay.ts'

const choice = { title: 'Tides', font: 'Times New Roman', sizePx: 14 }
/** Texts that a reader must find, whatever the format. */
const expected = ['Of tides & <moons>', 'the shore', 'deeper', 'Fundy', 'Smith 2001', 'Привет', 'first']
const folder = mkdtempSync(join(tmpdir(), 'longhand-documents-'))
let failures = 0

function has(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}

function check(name: string, text: string): void {
  const missing = expected.filter((words) => !text.includes(words))
  if (missing.length > 0) failures++
  console.log(`${name}: ${missing.length === 0 ? 'all words found' : `missing ${missing.join(', ')}`}`)
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

async function openInLibreOffice(): Promise<void> {
  for (const format of ['docx', 'doc', 'rtf', 'html'] as EssayFormat[]) {
    const { file } = await exportEssay(sampleEssay, { ...choice, format })
    const path = join(folder, `essay-${format}.${format}`)
    writeFileSync(path, Buffer.from(await file.arrayBuffer()))
    const opened = join(folder, 'opened')
    const profile = `-env:UserInstallation=file://${folder}/profile`
    // HTML has the footnotes as well, which LibreOffice leaves out of plain text.
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'html', '--outdir', opened, path], {
      stdio: 'ignore',
      timeout: 120_000,
    })
    check(`LibreOffice, ${format}`, wordsOf(readFileSync(join(opened, `essay-${format}.html`), 'utf8')))
  }
}

/** Formulas and notes included, because pandoc reads OMML, MathML and footnotes of all three formats. */
async function openInPandoc(): Promise<void> {
  for (const [format, reader] of [
    ['docx', 'docx'],
    ['html', 'html'],
    ['md', 'gfm+footnotes+tex_math_dollars'],
  ] as const) {
    const { file } = await exportEssay(sampleEssay, { ...choice, format })
    const path = join(folder, `pandoc.${format}`)
    writeFileSync(path, Buffer.from(await file.arrayBuffer()))
    const text = execFileSync('pandoc', ['-f', reader, '-t', 'markdown', '--wrap=none', path], {
      encoding: 'utf8',
    })
    check(`pandoc, ${format}`, text.replace(/\\(?=[<>&"'.-])/g, ''))
  }
}

async function readPdf(): Promise<void> {
  const { bytes } = await writePdf(readEssay(sampleEssay, choice), async (face) =>
    readFileSync(faceFile(face)),
  )
  const path = join(folder, 'essay.pdf')
  writeFileSync(path, bytes)
  check('pdftotext, pdf', execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }))
}

try {
  if (has('soffice')) await openInLibreOffice()
  else console.log('LibreOffice is not installed: the files were not opened in it.')
  if (has('pandoc')) await openInPandoc()
  else console.log('pandoc is not installed: the files were not opened in it.')
  if (has('pdftotext')) await readPdf()
  else console.log('pdftotext is not installed: the PDF was not read with it.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures > 0 ? 1 : 0)

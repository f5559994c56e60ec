import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { faultTexts } from '../../../contract/chats/files.ts'
import { inEnglish } from '../../../texts/english.ts'
import { docxOf, lockedPdf, pdfOf, pngOf, swellingPdf } from '../../testing/samples/sample-files.ts'
import { openDocuments } from './documents.ts'
import { noteOfPages } from './left-out-notes.ts'

const documents = openDocuments()
afterAll(() => documents.close())

const read = (name: string, bytes: Uint8Array | string, declaredType = '') =>
  documents.read(
    { name, declaredType, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes },
    { owner: 'ana' },
  )

describe('texts', () => {
  test('are read in UTF-8, with and without a byte order mark', async () => {
    expect(await read('a.txt', 'Naïve café — 日本')).toMatchObject({
      ok: true,
      document: { kind: 'text', type: 'text/plain', text: 'Naïve café — 日本', words: 3, note: null },
    })
    expect(await read('a.txt', '\ufeffmarked')).toMatchObject({ document: { text: 'marked' } })
  })

  test('are read in UTF-16 of both byte orders, with and without a mark, and in Latin 1', async () => {
    const little = Buffer.from('Der Brief von gestern', 'utf16le')
    const big = Buffer.from(little).swap16()
    for (const bytes of [little, big, Buffer.concat([Buffer.from([0xff, 0xfe]), little])])
      expect(await read('brief.txt', new Uint8Array(bytes))).toMatchObject({
        document: { text: 'Der Brief von gestern', words: 4 },
      })
    const latin = new Uint8Array(Buffer.from('Müller zahlt 5 \x80', 'latin1'))
    expect(await read('brief.txt', latin)).toMatchObject({ document: { text: 'Müller zahlt 5 €' } })
  })

  test('of data and code stay unchanged', async () => {
    const json = '{"a": [1, 2]}'
    expect(await read('a.json', json, 'application/json')).toMatchObject({
      document: { text: json, note: null },
    })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(await read('a.svg', svg, 'image/svg+xml')).toMatchObject({ document: { kind: 'text', text: svg } })
  })

  test('that are too long are cut between words, with a note', async () => {
    const { ok, ...rest } = await read('long.txt', 'words '.repeat(100_000))
    expect(ok).toBe(true)
    expect(rest).toMatchObject({ document: { isCut: true, words: 83_333 } })
  })
})

describe('documents', () => {
  test('a PDF is read page by page', async () => {
    expect(await read('report.pdf', pdfOf(['The first page', 'The second']))).toMatchObject({
      ok: true,
      document: { kind: 'pdf', pages: 2, pagesRead: 2, text: 'The first page\fThe second', words: 5 },
    })
  })

  test('a Word document is read', async () => {
    expect(await read('letter.docx', docxOf(['Dear Ana,', 'it rains.']))).toMatchObject({
      document: { kind: 'docx', text: 'Dear Ana,\n\nit rains.', words: 4, pages: null },
    })
  })

  test('an image has its size', async () => {
    expect(await read('dot.png', pngOf(40, 30))).toMatchObject({
      document: { kind: 'image', type: 'image/png', width: 40, height: 30, words: null },
    })
  })
})

describe('the type detected from the bytes', () => {
  test('overrides the name and the sender’s type, with a note', async () => {
    expect(await read('photo.png', pdfOf(['Text']), 'image/png')).toMatchObject({
      document: { kind: 'pdf', note: 'It is named like a PNG image, but is a PDF.' },
    })
    expect(await read('paper', 'plain words', 'application/pdf')).toMatchObject({
      document: { kind: 'text', note: 'It was sent as a PDF, but is a text.' },
    })
  })

  test.each([
    ['archive.txt', zipSync({ 'a.bin': new Uint8Array(2_000) }), /a ZIP archive/],
    ['noise.txt', new Uint8Array(Buffer.from('\x01\x02\x03\x05\x07'.repeat(50), 'latin1')), /not a text/],
    ['empty.txt', new Uint8Array(), /it is empty/],
    ['blank.txt', strToU8(' \n '), /no text in it/],
    ['scan.pdf', pdfOf(['', '']), /has no text/],
    ['locked.pdf', lockedPdf(), /protected by a password/],
    ['broken.pdf', strToU8('%PDF-1.7\nnothing of a PDF'), /damaged/],
    ['broken.docx', docxOf(['x']).slice(0, 700), /damaged|ZIP archive/],
    ['huge.png', pngOf(1, 1).map((byte, i) => (i === 16 || i === 20 ? 1 : byte)), /too large/],
  ])('%s is refused with a reason', async (name, bytes, reason) => {
    const answer = await read(name, new Uint8Array(bytes))
    expect(answer.ok ? null : inEnglish(answer.reason)).toMatch(reason)
  })
})

describe('files that are made to fill the memory', () => {
  test('a Word document whose text unpacks to more than the limit is refused', async () => {
    const bomb = docxOf(['x'], { 'word/document.xml': new Uint8Array(80 * 1_048_576) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await read('bomb.docx', bomb)).toEqual({ ok: false, reason: faultTexts.unpacks })
  })

  test('a Word document that declares a false size is refused too', async () => {
    const bomb = docxOf(['x'], { 'word/document.xml': new Uint8Array(80 * 1_048_576) })
    const view = new DataView(bomb.buffer)
    for (let at = bomb.length - 4; at > 0; at--)
      if (view.getUint32(at, true) === 80 * 1_048_576) view.setUint32(at, 100, true)
    expect((await read('bomb.docx', bomb)).ok).toBe(false)
  })

  test('parts without text are not unpacked, whatever their size is', async () => {
    const bomb = docxOf(['x'], { 'word/media/extra.bin': new Uint8Array(80 * 1_048_576) })
    expect((await read('bomb.docx', bomb)).ok).toBe(true)
  })

  test('a PDF that expands too far is ended, and the next file is read normally', async () => {
    const refused = { ok: false, reason: faultTexts.unpacksServer }
    expect(await read('swelling.pdf', swellingPdf(400))).toEqual(refused)
    expect(await read('next.txt', 'still here')).toMatchObject({ ok: true })
  }, 60_000)
})

describe('a flood of one visitor', () => {
  const flood = { owner: 'network 203.0.113.9', isVisitor: true }
  const given = (name: string, bytes: Uint8Array) => ({ name, declaredType: '', bytes })

  test('delays neither the texts nor the documents of another user', async () => {
    const slow = swellingPdf(256)
    const flooded = Promise.all(
      Array.from({ length: 4 }, () => documents.read(given('slow.pdf', slow), flood)),
    )
    let isFloodOver = false
    const ended = flooded.finally(() => {
      isFloodOver = true
    })
    const start = performance.now()
    expect(await read('n.txt', 'eighteen bytes now')).toMatchObject({ ok: true })
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(await read('report.pdf', pdfOf(['The first page']))).toMatchObject({ ok: true })
    expect(isFloodOver).toBe(false)
    for (const answer of await ended) expect(answer.ok).toBe(false)
  }, 60_000)

  test('is refused beyond its queue', async () => {
    const asked = Array.from({ length: 30 }, () =>
      documents.read(given('a.pdf', pdfOf(['x'])), flood).catch((error: unknown) => error),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => (answer as { code?: string }).code === 'engine_busy')).toHaveLength(9)
  }, 60_000)
})

test('a long text is cut without decoding all of it', async () => {
  const bytes = new Uint8Array(10_000_000).fill(97)
  const before = process.threadCpuUsage()
  expect(await read('long.txt', bytes)).toMatchObject({ document: { isCut: true } })
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(500)
})

describe('parts of a Word document that are not paragraphs', () => {
  const run = (text: string, more = '') => `</w:t></w:r>${more}<w:r><w:t>${text}`
  const math = (body: string) => `<m:oMath xmlns:m="m">${body}</m:oMath>`
  const raised = (text: string) =>
    `</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>${text}</w:t></w:r><w:r><w:t>`
  const notesOf = (kind: string, notes: string) => ({
    [`word/${kind}s.xml`]: strToU8(
      `<w:${kind}s xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:${kind} w:type="separator" w:id="-1"><w:p/></w:${kind}>${notes}</w:${kind}s>`,
    ),
  })
  const textOf = async (file: Uint8Array<ArrayBuffer>) => {
    const answer = await read('paper.docx', file)
    if (!answer.ok) throw new Error(answer.reason.key)
    return answer.document
  }

  test('writes a formula as text and says so', async () => {
    const power = '<m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>'
    const file = docxOf([`Energy is ${run(' as is known.', math(`<m:r><m:t>E=m</m:t></m:r>${power}`))}`])
    expect(await textOf(file)).toMatchObject({
      text: 'Energy is E=mc^2 as is known.',
      note: 'Formulas read as plain text: 1.',
    })
  })

  test('keeps raised characters and the text of simple fields', async () => {
    const field = '<w:fldSimple w:instr=" SEQ Figure "><w:r><w:t>1</w:t></w:r></w:fldSimple>'
    const file = docxOf([`Figure ${run(`: about 10${raised('6')} people on 5 m${raised('2')}`, field)}`])
    expect((await textOf(file)).text).toBe('Figure 1: about 10⁶ people on 5 m²')
  })

  test('puts the notes at the end, each with its paragraphs apart', async () => {
    const mark = (kind: string, id: number) => run('', `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`)
    const note = (kind: string, id: number, ...texts: string[]) =>
      `<w:${kind} w:id="${id}">${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:${kind}>`
    const file = docxOf([`Tides rise.${mark('footnote', 20)} Twice.${mark('endnote', 2)}`], {
      ...notesOf('footnote', note('footnote', 20, 'Lind 2020, p. 4.', 'Second paragraph.')),
      ...notesOf('endnote', note('endnote', 2, 'Owen 2008.')),
    })
    expect((await textOf(file)).text).toBe(
      'Tides rise.[1] Twice.[2]\n\n[1] Lind 2020, p. 4. Second paragraph.\n\n[2] Owen 2008.',
    )
  })

  test('names comments, headers and pictures that are left out', async () => {
    const part = (body: string) =>
      strToU8(
        `<w:x xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:pic="p">${body}</w:x>`,
      )
    const file = docxOf([`Text${run('', '<w:r><w:drawing><pic:pic xmlns:pic="p"/></w:drawing></w:r>')}`], {
      'word/comments.xml': part(
        '<w:comment w:id="1"><w:p/></w:comment><w:comment w:id="2"><w:p/></w:comment>',
      ),
      'word/header1.xml': part('<w:p><w:r><w:t>Draft of Ana</w:t></w:r></w:p>'),
      'word/footer1.xml': part('<w:p><w:r><w:t>12</w:t></w:r></w:p>'),
    })
    expect((await textOf(file)).note).toBe(
      'Pictures left out: 1. Comments left out: 2. Headers and footers are left out.',
    )
  })
})

test.each([
  ['only a running title', ['Tides\nThe sea rises.', 'Tides\nIt falls.', 'Tides', 'Tides\nIt rests.'], '3'],
  [
    'a title and a number',
    ['Tides\n1\nThe sea rises.', 'Tides\n2', 'Tides\n3', 'Tides\n10\nIt falls.'],
    '2–3',
  ],
  ['a number in words', ['Page 9 of 11\nOne.', 'Page 10 of 11', 'Page 11 of 11\nTwo.'], '2'],
  ['Roman numerals', ['Tides\niii\nOne.', 'Tides\niv', 'Tides\nv\nTwo.'], '2'],
  ['a title in two pages', ['Tides\nThe sea rises.', 'Tides'], '2'],
])('takes a page of %s for a scan', (_, pages, found) => {
  expect(noteOfPages(pages)).toContain(`which may be scans and were not read: ${found}. `)
})

test('takes short pages with words of their own for text', () => {
  expect(noteOfPages(['Part one', 'Tides\nThe sea rises.', 'Part two', 'The end'])).toBeNull()
  const form = 'Name\nAddress\nTown\nCountry\nDate'
  expect(noteOfPages([form, form, form])).toBeNull()
  expect(noteOfPages(['One page'])).toBeNull()
})

test('says which pages of a PDF have no text', async () => {
  const answer = await read(
    'half.pdf',
    pdfOf(['The first page has text.', '', '- 3 -', '', 'The end of it.', '']),
  )
  expect(answer).toMatchObject({
    document: {
      pages: 6,
      note: 'Pages without text, which may be scans and were not read: 2–4, 6. Run text recognition over the file to have them read.',
    },
  })
  expect(await read('whole.pdf', pdfOf(['The first page has text.']))).toMatchObject({
    document: { note: null },
  })
})

import { crc32, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** Creates a PDF with one text per page. `extra` goes into its trailer. */
export function pdfOf(pages: string[], extra = '', objects: string[] = []): Uint8Array<ArrayBuffer> {
  const contents = pages.map((text) => {
    // Text outside the page is not read, so long lines are broken.
    const lines = text.match(/.{1,80}(?:\s|$)/g) ?? []
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')
    return streamOf(Buffer.from(text ? `BT /F1 10 Tf 40 760 Td 12 TL ${shown} ET` : '', 'latin1'))
  })
  return assemble(contents, extra, objects)
}

/** Creates one page whose content unpacks to this many megabytes of spaces. */
export function swellingPdf(megabytes: number): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_048_576, 0x20))
  return assemble([streamOf(packed, '/Filter /FlateDecode')])
}

/** Creates a PDF that requires a password. */
export function lockedPdf(): Uint8Array<ArrayBuffer> {
  const hex = (byte: string) => `<${byte.repeat(32)}>`
  const lock = `<< /Filter /Standard /V 1 /R 2 /O ${hex('a1')} /U ${hex('b2')} /P -44 >>`
  const id = '<00112233445566778899aabbccddeeff>'
  return pdfOf(['Secret'], `/Encrypt 900 0 R /ID [${id} ${id}]`, [`900 0 obj\n${lock}\nendobj\n`])
}

function streamOf(bytes: Buffer, more = ''): Buffer {
  const head = Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`, 'latin1')
  return Buffer.concat([head, bytes, Buffer.from('\nendstream', 'latin1')])
}

function assemble(contents: Buffer[], extra = '', objects: string[] = []): Uint8Array<ArrayBuffer> {
  const kids = contents.map((_, i) => `${10 + i * 2} 0 R`).join(' ')
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const add = (number: number, body: string | Buffer) =>
    parts.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'))
  add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  add(2, `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`)
  add(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  contents.forEach((content, i) => {
    const font = '/Resources << /Font << /F1 3 0 R >> >>'
    add(
      10 + i * 2,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${font} /Contents ${11 + i * 2} 0 R >>`,
    )
    add(11 + i * 2, content)
  })
  parts.push(Buffer.from(objects.join('')))
  const at = Buffer.concat(parts).length
  const xref = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 1 ${extra} >>\nstartxref\n${at}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(xref)]))
}

const wordTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const wordRelations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** Creates a Word document with these paragraphs and optional further parts. */
export function docxOf(paragraphs: string[], more: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(wordTypes),
      '_rels/.rels': strToU8(wordRelations),
      'word/document.xml': strToU8(document),
      ...more,
    }),
  )
}

/** Creates a valid PNG image of this size. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const raw = Buffer.alloc((width * 3 + 1) * height, 0x7f)
  for (let row = 0; row < height; row++) raw[row * (width * 3 + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([signature, ...chunks]))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

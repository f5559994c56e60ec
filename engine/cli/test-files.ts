import { crc32, deflateRawSync } from 'node:zlib'

/** Creates a zip of deflated entries. Layout: PKWARE APPNOTE.TXT 4.3. */
export function zipOf(parts: Record<string, Buffer>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    bodies.push(body)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]))
    at += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

/** Creates the smallest .docx that word processors open, with one paragraph per paragraph of the text. ECMA-376. */
export function docxOf(text: string): Buffer {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return wordOf(
    escaped
      .split(/\n+/)
      .map((paragraph) => `<w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p>`)
      .join(''),
  )
}

/** Creates a .docx with this markup as its body. */
export function wordOf(body: string): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const open = 'http://schemas.openxmlformats.org'
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return zipOf({
    '[Content_Types].xml': Buffer.from(
      `<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types}"/></Types>`,
    ),
    '_rels/.rels': Buffer.from(
      `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="r1" Type="${open}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': Buffer.from(`<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`),
  })
}

/** Creates one page of Helvetica lines; plain ASCII only. Layout: ISO 32000-1, 7.5. */
export function pdfOf(text: string): Buffer {
  const lines = text.match(/.{1,90}(?:\s|$)/g) ?? []
  const shown = lines.map((line) => `(${line.trim().replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const stream = `BT /F1 10 Tf 14 TL 40 800 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const places: number[] = []
  for (const [i, object] of objects.entries()) {
    places.push(body.length)
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

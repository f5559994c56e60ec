import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { EssayNode } from '../document/essay-blocks.ts'
import { importDocument } from './import-document.ts'

/** Files that other programs wrote, and that were once read wrong. */
const folder = new URL('../../../../../engine/documents/samples/', import.meta.url)
const imported = async (name: string) => {
  const { document } = await importDocument(new File([readFileSync(new URL(name, folder))], name))
  return document.content ?? []
}

/** Writes a document as one line for each block, with lists as `start. item` and footnotes in brackets. */
function lines(nodes: EssayNode[], mark = ''): string[] {
  return nodes.flatMap((node): string[] => {
    const { type, attrs = {}, content = [] } = node
    if (type === 'bulletList') return content.flatMap((item) => lines(item.content ?? [], `${mark}- `))
    if (type === 'orderedList')
      return content.flatMap((item, i) =>
        lines(item.content ?? [], `${mark}${Number(attrs.start ?? 1) + i}. `),
      )
    const words = content.map((child) => {
      if (child.type === 'footnote') return `[${String(child.attrs?.text)}]`
      if (child.type === 'formula') return `$${String(child.attrs?.tex)}$`
      const raised = child.marks?.some(({ type }) => type === 'superscript') ? '^' : ''
      return raised + (child.text ?? '')
    })
    return [`${mark}${type === 'heading' ? '# ' : type === 'horizontalRule' ? '---' : ''}${words.join('')}`]
  })
}

test('keeps the numbers of lists that go on', async () => {
  const found = lines(await imported('numbered-list.docx')).join('\n')
  expect(found).toMatch(/4\. .*fourth/)
  expect(found).toMatch(/6\. .*sixth/)
})

test('keeps the formula of a sentence', async () => {
  expect(lines(await imported('equation.docx'))).toEqual([
    expect.stringMatching(/^Energy is \$E ?= ?mc\^.*2.*\$ as is/),
  ])
})

test('keeps raised numbers and the number of a figure', async () => {
  const found = lines(await imported('superscript.docx')).join('\n')
  expect(found).toMatch(/10(?:⁶|\^6) people on 5 m(?:²|\^2)/)
  expect(found).toContain('Figure 1: Map of the bay')
})

test('keeps the paragraphs of a footnote apart', async () => {
  expect(lines(await imported('footnotes.docx')).join('\n')).toContain(
    '[Lind 2020, p. 4. Second paragraph of the note.]',
  )
})

test('reads a page in the encoding that it names', async () => {
  expect(lines(await imported('meta-charset.htm'))).toEqual(['# Письмо', 'Привет, мир.'])
})

test('reads Markdown with the line ends of Windows', async () => {
  const found = lines(await imported('crlf.md')).join('\n')
  expect(found).toContain('# Tides')
  expect(found).toContain('[Smith, page 4.]')
  expect(found).not.toMatch(/tags|\[\^1\]/)
})

test('keeps the paragraphs between two rules at the beginning', async () => {
  const found = lines(await imported('rule-first.md'))
  expect(found.filter((line) => line === '---')).toHaveLength(2)
  expect(found.filter((line) => line.includes('paragraph'))).toHaveLength(3)
})

test('reads a list and a note of LibreOffice', async () => {
  const found = lines(await imported('libreoffice-list.htm')).join('\n')
  expect(found).toContain('[The note.]')
  expect(found).not.toContain('1 The note.')
  expect(found).toMatch(/^- one\n- - one a\n- two\n/)
})

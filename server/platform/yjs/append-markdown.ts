import { lexer, type Token, type Tokens } from 'marked'
import * as Y from 'yjs'
import { essayFragment } from '../../../contract/essays/essay-defaults.ts'
import { authorshipArray } from '../../../contract/essays/record.ts'
import { storableText } from '../database/storable.ts'

type Marks = Record<string, object>
/** The page has three levels of headings. */
const levelMax = 3
/** Deeper content is written as plain text. */
const depthMax = 12

/**
 * Writes Markdown at the end of an essay, as the editor's binding would (@tiptap/y-tiptap), and returns the change. In a
 * recorded essay the change also says that the text is by AI. HTML stays text.
 */
export function appendMarkdown(doc: Y.Doc, markdown: string, isRecorded: boolean): Uint8Array {
  const before = Y.encodeStateVector(doc)
  const client = doc.clientID
  const clock = Y.getState(doc.store, client)
  const fragment = doc.getXmlFragment(essayFragment)
  doc.transact(() => {
    const blocks = blocksOf(lexer(storableText(markdown)), 0)
    dropEmptyEnd(fragment)
    fragment.insert(fragment.length, blocks)
  })
  if (isRecorded) {
    const length = Y.getState(doc.store, client) - clock
    doc.transact(() =>
      doc.getArray(authorshipArray).push([
        [client, clock, length, 'ai'],
        [client, clock, 0, 'tracked'],
      ]),
    )
  }
  return Y.encodeStateAsUpdate(doc, before)
}

/** A new essay may end with an empty paragraph, which the text replaces. */
function dropEmptyEnd(fragment: Y.XmlFragment): void {
  const last = fragment.length > 0 ? fragment.get(fragment.length - 1) : null
  if (!(last instanceof Y.XmlElement) || last.nodeName !== 'paragraph') return
  if (last.toArray().every((child) => child instanceof Y.XmlText && child.length === 0))
    fragment.delete(fragment.length - 1, 1)
}

function blocksOf(tokens: Token[], depth: number): Y.XmlElement[] {
  return tokens.flatMap((token) => blockOf(token, depth) ?? [])
}

function blockOf(token: Token, depth: number): Y.XmlElement | null {
  if (depth > depthMax) return paragraphOf([{ type: 'text', raw: token.raw, text: token.raw } as Tokens.Text])
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      return element('heading', [textOf(token.tokens ?? [])], { level: Math.min(token.depth, levelMax) })
    case 'hr':
      return element('horizontalRule', [])
    case 'blockquote':
      return element('blockquote', orParagraph(blocksOf(token.tokens ?? [], depth + 1)))
    case 'code':
      return element('codeBlock', [plain(token.text)], token.lang ? { language: token.lang } : {})
    case 'list':
      return listOf(token as Tokens.List, depth)
    case 'table':
      return tableOf(token as Tokens.Table)
    default:
      return paragraphOf('tokens' in token && token.tokens ? token.tokens : [token])
  }
}

function listOf({ ordered, start, items }: Tokens.List, depth: number): Y.XmlElement {
  const rows = items.map((item) => element('listItem', orParagraph(blocksOf(item.tokens, depth + 1))))
  return ordered ? element('orderedList', rows, { start: Number(start) || 1 }) : element('bulletList', rows)
}

function tableOf({ header, rows }: Tokens.Table): Y.XmlElement {
  const row = (cells: Tokens.TableCell[], name: string) =>
    element(
      'tableRow',
      cells.map((cell) => element(name, [paragraphOf(cell.tokens)], { colspan: 1, rowspan: 1 })),
    )
  return element('table', [row(header, 'tableHeader'), ...rows.map((cells) => row(cells, 'tableCell'))])
}

const orParagraph = (blocks: Y.XmlElement[]) => (blocks.length > 0 ? blocks : [paragraphOf([])])
const paragraphOf = (tokens: Token[]) => element('paragraph', [textOf(tokens)])

function element(
  name: string,
  children: (Y.XmlElement | Y.XmlText)[],
  attributes: object = {},
): Y.XmlElement {
  const made = new Y.XmlElement(name)
  // The binding stores numbers as numbers.
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.insert(0, children)
  return made
}

function plain(text: string): Y.XmlText {
  const made = new Y.XmlText()
  made.insert(0, text)
  return made
}

function textOf(tokens: Token[]): Y.XmlText {
  const made = new Y.XmlText()
  made.applyDelta(runsOf(tokens, {}, 0).map(([insert, attributes]) => ({ insert, attributes })))
  return made
}

const markOf: Record<string, string> = { strong: 'bold', em: 'italic', del: 'strike', codespan: 'code' }

function runsOf(tokens: Token[], marks: Marks, depth: number): [string, Marks][] {
  return tokens.flatMap((token): [string, Marks][] => {
    if (token.type === 'br') return [['\n', marks]]
    const mark = markOf[token.type]
    const within = mark ? { ...marks, [mark]: {} } : marks
    if (token.type === 'link' && isWebAddress(token.href)) {
      const linked = { ...marks, link: { href: token.href } }
      return runsOf(token.tokens ?? [], linked, depth + 1)
    }
    if ('tokens' in token && token.tokens && depth < depthMax) return runsOf(token.tokens, within, depth + 1)
    const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw
    return text === '' ? [] : [[text, within]]
  })
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:', 'mailto:'].includes(new URL(address).protocol)
}

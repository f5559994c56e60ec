import { Document, HeadingLevel, LineRuleType, Packer, Paragraph, TextRun } from 'docx'
import { brand } from '../../../../contract/brand.ts'
import { momentText, speaker } from '../../../../contract/chats/chat-export.ts'
import type { ChatMessage, ChatSummary } from '../../../../contract/chats/chats.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { exportTexts } from '../../../locales/en/chats/export.ts'
import { isRightToLeft } from '../../../ui/text/direction.ts'
import { textForXml, wordType } from '../../../ui/word-parts.ts'
import { lexMarkdown } from '../markdown/markdown-dialect.ts'
import { createBlocks, direction } from './export-docx-blocks.ts'

const grey = '6B6560'

/** Creates a Word document with real headings, lists, tables and links. Import it lazily: the library is large. */
export async function chatDocument(
  chat: Pick<ChatSummary, 'title' | 'createdAt'>,
  messages: Pick<ChatMessage, 'sender' | 'text' | 'humanized' | 'createdAt' | 'files'>[],
): Promise<Blob> {
  const { blocks, numbering } = createBlocks()
  const children = messages.flatMap((message) => [
    heading(message),
    ...(message.sender === 'user' ? typed(message.text) : blocks(lexMarkdown(message.text))),
    ...message.files.map(
      ({ name }) => new Paragraph({ children: [small(exportTexts.attached({ name: textForXml(name) }))] }),
    ),
  ])
  const title = textForXml(chat.title)
  const file = new Document({
    title,
    creator: brand.name,
    numbering: { config: numbering },
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22 },
          paragraph: { spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font: 'Cambria', size: 40 }, paragraph: { spacing: { after: 60 } } },
        heading1: { run: { size: 24, bold: true }, paragraph: { spacing: { before: 360, after: 100 } } },
        heading2: { run: { size: 28, bold: true }, paragraph: { spacing: { before: 240, after: 100 } } },
        heading3: { run: { size: 25, bold: true }, paragraph: { spacing: { before: 200, after: 80 } } },
        heading4: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 160, after: 80 } } },
        hyperlink: { run: { color: '3D3A9B', underline: {} } },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          new Paragraph({ children: [small(momentText(new Date(chat.createdAt)))] }),
          ...children,
        ],
      },
    ],
  })
  return new Blob([await Packer.toArrayBuffer(file)], { type: wordType })
}

function heading({ sender, humanized, createdAt }: Pick<ChatMessage, 'sender' | 'humanized' | 'createdAt'>) {
  const more = `  ${momentText(new Date(createdAt))}${humanized ? ' · humanized' : ''}`
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    children: [new TextRun(contractText(speaker(sender))), small(more)],
  })
}

/** Converts a user's text, which is not Markdown, and keeps its line breaks. */
function typed(text: string): Paragraph[] {
  return text.split(/\n{2,}/).map(
    (part) =>
      new Paragraph({
        children: part.split('\n').map(
          (line, i) =>
            new TextRun({
              text: textForXml(line),
              break: i ? 1 : 0,
              ...(isRightToLeft(line) ? { rightToLeft: true } : {}),
            }),
        ),
        ...direction(part),
      }),
  )
}

function small(text: string): TextRun {
  return new TextRun({ text, size: 17, bold: false, color: grey })
}

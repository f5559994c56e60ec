import type { Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { useEffect } from 'react'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { printDocument, printInstead } from '../../../ui/layout/print-document.tsx'
import { canPrintFiles, printFile } from '../../../ui/layout/print-file.ts'
import { footnotesOf, runsOfNote } from '../notes/footnote-list.tsx'
import { citationStoreOf } from '../sources/editor/citation-store.ts'
import { RunsText } from '../sources/runs-text.tsx'
import { fontStack } from '../toolbar/fonts.ts'
import { essayFile } from './download-essay.ts'

type Printed = { editor: Editor; settings: EssaySettings; title: string }

/** The essay as paper: the text with its footnotes at the end, without the application around it. */
function PrintedEssay({ editor, settings }: Printed) {
  const store = citationStoreOf(editor)
  const notes = footnotesOf(editor.state.doc, store.hasNotes())
  return (
    <article className="printed-essay" style={essayStyle(settings)}>
      <div
        className="essay-page"
        ref={(page) => {
          const serializer = DOMSerializer.fromSchema(editor.schema)
          page?.replaceChildren(serializer.serializeFragment(editor.state.doc.content))
          page?.querySelectorAll('table').forEach(markHeaderRow)
        }}
      />
      {notes.length > 0 && (
        <section aria-label={texts.footnotes} className="printed-notes essay-page">
          <hr />
          <ol>
            {notes.map((note) => (
              <li key={note.pos}>
                <RunsText runs={runsOfNote(note, store)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}

/** Makes a first row of header cells the head of its table, which browsers repeat on every sheet. */
function markHeaderRow(table: HTMLTableElement): void {
  const [first] = table.rows
  if (first && [...first.cells].every(({ tagName }) => tagName === 'TH')) table.createTHead().append(first)
}

export function essayStyle({
  fontFamily,
  fontSizePx,
}: Pick<EssaySettings, 'fontFamily' | 'fontSizePx'>): React.CSSProperties {
  return { '--essay-font': fontStack(fontFamily), '--essay-size': `${fontSizePx}px` } as React.CSSProperties
}

/**
 * Prints the PDF file of an essay, with its footnotes at the foot of each page. A browser that shows no PDF files, and
 * characters that the file's fonts lack, need the page itself, which has all fonts of the device.
 */
export async function printEssay(printed: Printed): Promise<void> {
  if (canPrintFiles()) {
    const made = await essayFile(printed, 'pdf').catch(() => null)
    if (made?.missing.length === 0) return printFile(made.file)
  }
  return printDocument({ fileName: printed.title, content: <PrintedEssay {...printed} /> })
}

/** Prints the essay also when the user prints with the browser. */
export function usePrintedEssay({ editor, settings, title }: Printed): void {
  useEffect(
    () =>
      printInstead({
        fileName: title,
        content: <PrintedEssay editor={editor} settings={settings} title={title} />,
      }),
    [editor, settings, title],
  )
}

import { type Editor, Extension } from '@tiptap/core'
import { DOMParser as Reader, type Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { mapRemote } from '../editor/map-remote.ts'
import { cleanHtml } from './clean-html.ts'
import { looksLikeMarkdown } from './looks-like-markdown.ts'
import { pasteCells } from './paste-cells.ts'
import { hasTooLongTable, isPasteTooLong, isTooMuchFormatting, tableRowsMax } from './paste-limits.ts'

export type PasteEvents = {
  onRefused: (reason: string) => void
  onImages: (files: File[], at: number | null) => void
  markdownToHtml: (markdown: string) => Promise<string>
}

/** Cleans what is pasted or dropped, and refuses what a page cannot hold. */
export const CleanPaste = Extension.create<PasteEvents>({
  name: 'cleanPaste',
  priority: 1_000,
  addOptions: () => ({ onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin({
        props: {
          handlePaste(view, event, slice) {
            const data = event.clipboardData
            if (!data || view.state.selection.$from.parent.type.spec.code) return false
            if (receive(editor, data, options, null)) return true
            const dispatch = (tr: Transaction) => {
              view.dispatch(tr)
              return view.state
            }
            return pasteCells(view.state, dispatch, slice)
          },
          handleDrop(view, event, _slice, isMoved) {
            if (isMoved || !event.dataTransfer) return false
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null
            const images = imagesOf(event.dataTransfer)
            if (images.length === 0) return false
            event.preventDefault()
            options.onImages(images, at)
            return true
          },
          transformPastedHTML: (html) => (isOwn(html) ? html : (cleanedHtml(html) ?? '')),
        },
      }),
    ]
  },
})

/** Returns true where the paste was handled or refused here. */
function receive(editor: Editor, data: DataTransfer, events: PasteEvents, at: number | null): boolean {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (isPasteTooLong(html, text)) {
    events.onRefused(texts.pasteTooLong)
    return true
  }
  const images = imagesOf(data)
  if (images.length > 0 && !hasWords(html, text)) {
    events.onImages(images, at)
    return true
  }
  if (html !== '' && isOwn(html)) return false
  if (html !== '' && !isTooMuchFormatting(html)) {
    const cleaned = cleanedHtml(html)
    if (cleaned !== null) return false
    events.onRefused(texts.pasteTableTooLong({ rows: tableRowsMax }))
    return true
  }
  if (!looksLikeMarkdown(text)) {
    if (html === '') return false
    editor.view.pasteText(text)
    return true
  }
  void pasteMarkdown(editor, text, events)
  return true
}

/** The first time, the page waits for a script. The text goes where the cursor was, also if it has moved since. */
async function pasteMarkdown(editor: Editor, text: string, events: PasteEvents): Promise<void> {
  const before = editor.state
  // Without a connection, the script may be missing.
  const html = await events.markdownToHtml(text).catch(() => null)
  if (editor.isDestroyed) return
  selectPlace(editor, before)
  if (html === null) editor.view.pasteText(text)
  else editor.view.pasteHTML(html)
}

/** Selects again what was selected. Where the text has changed since, only the place before it. */
function selectPlace(editor: Editor, before: EditorState): void {
  const { doc, tr } = editor.state
  const { selection } = before
  if (doc.eq(before.doc)) {
    editor.view.dispatch(tr.setSelection(selection.getBookmark().resolve(doc)))
    return
  }
  const { from } = selection
  const place = mapRemote(before.doc, doc, { from, to: from, signature: '' })
  if (place) editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.from))))
}

/** Reports HTML that this editor copied, which is the page's own schema already. */
function isOwn(html: string): boolean {
  return html.includes('data-pm-slice')
}

let lastCleaned: { html: string; cleaned: string | null } | null = null

/** Returns null for a table that is too long. The last result is kept, because a paste is read twice. */
function cleanedHtml(html: string): string | null {
  if (lastCleaned?.html === html) return lastCleaned.cleaned
  const document = new DOMParser().parseFromString(html, 'text/html')
  const cleaned = hasTooLongTable(document) ? null : cleanHtml(document)
  lastCleaned = { html, cleaned }
  setTimeout(() => {
    lastCleaned = null
  })
  return cleaned
}

function imagesOf(data: DataTransfer): File[] {
  return Array.from(data.files).filter(({ type }) => type.startsWith('image/'))
}

/** An image that is copied in a browser comes with HTML that has nothing but the image; Word adds a picture to a text. */
function hasWords(html: string, text: string): boolean {
  if (text.trim() !== '') return true
  return (
    html !== '' && (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== ''
  )
}

/** Reads clean HTML as content of the page. */
export function readHtml(editor: Editor, html: string): Slice {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const clean = body.ownerDocument.createElement('div')
  clean.innerHTML = cleanHtml(body.ownerDocument)
  return Reader.fromSchema(editor.schema).parseSlice(clean)
}

import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { tools } from '../../../locales/en/essays/tools.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { toast } from '../../../ui/toast.tsx'
import { separateUndo } from '../editor/separate-undo.ts'
import { setPicture } from './picture-view.ts'
import { imageBytesMax, shrinkImage } from './shrink-image.ts'

const imagesMax = 100

/** Puts images on the page one by one, and says which could not be used. */
export async function insertImages(editor: Editor, files: File[], at: number | null): Promise<void> {
  for (const file of files) {
    if (countImages(editor) >= imagesMax) return void toast.error(tools.imagesTooMany({ count: imagesMax }))
    const src = await readImageFile(file)
    if (editor.isDestroyed) return
    if (src) insertImage(editor, src, at)
  }
}

/** Shows another image in place of the one at a position, with the same size, description and caption. */
export async function replaceImage(editor: Editor, pos: number, file: File): Promise<void> {
  const src = await readImageFile(file)
  if (src && !editor.isDestroyed) setPicture(editor, pos, { src })
}

async function readImageFile(file: File): Promise<string | null> {
  const image = await shrinkImage(file)
  if ('src' in image) return image.src
  toast.error(refusalText(image.refusal, file.name))
  return null
}

/** Puts an image after the paragraph with the cursor, or in its place if it is empty. Selects it and scrolls to it. */
function insertImage(editor: Editor, src: string, at: number | null): void {
  const { doc, tr, schema, selection } = editor.state
  const $at = doc.resolve(Math.min(at ?? selection.to, doc.content.size))
  const image = schema.nodes.image?.create({ src, alt: '' })
  if (!image) return
  const isEmpty = $at.parent.isTextblock && $at.parent.content.size === 0
  const range = !$at.parent.isTextblock
    ? { from: $at.pos, to: $at.pos }
    : isEmpty && isReplaceable($at.node($at.depth - 1).type.name)
      ? { from: $at.before(), to: $at.after() }
      : { from: $at.after(), to: $at.after() }
  tr.replaceWith(range.from, range.to, image)
  const pos = tr.mapping.map(range.from, -1)
  if (tr.doc.nodeAt(pos)?.type.name === 'image') tr.setSelection(NodeSelection.create(tr.doc, pos))
  separateUndo(editor)
  editor.view.dispatch(tr)
  separateUndo(editor)
  editor.view.focus()
  showWhenLoaded(editor, pos)
}

/** A list item has to begin with a paragraph. */
function isReplaceable(parent: string): boolean {
  return parent !== 'listItem'
}

function showWhenLoaded(editor: Editor, pos: number): void {
  const figure = editor.view.nodeDOM(pos)
  if (!(figure instanceof HTMLElement)) return
  const image = figure.querySelector('img')
  const show = () => scrollToShow(figure, { block: 'nearest' })
  if (image && !image.complete) image.addEventListener('load', show, { once: true })
  else show()
}

function refusalText(refusal: 'type' | 'unreadable' | 'large', name: string): string {
  if (refusal === 'type') return tools.imageWrongType
  if (refusal === 'unreadable') return tools.imageUnreadable({ name })
  return tools.imageTooLarge({ name, size: `${imageBytesMax / 1_000} KB` })
}

function countImages(editor: Editor): number {
  let count = 0
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') count++
    return !node.isTextblock
  })
  return count
}

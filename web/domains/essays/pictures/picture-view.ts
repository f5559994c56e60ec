import type { Editor, NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { isEssayImage } from '../../../../contract/essays/essay-images.ts'
import { pictures as texts } from '../../../locales/en/essays/pictures.ts'
import { pictureWidths, readPictureLook, readWidthPercent } from './picture-attributes.ts'

/** Sent by a picture whose description or caption was pressed. */
export const describePicture = 'describe-picture'

const stepPercent = 5
/** The share of the text by which a key changes the width. */
const steps: Record<string, (now: number) => number> = {
  ArrowRight: (now) => now + stepPercent,
  ArrowUp: (now) => now + stepPercent,
  ArrowLeft: (now) => now - stepPercent,
  ArrowDown: (now) => now - stepPercent,
  Home: () => pictureWidths.min,
  End: () => pictureWidths.max,
}

/** Draws a picture with its caption, and a handle that changes its width by dragging or with the arrow keys. */
export const pictureView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const dom = document.createElement('figure')
  dom.className = 'essay-figure'
  const frame = document.createElement('div')
  frame.className = 'picture-frame'
  const image = document.createElement('img')
  image.draggable = false
  const handle = document.createElement('span')
  const caption = document.createElement('figcaption')
  frame.append(image, handle)
  dom.append(frame, caption)
  let shown = node

  const set = (percent: number) => {
    const pos = getPos()
    const widthPercent = readWidthPercent(percent)
    if (pos !== undefined && widthPercent !== null) setPicture(editor as Editor, pos, { widthPercent })
  }
  function draw(next: Node) {
    shown = next
    const { align, widthPercent, caption: words } = readPictureLook(next.attrs)
    const alt = String(next.attrs.alt ?? '')
    dom.dataset.align = align
    frame.style.width = widthPercent === null ? '' : `${widthPercent}%`
    frame.classList.toggle('picture-sized', widthPercent !== null)
    const src = isEssayImage(next.attrs.src) ? String(next.attrs.src) : ''
    if (image.getAttribute('src') !== src) image.src = src
    image.alt = alt
    caption.textContent = words
    caption.hidden = words === ''
    handle.setAttribute('aria-valuenow', String(widthPercent ?? pictureWidths.max))
    handle.setAttribute('aria-valuetext', widthPercent === null ? texts.ownSize : `${widthPercent}%`)
  }
  makeSlider(handle, {
    now: () => readPictureLook(shown.attrs).widthPercent ?? shareOf(frame, dom),
    share: () => shareOf(frame, dom),
    align: () => readPictureLook(shown.attrs).align,
    preview(percent) {
      frame.style.width = `${percent}%`
      frame.classList.add('picture-sized')
    },
    width: () => dom.clientWidth,
    set,
    leave: () => editor.commands.focus(),
  })
  const describe = () => dom.dispatchEvent(new CustomEvent(describePicture, { bubbles: true }))
  image.addEventListener('dblclick', describe)
  caption.addEventListener('click', describe)
  // A reader of a shared essay does not change pictures.
  handle.hidden = !editor.isEditable
  draw(node)
  return {
    dom,
    update(next) {
      if (next.type.name !== 'image') return false
      draw(next)
      return true
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target }) => target === handle,
    ignoreMutation: () => true,
  }
}

function shareOf(frame: HTMLElement, figure: HTMLElement): number {
  return figure.clientWidth === 0 ? pictureWidths.max : (frame.offsetWidth / figure.clientWidth) * 100
}

type Slider = {
  now: () => number
  share: () => number
  align: () => 'left' | 'center' | 'right'
  width: () => number
  preview: (percent: number) => void
  set: (percent: number) => void
  /** Returns the focus to the page. */
  leave: () => void
}

function makeSlider(handle: HTMLElement, slider: Slider): void {
  handle.className = 'picture-handle'
  handle.tabIndex = 0
  handle.contentEditable = 'false'
  handle.setAttribute('role', 'slider')
  handle.setAttribute('aria-label', texts.width)
  handle.setAttribute('aria-valuemin', String(pictureWidths.min))
  handle.setAttribute('aria-valuemax', String(pictureWidths.max))
  handle.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (event.key === 'Escape') slider.leave()
    if (!step) return
    event.preventDefault()
    slider.set(step(Math.round(slider.now())))
  })
  handle.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, share: slider.share() }
    // The picture grows on both sides where it is centred.
    const factor = { left: 1, center: 2, right: -1 }[slider.align()]
    let percent: number | null = null
    const move = ({ clientX }: PointerEvent) => {
      const moved = (((clientX - from.x) * factor) / Math.max(1, slider.width())) * 100
      percent = readWidthPercent(Math.max(pictureWidths.min, from.share + moved))
      if (percent !== null) slider.preview(percent)
    }
    const end = () => {
      handle.removeEventListener('pointermove', move)
      if (percent !== null) slider.set(percent)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  })
}

/** Changes attributes of the picture at a position, as one step of undo, and keeps it selected. */
export function setPicture(editor: Editor, pos: number, change: Record<string, unknown>): void {
  const { tr, doc } = editor.state
  if (doc.nodeAt(pos)?.type.name !== 'image') return
  for (const [name, value] of Object.entries(change)) tr.setNodeAttribute(pos, name, value)
  tr.setSelection(NodeSelection.create(tr.doc, pos))
  editor.view.dispatch(tr)
}

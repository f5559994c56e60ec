import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import {
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  ImageUp,
  Trash2,
} from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pictures as texts } from '../../../locales/en/essays/pictures.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuChoice } from '../../../ui/overlays/menu.tsx'
import { BarSeparator, FloatingBar } from '../controls/floating-bar.tsx'
import { MenuButton } from '../controls/menu-button.tsx'
import { replaceImage } from './insert-images.ts'
import { type PictureAlign, readPictureLook } from './picture-attributes.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { describePicture, setPicture } from './picture-view.ts'

const aligns: { id: PictureAlign; icon: ReactNode }[] = [
  { id: 'left', icon: <AlignHorizontalJustifyStart /> },
  { id: 'center', icon: <AlignHorizontalJustifyCenter /> },
  { id: 'right', icon: <AlignHorizontalJustifyEnd /> },
]
const widths = ['25', '50', '75', '100'] as const
const accept = 'image/png,image/jpeg,image/webp,image/gif'

function readPicture({ editor }: { editor: Editor }) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  return { pos: selection.from, attrs: selection.node.attrs }
}

/** The tools of the selected picture: description and caption, alignment, size, another file. */
export function PictureBar({ editor, isNarrow }: { editor: Editor; isNarrow: boolean }) {
  const picture = useEditorState({
    editor,
    selector: readPicture as (given: { editor: Editor }) => ReturnType<typeof readPicture>,
  })
  const [described, setDescribed] = useState<number | null>(null)
  useEffect(() => {
    const page = editor.view.dom
    const open = ({ target }: Event) => {
      if (target instanceof HTMLElement) setDescribed(Math.max(0, editor.view.posAtDOM(target, 0)))
    }
    page.addEventListener(describePicture, open)
    return () => page.removeEventListener(describePicture, open)
  }, [editor])
  const close = () => {
    setDescribed(null)
    setTimeout(() => !editor.isDestroyed && editor.view.focus())
  }
  return (
    <>
      {picture && (
        <Tools
          {...{ editor, isNarrow }}
          pos={picture.pos}
          attrs={picture.attrs}
          onDescribe={() => setDescribed(picture.pos)}
        />
      )}
      {described !== null && <PictureDialog editor={editor} pos={described} onClose={close} />}
    </>
  )
}

type ToolsProps = {
  editor: Editor
  isNarrow: boolean
  pos: number
  attrs: Record<string, unknown>
  onDescribe: () => void
}

function Tools({ editor, isNarrow, pos, attrs, onDescribe }: ToolsProps) {
  const files = useRef<HTMLInputElement>(null)
  const { align, widthPercent } = readPictureLook(attrs)
  const size = widthPercent === null ? texts.ownSize : `${widthPercent}%`
  const keep = (event: React.MouseEvent) => event.preventDefault()
  function boxOf() {
    const figure = editor.view.nodeDOM(pos)
    return figure instanceof HTMLElement ? figure.getBoundingClientRect() : null
  }
  const options = [
    { value: 'own', label: texts.ownSize },
    ...widths.map((width) => ({ value: width as string, label: texts.widths[width] })),
  ]
  return (
    <FloatingBar {...{ editor, isNarrow, boxOf }} label={texts.tools}>
      <Radix.Button
        onMouseDown={keep}
        onClick={onDescribe}
        className="flex h-9 shrink-0 items-center rounded-control px-2.5 text-14 text-ink hover:bg-surface-hover max-md:h-11"
      >
        {texts.describe}
      </Radix.Button>
      <BarSeparator />
      {aligns.map(({ id, icon }) => (
        <Radix.Button key={id} asChild>
          <IconButton
            label={texts.aligns[id]}
            icon={icon}
            variant={align === id ? 'active' : 'ghost'}
            aria-pressed={align === id}
            onMouseDown={keep}
            onClick={() => setPicture(editor, pos, { align: id })}
          />
        </Radix.Button>
      ))}
      <BarSeparator />
      <Menu align="start" trigger={<MenuButton label={texts.size({ size })}>{size}</MenuButton>}>
        <MenuChoice
          label={texts.width}
          value={widthPercent === null ? 'own' : String(widthPercent)}
          onChange={(value) =>
            setPicture(editor, pos, { widthPercent: value === 'own' ? null : Number(value) })
          }
          options={options}
        />
      </Menu>
      <BarSeparator />
      <Radix.Button asChild>
        <IconButton
          label={texts.replace}
          icon={<ImageUp />}
          onMouseDown={keep}
          onClick={() => files.current?.click()}
        />
      </Radix.Button>
      <Radix.Button asChild>
        <IconButton
          label={texts.remove}
          icon={<Trash2 />}
          onMouseDown={keep}
          onClick={() => editor.chain().focus().setNodeSelection(pos).deleteSelection().run()}
        />
      </Radix.Button>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={texts.replace}
        accept={accept}
        onChange={(event) => {
          const [file] = Array.from(event.target.files ?? [])
          event.target.value = ''
          if (file) void replaceImage(editor, pos, file)
        }}
      />
    </FloatingBar>
  )
}

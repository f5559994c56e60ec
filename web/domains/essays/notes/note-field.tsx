import { Node } from '@tiptap/core'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Italic } from 'lucide-react'
import type { ReactNode } from 'react'
import { readSources, type Source } from '../../../../contract/essays/sources.ts'
import { sourceTexts } from '../../../locales/en/essays/sources.ts'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { NoteContent } from '../note-content.ts'
import { Citation } from '../sources/editor/citation-node.ts'
import type { CitationStore } from '../sources/editor/citation-store.ts'
import { nameOf } from '../sources/library/search-sources.ts'

const sourcesShown = 500
/** A note is one paragraph. */
const OneParagraph = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

/** Creates the small editor of a note. */
export function useNoteEditor(content: NoteContent, store: CitationStore): Editor {
  return useEditor({
    extensions: [
      OneParagraph,
      StarterKit.configure({
        document: false,
        heading: false,
        blockquote: false,
        bulletList: false,
        orderedList: false,
        listItem: false,
        listKeymap: false,
        codeBlock: false,
        code: false,
        horizontalRule: false,
        hardBreak: false,
        strike: false,
        link: false,
        dropcursor: false,
        gapcursor: false,
        trailingNode: false,
      }),
      Citation.configure({ store }),
    ],
    content: { type: 'doc', content: [{ type: 'paragraph', content }] },
    injectCSS: false,
    immediatelyRender: true,
    autofocus: 'end',
    editorProps: {
      attributes: { role: 'textbox', 'aria-label': texts.footnoteText, class: 'note-field' },
    },
  })
}

export function noteOfEditor(editor: Editor): NoteContent {
  return (editor.getJSON().content?.[0]?.content ?? []) as NoteContent
}

type NoteFieldProps = { editor: Editor; store: CitationStore; onSave: () => void }

/** The text of a note, with italics and citations. Ctrl+Enter saves it. */
export function NoteField({ editor, store, onSave }: NoteFieldProps) {
  const look = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ italic: now.isActive('italic'), bold: now.isActive('bold') }),
  })
  const sources = readSources(store.sources().values())
  const cite = (id: string) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'citation', attrs: { key: randomId(), cites: [{ id }] } })
      .run()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside takes the keys
    <div
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSave()
      }}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-center gap-1">
        <LookButton
          label={texts.labels.italic}
          isOn={look.italic}
          icon={<Italic />}
          onPress={() => editor.chain().focus().toggleItalic().run()}
        />
        <LookButton
          label={texts.labels.bold}
          isOn={look.bold}
          icon={<Bold />}
          onPress={() => editor.chain().focus().toggleBold().run()}
        />
        {sources.length > 0 && <CiteField sources={sources} onCite={cite} />}
      </div>
      <EditorContent editor={editor} />
    </div>
  )
}

function CiteField({ sources, onCite }: { sources: Source[]; onCite: (id: string) => void }) {
  return (
    <div className="min-w-40 flex-1">
      <ChoiceField
        label={sourceTexts.cite}
        value=""
        onChange={(id) => id && onCite(id)}
        options={[
          { value: '', label: '' },
          ...sources.slice(0, sourcesShown).map((source) => ({ value: source.id, label: nameOf(source) })),
        ]}
      />
    </div>
  )
}

type LookButtonProps = { label: string; isOn: boolean; icon: ReactNode; onPress: () => void }

function LookButton({ label, isOn, icon, onPress }: LookButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      variant={isOn ? 'active' : 'ghost'}
      aria-pressed={isOn}
      // The field keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  )
}

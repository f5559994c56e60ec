import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { CaseSensitive, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Button } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/fields/input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeFind, findState, replaceAll, replaceOne, stepFind } from '../editor/find-plugin.ts'

/** Finds and replaces text in the essay. Enter goes to the next result, Shift+Enter to the previous one. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [replacement, setReplacement] = useState('')
  const { wanted, isExact, count, at } = useEditorState({
    editor,
    selector: () => {
      const state = findState(editor)
      return { wanted: state.wanted, isExact: state.isExact, count: state.matches.length, at: state.at }
    },
  })
  useEffect(() => {
    const { from, to, $from } = editor.state.selection
    const selected = editor.state.doc.textBetween(from, to, '\n')
    if (selected !== '' && $from.parent.isTextblock && !selected.includes('\n'))
      changeFind(editor, { wanted: selected.slice(0, 200) })
    field.current?.focus()
    field.current?.select()
    return () => {
      if (!editor.isDestroyed) changeFind(editor, { wanted: '' })
    }
  }, [editor])

  function close() {
    onClose()
    editor.commands.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === field.current)
      stepFind(editor, event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function replaceEvery() {
    toast(texts.replaced({ count: replaceAll(editor, replacement) }))
  }
  return (
    <search
      aria-label={texts.find}
      onKeyDown={onKeyDown}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 max-md:px-2 [.focus-mode_&]:pr-44"
    >
      <input
        ref={field}
        value={wanted}
        onChange={(event) => changeFind(editor, { wanted: event.target.value })}
        aria-label={texts.findText}
        placeholder={texts.findText}
        maxLength={200}
        className={`${inputClass} h-9 w-56! max-md:w-40!`}
      />
      <IconButton
        label={texts.matchCase}
        icon={<CaseSensitive />}
        variant={isExact ? 'active' : 'ghost'}
        aria-pressed={isExact}
        onClick={() => changeFind(editor, { isExact: !isExact })}
      />
      <p role="status" className="tabular min-w-18 text-13 text-ink-muted">
        {wanted !== '' && (count === 0 ? texts.noMatches : texts.matches({ at: at + 1, count }))}
      </p>
      <IconButton
        label={texts.previous}
        shortcut="Shift+Enter"
        icon={<ChevronUp />}
        disabled={count === 0}
        onClick={() => stepFind(editor, -1)}
      />
      <IconButton
        label={texts.next}
        shortcut="Enter"
        icon={<ChevronDown />}
        disabled={count === 0}
        onClick={() => stepFind(editor, 1)}
      />
      <input
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        aria-label={texts.replaceText}
        placeholder={texts.replaceText}
        maxLength={1_000}
        className={`${inputClass} h-9 w-48! max-md:w-40!`}
      />
      <Button size="sm" disabled={count === 0} onClick={() => replaceOne(editor, replacement)}>
        {texts.replace}
      </Button>
      <Button size="sm" disabled={count === 0} onClick={replaceEvery}>
        {texts.replaceAll}
      </Button>
      <IconButton label={texts.closeFind} shortcut="Esc" icon={<X />} onClick={close} className="ml-auto" />
    </search>
  )
}

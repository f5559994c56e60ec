import type { Editor } from '@tiptap/core'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formulas as texts } from '../../../locales/en/essays/formulas.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { type FormulaRequest, putFormula } from './formula-node.ts'
import { showFormula } from './formula-view.ts'
import { texMax } from './tex-max.ts'

/** What the buttons insert; | is where the cursor goes. */
const pieces: { id: keyof typeof texts.pieces; shown: string; tex: string }[] = [
  { id: 'fraction', shown: 'a⁄b', tex: '\\frac{|}{}' },
  { id: 'power', shown: 'xⁿ', tex: '^{|}' },
  { id: 'index', shown: 'xₙ', tex: '_{|}' },
  { id: 'root', shown: '√', tex: '\\sqrt{|}' },
  { id: 'sum', shown: '∑', tex: '\\sum_{|}^{}' },
  { id: 'integral', shown: '∫', tex: '\\int_{|}^{}' },
  { id: 'matrix', shown: '(⋮)', tex: '\\begin{pmatrix} | & \\\\ & \\end{pmatrix}' },
  { id: 'alpha', shown: 'α', tex: '\\alpha |' },
  { id: 'pi', shown: 'π', tex: '\\pi |' },
  { id: 'atMost', shown: '≤', tex: '\\le |' },
  { id: 'notEqual', shown: '≠', tex: '\\ne |' },
  { id: 'arrow', shown: '→', tex: '\\to |' },
]

type FormulaDialogProps = { editor: Editor; request: FormulaRequest; onClose: () => void }

/** Writes the source of a formula, and shows what it looks like. */
export function FormulaDialog({ editor, request, onClose }: FormulaDialogProps) {
  const [before] = useState(() => sourceOf(editor, request))
  const [tex, setTex] = useState(before)
  const [place, setPlace] = useState(request.isBlock ? 'block' : 'line')
  const field = useRef<HTMLTextAreaElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  const id = useId()
  const isBlock = place === 'block'
  useEffect(() => {
    if (preview.current) showFormula(preview.current, tex.trim(), isBlock)
  }, [tex, isBlock])

  function insert(piece: string) {
    const { selectionStart: from = tex.length, selectionEnd: to = tex.length } = field.current ?? {}
    const [head = '', tail = ''] = piece.split('|')
    setTex(tex.slice(0, from) + head + tex.slice(from, to) + tail + tex.slice(to))
    const at = from + head.length
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at, at + (to - from))
    })
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const written = tex.trim()
    if (written === '') return
    onClose()
    setTimeout(() => {
      const isThere = request.pos === undefined || editor.state.doc.nodeAt(request.pos)?.attrs.tex === before
      // The page may have changed while the dialog was open.
      if (isThere && !editor.isDestroyed) putFormula(editor, written, { ...request, isBlock })
    })
  }
  function remove() {
    const { pos } = request
    onClose()
    const size = pos === undefined ? 0 : (editor.state.doc.nodeAt(pos)?.nodeSize ?? 0)
    if (pos !== undefined && size > 0)
      setTimeout(() => editor.commands.deleteRange({ from: pos, to: pos + size }))
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="w-fit font-medium">
            {texts.source}
          </label>
          <Textarea
            ref={field}
            id={id}
            value={tex}
            maxLength={texMax}
            heightMinPx={72}
            heightMaxPx={200}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            className="font-mono text-14!"
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) save(event)
            }}
            onChange={(event) => setTex(event.target.value)}
          />
          <div id={`${id}-hint`} className="text-13 text-ink-muted">
            {texts.hint}
          </div>
        </div>
        <fieldset aria-label={texts.insert} className="flex flex-wrap gap-1">
          {pieces.map((piece) => (
            <button
              key={piece.id}
              type="button"
              aria-label={texts.pieces[piece.id]}
              title={texts.pieces[piece.id]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(piece.tex)}
              className="flex h-9 min-w-9 items-center justify-center rounded-control border border-line px-2 font-serif text-16 hover:bg-surface-hover max-md:h-11 max-md:min-w-11"
            >
              {piece.shown}
            </button>
          ))}
        </fieldset>
        <Segmented
          label={texts.place}
          value={place}
          onChange={setPlace}
          options={[
            { value: 'line', label: texts.inLine },
            { value: 'block', label: texts.ownLine },
          ]}
        />
        <div className="flex min-h-20 items-center justify-center overflow-x-auto rounded-card bg-surface-sunken p-3">
          <div ref={preview} className="formula-preview" />
        </div>
        <DialogActions>
          {request.pos !== undefined && (
            <Button variant="ghost" onClick={remove} className="mr-auto">
              {texts.remove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={tex.trim() === ''}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Returns the source of the formula to change, or the selected text for a new one. */
function sourceOf(editor: Editor, { pos }: FormulaRequest): string {
  const { doc, selection } = editor.state
  if (pos !== undefined) return String(doc.nodeAt(pos)?.attrs.tex ?? '')
  return doc.textBetween(selection.from, selection.to, ' ').slice(0, texMax)
}

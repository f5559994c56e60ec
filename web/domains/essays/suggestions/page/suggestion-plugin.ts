import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { mapRemote } from '../../editor/map-remote.ts'
import { signatureOf } from '../../editor/signature.ts'
import { newWords } from './new-words.ts'
import type { SuggestionDesk } from './suggestion-desk.ts'
import type { TextPart } from './suggestion-item.ts'

/** replace: another text for a range. inline: a text at the cursor. block: paragraphs between two blocks. */
export type SuggestionPlace = 'replace' | 'inline' | 'block'

/** The place of a suggestion on the page. The suggested text itself is in the desk, outside the document. */
export type SuggestionMark = {
  id: string
  place: SuggestionPlace
  from: number
  to: number
  /** Of the range at the beginning; a change of its words withdraws the suggestion. */
  signature: string
  /** The words of a whole suggestion that replace others; null before it is whole. */
  changes: ShownChange[] | null
}

/** Words that replace others, from the beginning of the passage. */
export type ShownChange = { from: number; to: number; parts: TextPart[] }

type SuggestionChange = {
  add?: SuggestionMark[]
  show?: { id: string; changes: ShownChange[] | null }
  remove?: string[]
}
type PluginState = { marks: SuggestionMark[]; withdrawn: string[]; decorations: DecorationSet }

const key = new PluginKey<PluginState>('suggestions')
const nothing: PluginState = { marks: [], withdrawn: [], decorations: DecorationSet.empty }

/** The elements in the page that React fills: the suggested text, and the bar below it. */
export type SuggestionHosts = Map<string, { text: HTMLElement; bar: HTMLElement }>

type Storage = {
  hosts: SuggestionHosts
  desk: SuggestionDesk | null
  /** What was asked for before the desk was there: it is loaded after the page is shown. */
  waiting: ((desk: SuggestionDesk) => void)[]
}

export const Suggestions = Extension.create<object, Storage>({
  name: 'suggestions',
  // Before the line break of Ctrl+Enter.
  priority: 300,
  addStorage: () => ({ hosts: new Map(), desk: null, waiting: [] }),
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => this.storage.desk?.acceptAtCursor() ?? false,
      'Mod-Alt-j': () => this.storage.desk?.focusNext() ?? false,
    }
  },
  addProseMirrorPlugins() {
    return [suggestionPlugin(this.storage.hosts)]
  },
})

export function suggestionPlugin(hosts: SuggestionHosts): Plugin {
  return new Plugin<PluginState>({
    key,
    state: {
      init: () => nothing,
      apply: (tr, old) => applyChange(tr, old, hosts),
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  })
}

export function suggestionStorage(editor: Editor): Storage {
  return (editor.storage as unknown as { suggestions: Storage }).suggestions
}

/** Gives work to the desk, now or when it opens. Returns what the desk answers; null if it has to wait. */
export function askDesk<T>(editor: Editor, work: (desk: SuggestionDesk) => T): T | null {
  const { desk, waiting } = suggestionStorage(editor)
  if (desk) return work(desk)
  waiting.push(work)
  return null
}

/** The suggestions on the page, in the order of the text. */
export function suggestionMarks(state: EditorState): SuggestionMark[] {
  return key.getState(state)?.marks ?? []
}

/** The suggestions that the last change of the page withdrew. */
export function withdrawnSuggestions(state: EditorState): string[] {
  return key.getState(state)?.withdrawn ?? []
}

export function setSuggestions(tr: Transaction, change: SuggestionChange): Transaction {
  return tr.setMeta(key, change)
}

function applyChange(tr: Transaction, old: PluginState, hosts: SuggestionHosts): PluginState {
  const change = tr.getMeta(key) as SuggestionChange | undefined
  if (!change && !tr.docChanged) return old.withdrawn.length > 0 ? { ...old, withdrawn: [] } : old
  if (!change && old.marks.length === 0) return old.withdrawn.length > 0 ? nothing : old
  const withdrawn: string[] = []
  let marks = old.marks.filter(({ id }) => !change?.remove?.includes(id))
  if (tr.docChanged)
    marks = marks.flatMap((mark) => {
      const moved = moveMark(tr, mark)
      if (!moved) withdrawn.push(mark.id)
      return moved ?? []
    })
  marks = [...marks, ...(change?.add ?? [])]
    .map((mark) => (change?.show?.id === mark.id ? { ...mark, changes: change.show.changes } : mark))
    .sort((a, b) => a.from - b.from)
  return { marks, withdrawn, decorations: draw(tr, marks, hosts) }
}

/** Returns the mark at its new place, or null if its text was changed or deleted. */
function moveMark(tr: Transaction, mark: SuggestionMark): SuggestionMark | null {
  // The binding replaces the whole document after a change from elsewhere, which the mapping cannot follow.
  const isRemote = tr.getMeta(ySyncPluginKey) !== undefined && tr.steps.length > 0
  const range = isRemote ? mapRemote(tr.before, tr.doc, mark) : mapLocal(tr, mark)
  if (!range || range.to > tr.doc.content.size) return null
  if (
    mark.place === 'replace' &&
    (range.from >= range.to || !tr.doc.resolve(range.from).sameParent(tr.doc.resolve(range.to)))
  )
    return null
  if (signatureOf(tr.doc, range.from, range.to) !== mark.signature) return null
  const moved = { ...mark, ...range }
  return fits(tr, moved) ? moved : null
}

function mapLocal({ mapping }: Transaction, { place, from, to }: SuggestionMark) {
  if (place === 'replace') return { from: mapping.map(from, 1), to: mapping.map(to, -1) }
  const { pos, deleted } = mapping.mapResult(from, place === 'inline' ? 1 : -1)
  return deleted ? null : { from: pos, to: pos }
}

function fits(tr: Transaction, { place, from }: SuggestionMark): boolean {
  const { parent } = tr.doc.resolve(from)
  return place === 'block' ? !parent.isTextblock : parent.isTextblock
}

function draw(tr: Transaction, marks: SuggestionMark[], hosts: SuggestionHosts): DecorationSet {
  const { doc } = tr
  const decorations = marks.flatMap((mark) => {
    const { id, place, to } = mark
    // The elements are made when the page draws them.
    const host = () => hostsOf(hosts, id, place)
    const $to = doc.resolve(to)
    const below = place === 'block' ? to : $to.after()
    const own = { stopEvent: () => true, ignoreSelection: true }
    const parts = [
      Decoration.widget(to, () => host().text, { ...own, side: 1, key: `${id} text` }),
      Decoration.widget(below, () => host().bar, {
        ...own,
        side: place === 'block' ? 2 : -1,
        key: `${id} bar`,
      }),
    ]
    return place === 'replace' ? [...wordsOf(mark), ...parts] : parts
  })
  return DecorationSet.create(doc, decorations)
}

/** Strikes words and shows those that take their place, or marks the whole passage while it is being written. */
function wordsOf({ id, from, to, changes }: SuggestionMark): Decoration[] {
  if (!changes) return [Decoration.inline(from, to, { nodeName: 'span', class: 'suggestion-waiting' })]
  return changes.flatMap(({ from: start, to: end, parts }, i) => {
    const old = { nodeName: 'span', class: 'suggestion-old', role: 'deletion' }
    const text = parts.map((part) => part.text).join('')
    const widget = () => newWords(parts)
    const look = { side: 1, stopEvent: () => true, ignoreSelection: true, key: `${id} ${i} ${text}` }
    return [
      ...(start < end ? [Decoration.inline(from + start, from + end, old)] : []),
      ...(parts.length > 0 ? [Decoration.widget(from + end, widget, look)] : []),
    ]
  })
}

function hostsOf(hosts: SuggestionHosts, id: string, place: SuggestionPlace) {
  const known = hosts.get(id)
  if (known) return known
  const text = document.createElement(place === 'block' ? 'div' : 'span')
  text.className = 'suggestion-text'
  const bar = document.createElement('div')
  bar.className = 'suggestion-slot'
  const made = { text, bar }
  hosts.set(id, made)
  return made
}

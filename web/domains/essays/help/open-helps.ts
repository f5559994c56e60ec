import type { Editor } from '@tiptap/core'
import { useSyncExternalStore } from 'react'
import type { HelpState, WritingHelp } from './writing-help.ts'

const helps = new Map<Editor, WritingHelp>()
const listeners = new Set<() => void>()

/** Makes the help of an editor known to its panel. Returns a function that withdraws it. */
export function offerHelp(editor: Editor, help: WritingHelp): () => void {
  helps.set(editor, help)
  for (const listener of listeners) listener()
  return () => {
    helps.delete(editor)
    for (const listener of listeners) listener()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the help of an editor; null while it is being opened. */
export function useHelp(editor: Editor): WritingHelp | null {
  return useSyncExternalStore(subscribe, () => helps.get(editor) ?? null)
}

export function useHelpState(help: WritingHelp): HelpState {
  return useSyncExternalStore(help.store.subscribe, help.store.read)
}

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

/** Something to do that has a name: found with Ctrl+K, and by its own keys where it has some. */
export type Command = {
  /** Sentence case, a verb first: 'Open the humanizer'. */
  text: string
  icon: ReactNode
  /** Further words that it is found by. */
  words?: string
  keys?: string
  run: () => void
}

const groups = new Map<symbol, Command[]>()
const listeners = new Set<() => void>()
let all: Command[] = []

function change(group: symbol, commands: Command[] | null): void {
  if (commands) groups.set(group, commands)
  else groups.delete(group)
  all = [...groups.values()].flat()
  for (const listener of listeners) listener()
}

/** Offers commands while the component that has them is on the screen. Memoize the array. */
export function useOfferedCommands(commands: Command[]): void {
  useEffect(() => {
    const group = Symbol('commands')
    change(group, commands)
    return () => change(group, null)
  }, [commands])
}

/** Returns everything that can be done now. */
export function useCommands(): Command[] {
  return useSyncExternalStore(subscribe, () => all)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The commands in which every typed word begins a word; the sooner the first one is found, the higher they are. */
export function findCommands(commands: Command[], typed: string): Command[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  return commands
    .map((command) => ({ command, words: wordsOf(`${command.text} ${command.words ?? ''}`) }))
    .filter(({ words }) => wanted.every((wish) => words.some((word) => word.startsWith(wish))))
    .map(({ command, words }) => ({ command, at: words.findIndex((word) => word.startsWith(wanted[0]!)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ command }) => command)
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

/** A named action that Ctrl+K finds, with an optional shortcut of its own. */
export type Command = {
  /** In sentence case, starting with a verb: 'Open the humanizer'. */
  text: string
  icon: ReactNode
  /** Further words that the search matches. */
  words?: string
  keys?: string
  /** Listed after the others until the user searches. */
  isLast?: boolean
  /** Listed only when a search finds it, after the others. */
  isFoundOnly?: boolean
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

/** Registers commands while the component is mounted. Memoize the array. */
export function useOfferedCommands(commands: Command[]): void {
  useEffect(() => {
    const group = Symbol('commands')
    change(group, commands)
    return () => change(group, null)
  }, [commands])
}

/** Returns all commands that are available now. */
export function useCommands(): Command[] {
  return useSyncExternalStore(
    subscribe,
    () => all,
    () => all,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Finder = (typed: string) => Command[]
const finders = new Set<Finder>()

/** Registers another search of Ctrl+K while the component is mounted, such as that of the help. Memoize it. */
export function useOfferedFinder(find: Finder | null): void {
  useEffect(() => {
    if (!find) return
    finders.add(find)
    return () => void finders.delete(find)
  }, [find])
}

/** Returns what the other searches find. */
export function findElsewhere(typed: string): Command[] {
  return [...finders].flatMap((find) => find(typed))
}

/** Returns the commands in which every typed word begins a word, ordered by the position of the first match. */
export function findCommands(commands: Command[], typed: string): Command[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  return commands
    .map((command) => ({ command, words: wordsOf(`${command.text} ${command.words ?? ''}`) }))
    .filter(({ words }) => wanted.every((wish) => words.some((word) => word.startsWith(wish))))
    .map(({ command, words }) => ({ command, at: words.findIndex((word) => word.startsWith(wanted[0]!)) }))
    .sort(
      (a, b) =>
        Number(a.command.isFoundOnly ?? false) - Number(b.command.isFoundOnly ?? false) || a.at - b.at,
    )
    .map(({ command }) => command)
}

/** Accents do not count, because many people leave them out when they search. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

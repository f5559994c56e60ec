import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FoundChat } from '../../../../contract/chats/chat-list.ts'
import { isUntitled } from '../../../../contract/chats/titles.ts'
import { limits } from '../../../../contract/limits.ts'
import { searchTexts } from '../../../locales/en/chats/search.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { type Command, findCommands, findElsewhere, useCommands } from '../../../ui/shell/commands.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { chatPath } from '../existing-pages.ts'
import { useChatList } from '../queries.ts'
import { CommandRow } from './command-row.tsx'
import { FoundRow } from './found-row.tsx'
import { useSearch } from './use-search.ts'

const recentMax = 5
const commandsFoundMax = 5
const helpFoundMax = 4
const pageRows = 6

type Row = FoundChat | Command

function isCommand(row: Row): row is Command {
  return 'run' in row
}

/** Returns the path of a found chat, with the message that matched, if any. */
function pathTo({ chat, messageId }: FoundChat): string {
  const path = chatPath(chat)
  return messageId && !chat.isEssayChat ? `${path}?message=${messageId}` : path
}

/** The chats that are offered before the user types. */
function useRecentChats(): FoundChat[] {
  const chats = useChatList('loose').data?.pages[0]?.chats ?? []
  return chats
    .filter((chat) => !isUntitled(chat.title))
    .slice(0, recentMax)
    .map((chat) => ({
      chat,
      title: [{ text: chat.title, isHit: false }],
      messageId: null,
      snippet: [],
      hits: 0,
    }))
}

/**
 * Searches titles, messages and commands. The field keeps the focus; arrow keys move through the results, and Enter
 * opens or runs one.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const listId = useId()
  const navigate = useNavigate()
  const search = useSearch(typed)
  const recent = useRecentChats()
  const isRecent = typed.trim() === ''
  const chats = isRecent ? recent : (search.data?.found ?? [])
  const offered = useCommands()
  const inOrder = offered
    .filter(({ isFoundOnly }) => !isFoundOnly)
    .toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false))
  const commands = isRecent ? inOrder : findCommands(offered, typed).slice(0, commandsFoundMax)
  // Commands are found at once and chats a moment later, so chats come below and move nothing.
  const help = isRecent ? [] : findElsewhere(typed).slice(0, helpFoundMax)
  const rows: Row[] = isRecent ? [...chats, ...commands] : [...commands, ...chats, ...help]
  const active = Math.min(at, rows.length - 1)

  function open(row: Row | undefined) {
    if (!row) return
    onClose()
    if (isCommand(row)) setTimeout(row.run)
    else navigate(pathTo(row))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + rows.length) % Math.max(1, rows.length))
    else if (event.key === 'Enter') open(rows[active])
    else if (event.key === 'PageDown') setAt(Math.min(active + pageRows, rows.length - 1))
    else if (event.key === 'PageUp') setAt(Math.max(active - pageRows, 0))
    else return
    event.preventDefault()
  }

  const rowProps = (row: Row) => {
    const index = rows.indexOf(row)
    return { id: `${listId}-${index}`, isActive: index === active, onPoint: () => setAt(index) }
  }
  const chatGroup = (
    <Group
      key="chats"
      label={searchTexts.chats}
      title={isRecent ? searchTexts.recent : null}
      isEmpty={chats.length === 0}
    >
      {chats.map((row) => (
        <FoundRow key={row.chat.id} {...rowProps(row)} row={row} onOpen={() => open(row)} />
      ))}
    </Group>
  )
  const commandGroup = (
    <Group
      key="commands"
      label={searchTexts.commands}
      title={searchTexts.commands}
      isEmpty={commands.length === 0}
    >
      {commands.map((command) => (
        <CommandRow key={command.text} {...rowProps(command)} command={command} onRun={() => open(command)} />
      ))}
    </Group>
  )
  const helpGroup = (
    <Group key="help" label={searchTexts.help} title={searchTexts.help} isEmpty={help.length === 0}>
      {help.map((command) => (
        <CommandRow key={command.text} {...rowProps(command)} command={command} onRun={() => open(command)} />
      ))}
    </Group>
  )
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Radix.Content
          {...useFocusReturn()}
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-160 -translate-x-1/2 animate-fade-in flex-col overflow-clip rounded-card bg-surface-raised shadow-float outline-none max-md:top-4 max-md:max-h-[calc(100dvh-2rem)]"
        >
          <Radix.Title className="sr-only">{searchTexts.searchChatsAndCommands}</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            {search.isFetching && !isRecent ? (
              <Spinner className="size-4 shrink-0 text-ink-muted" />
            ) : (
              <Search aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            )}
            <input
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
              role="combobox"
              aria-label={searchTexts.searchChatsAndCommands}
              aria-expanded={rows.length > 0}
              aria-controls={listId}
              aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
              placeholder={searchTexts.searchChatsAndCommands}
              maxLength={limits.searchCharactersMax}
              autoComplete="off"
              spellCheck={false}
              className="h-13 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-ink-muted"
            />
          </div>
          <div className="min-h-0 overflow-y-auto p-2">
            <SearchState
              search={search}
              isRecent={isRecent}
              typed={typed.trim()}
              count={chats.length}
              hasCommands={commands.length + help.length > 0}
            />
            <div
              id={listId}
              role="listbox"
              aria-label={isRecent ? searchTexts.recentChatsAndCommands : searchTexts.found}
            >
              {isRecent ? [chatGroup, commandGroup] : [commandGroup, chatGroup, helpGroup]}
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type GroupProps = { label: string; title: string | null; isEmpty: boolean; children: ReactNode }

function Group({ label, title, isEmpty, children }: GroupProps) {
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div role="group" aria-label={label}>
      {title && (
        <p aria-hidden="true" className="px-3 py-1.5 text-12 text-ink-muted">
          {title}
        </p>
      )}
      {children}
    </div>
  )
}

type SearchStateProps = {
  search: ReturnType<typeof useSearch>
  isRecent: boolean
  typed: string
  count: number
  hasCommands: boolean
}

function SearchState({ search, isRecent, typed, count, hasCommands }: SearchStateProps) {
  if (!isRecent && search.isError)
    return (
      <ErrorNote
        action={
          <button type="button" onClick={() => search.refetch()} className="font-medium underline">
            {searchTexts.tryAgain}
          </button>
        }
      >
        {search.error.message}
      </ErrorNote>
    )
  if (isRecent) return null
  const isSettled = !search.isBehind
  const text = count === 0 ? searchTexts.noChatContains({ typed }) : searchTexts.countFound({ count })
  const isQuiet = count > 0 || hasCommands
  return (
    <p role="status" className={isQuiet ? 'sr-only' : 'px-3 py-6 text-center text-ink-muted'}>
      {isSettled || count > 0 ? text : searchTexts.searching}
    </p>
  )
}

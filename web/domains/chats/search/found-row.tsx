import { Archive, FileText, MessageSquare } from 'lucide-react'
import type { FoundChat, SnippetPart } from '../../../../contract/chats/chat-list.ts'
import { searchTexts } from '../../../locales/en/chats/search.ts'
import { formatRecentDate } from '../../../locales/format.ts'
import { plainSnippet } from '../markdown/plain-snippet.ts'
import { type OptionProps, OptionRow } from './option-row.tsx'

type FoundRowProps = OptionProps & {
  row: FoundChat
  onOpen: () => void
}

/** A found chat: its title, the matching text and the time of the last change. */
export function FoundRow({ row, onOpen, ...option }: FoundRowProps) {
  const { chat } = row
  const snippet = plainSnippet(row.snippet)
  const Icon = chat.archived ? Archive : chat.isEssayChat ? FileText : MessageSquare
  return (
    <OptionRow {...option} onChoose={onOpen} className="min-h-11 py-2">
      <Icon
        aria-label={chat.archived ? searchTexts.archived : undefined}
        aria-hidden={!chat.archived}
        className="mt-0.5 size-4 shrink-0 text-ink-muted"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <Marked parts={row.title} />
        </p>
        {snippet.length > 0 && (
          <p className="line-clamp-2 text-13 text-ink-muted">
            <Marked parts={snippet} />
          </p>
        )}
      </div>
      <time dateTime={chat.updatedAt} className="shrink-0 pt-0.5 text-12 text-ink-muted">
        {formatRecentDate(chat.updatedAt, new Date())}
      </time>
    </OptionRow>
  )
}

function Marked({ parts }: { parts: SnippetPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move
      <mark key={index} className="rounded-small bg-accent-soft font-medium text-accent">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

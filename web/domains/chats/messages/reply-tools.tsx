import { Ellipsis, FileCode2, RefreshCw, Square, ThumbsDown, ThumbsUp, Trash2, Volume2 } from 'lucide-react'
import { use } from 'react'
import type { ChatMessage, Rating } from '../../../../contract/chats/chats.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { classNames } from '../../../ui/class-names.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useIsPhone } from '../../../ui/media-query.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { canReadAloud, useReadAloud } from '../../../ui/read-aloud.ts'
import { toast } from '../../../ui/toast.tsx'
import { markdownToText } from '../markdown/markdown-to-text.ts'
import { spokenParagraphs } from '../voice/spoken-paragraphs.ts'
import { BranchSwitcher } from './branch-switcher.tsx'
import { EditTextButton } from './edit-text-button.tsx'
import { ReplyActionsContext, useActions } from './message-actions.ts'

type ReplyToolsProps = { message: ChatMessage; place: number; of: number; isLast: boolean }

/** The actions on a reply: visible on hover or focus, and always for the last reply and on phones. */
export function ReplyTools({ message, place, of, isLast }: ReplyToolsProps) {
  const { regenerate } = useActions()
  const replyActions = use(ReplyActionsContext)
  const isPhone = useIsPhone()
  const hasText = message.text !== ''
  return (
    <div
      className={classNames(
        '-ml-2 flex flex-wrap items-center transition-opacity max-md:-ml-3',
        !isLast &&
          'md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:has-[[aria-expanded=true]]:opacity-100',
      )}
    >
      {hasText && <CopyButton text={() => markdownToText(message.text)} />}
      {hasText && (replyActions ? replyActions(message) : <EditTextButton text={message.text} />)}
      <IconButton label={messagesTexts.tryAgain} icon={<RefreshCw />} onClick={() => regenerate(message)} />
      {hasText && canReadAloud() && <ReadAloudButton message={message} />}
      {hasText && !isPhone && <RatingButtons message={message} />}
      <MoreMenu message={message} showsRating={isPhone && hasText} />
      <BranchSwitcher message={message} place={place} of={of} className="ml-1" />
    </div>
  )
}

function ReadAloudButton({ message }: { message: ChatMessage }) {
  const { isReading, toggle } = useReadAloud(message.clientId, () => spokenParagraphs(message.text))
  return (
    <IconButton
      label={isReading ? messagesTexts.stopReading : messagesTexts.readAloud}
      aria-pressed={isReading}
      icon={isReading ? <Square className="size-3.5! fill-current" /> : <Volume2 />}
      onClick={toggle}
    />
  )
}

const ratings = (): { rating: Rating; label: string; Icon: typeof ThumbsUp }[] => [
  { rating: 'up', label: messagesTexts.goodReply, Icon: ThumbsUp },
  { rating: 'down', label: messagesTexts.poorReply, Icon: ThumbsDown },
]

function RatingButtons({ message }: { message: ChatMessage }) {
  const { rate } = useActions()
  return ratings().map(({ rating, label, Icon }) => {
    const isOn = message.rating === rating
    return (
      <IconButton
        key={rating}
        label={label}
        aria-pressed={isOn}
        icon={<Icon className={isOn ? 'fill-accent-soft text-accent' : ''} />}
        onClick={() => rate(message, isOn ? null : rating)}
      />
    )
  })
}

function MoreMenu({ message, showsRating }: { message: ChatMessage; showsRating: boolean }) {
  const { rate, remove } = useActions()
  async function copyMarkdown() {
    if (await copyText(message.text)) toast(messagesTexts.copiedAsMarkdown)
    else toast.error(errorTexts.copyFailed)
  }
  return (
    <Menu trigger={<IconButton label={messagesTexts.more} icon={<Ellipsis />} />} align="start">
      {showsRating &&
        ratings().map(({ rating, label, Icon }) => {
          const isOn = message.rating === rating
          return (
            <MenuItem key={rating} icon={<Icon />} onSelect={() => rate(message, isOn ? null : rating)}>
              {isOn ? messagesTexts.remove({ label }) : label}
            </MenuItem>
          )
        })}
      {message.text !== '' && (
        <MenuItem icon={<FileCode2 />} onSelect={() => void copyMarkdown()}>
          {messagesTexts.copyAsMarkdown}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={() => remove(message)}>
        {messagesTexts.deleteReply}
      </MenuItem>
    </Menu>
  )
}

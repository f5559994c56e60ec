import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { classNames } from '../../../ui/class-names.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useIsPhone } from '../../../ui/media-query.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/toast.tsx'
import { MessageFiles } from '../files/message-files.tsx'
import { LazyMount } from '../lazy-mount.tsx'
import { BranchSwitcher } from './branch-switcher.tsx'
import { EditMessage } from './edit-message.tsx'
import { useActions } from './message-actions.ts'

/** From this length, a text has more than ten lines on any screen, so its folded part is not rendered. */
const surelyFoldedFrom = 2_000
/** Up to this length, a text without line breaks has fewer than ten lines on the narrowest screen. */
const neverFoldedTo = 250

type UserMessageProps = { message: ChatMessage; place: number; of: number }

export const UserMessage = memo(function UserMessage({ message, place, of }: UserMessageProps) {
  const { edit } = useActions()
  const article = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)

  function close() {
    setEditing(false)
    // The button that opened the field is not mounted while the field is open.
    requestAnimationFrame(() => article.current?.querySelector('button')?.focus())
  }
  return (
    <article ref={article} aria-label={messagesTexts.you} className="group flex flex-col gap-1">
      <MessageFiles files={message.files} />
      {isEditing ? (
        <EditMessage
          text={message.text}
          hasFiles={message.files.length > 0}
          onCancel={close}
          onSend={(text) => edit(message, text) && setEditing(false)}
        />
      ) : (
        <div className="flex flex-row-reverse items-end gap-1">
          {message.text && <Bubble text={message.text} />}
          <LazyMount className="shrink-0">
            <UserTools message={message} onEdit={() => setEditing(true)} />
          </LazyMount>
        </div>
      )}
      <BranchSwitcher message={message} place={place} of={of} className="-mr-2 self-end" />
    </article>
  )
})

/** Folds a message to ten lines, so that a pasted essay does not push the reply off the screen. */
function Bubble({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(words, text.length > neverFoldedTo || text.includes('\n'), isOpen)
  const isLong = text.length > surelyFoldedFrom || isCut
  return (
    <div className="max-w-[85%] rounded-composer rounded-br-small border border-line bg-surface-sunken px-4 py-2.5">
      <p
        ref={words}
        dir="auto"
        className={classNames(
          'text-16 whitespace-pre-wrap [overflow-wrap:anywhere]',
          !isOpen && 'line-clamp-10',
        )}
      >
        {isOpen ? text : text.slice(0, surelyFoldedFrom)}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 rounded-small text-13 font-medium text-accent max-md:min-h-11"
        >
          {isOpen ? messagesTexts.showLess : messagesTexts.showAllOfIt}
        </button>
      )}
    </div>
  )
}

/** Reports whether the text has more lines than are shown. Measured, because lines depend on the screen. */
function useIsCut(words: RefObject<HTMLElement | null>, mayBe: boolean, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = words.current
    if (!element || !mayBe || isOpen) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [words, mayBe, isOpen])
  return isCut
}

/** The actions beside the message: on hover or focus, and in one menu on phones. */
function UserTools({ message, onEdit }: { message: ChatMessage; onEdit: () => void }) {
  const { remove } = useActions()
  const isPhone = useIsPhone()
  async function copy() {
    if (await copyText(message.text)) toast(messagesTexts.copied)
    else toast.error(errorTexts.copyFailed)
  }
  return (
    <div className="flex transition-opacity md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:has-[[aria-expanded=true]]:opacity-100 md:[&_button]:size-8 md:[&_svg]:size-4">
      {!isPhone && <CopyButton text={message.text} label={messagesTexts.copyMessage} />}
      {!isPhone && <IconButton label={messagesTexts.editMessage} icon={<Pencil />} onClick={onEdit} />}
      <Menu trigger={<IconButton label={messagesTexts.more} icon={<Ellipsis />} />}>
        {isPhone && (
          <>
            <MenuItem icon={<Copy />} onSelect={() => void copy()}>
              {messagesTexts.copyMessage}
            </MenuItem>
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              {messagesTexts.editMessage}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem danger icon={<Trash2 />} onSelect={() => remove(message)}>
          {messagesTexts.deleteMessageAndReply}
        </MenuItem>
      </Menu>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'

const useSearchDialog = createLazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)

type SearchPartProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Offers the commands that only the search runs, from its first opening on. */
  commands: ReactNode
}

/**
 * The search and its keys. It belongs to the layout and not to a button: the button moves between the sidebar and the
 * bar when the page changes, which would close a search that has just been opened.
 */
export function SearchPart({ isOpen, onOpenChange, commands }: SearchPartProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useShortcut('Ctrl+K', () => onOpenChange(true))
  const SearchDialog = useSearchDialog(isOpen)
  return (
    <>
      {wasOpened && commands}
      {isOpen && SearchDialog && <SearchDialog onClose={() => onOpenChange(false)} />}
    </>
  )
}

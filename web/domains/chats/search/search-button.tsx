import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { searchTexts } from '../../../locales/en/chats/search.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** Opens the search, as Ctrl+K does. `commands` offers what only the search runs, from its first opening on. */
export function SearchButton({ commands }: { commands: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  function open() {
    setOpen(true)
    setWasOpened(true)
  }
  useShortcut('Ctrl+K', open)
  return (
    <>
      <IconButton
        label={searchTexts.searchChatsAndCommands}
        shortcut="Ctrl+K"
        tooltipSide="right"
        variant="outline"
        icon={<Search />}
        onClick={open}
      />
      {wasOpened && commands}
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

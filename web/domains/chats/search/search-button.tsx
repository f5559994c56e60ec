import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** Opens the search, as Ctrl+K does. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  useShortcut('Ctrl+K', () => setOpen(true))
  return (
    <>
      <IconButton
        label="Search chats and commands"
        shortcut="Ctrl+K"
        tooltipSide="right"
        variant="outline"
        icon={<Search />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

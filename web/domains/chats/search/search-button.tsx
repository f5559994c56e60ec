import { Search } from 'lucide-react'
import { searchTexts } from '../../../locales/en/chats/search.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Opens the search, as Ctrl+K does. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton
      label={searchTexts.searchChatsAndCommands}
      shortcut="Ctrl+K"
      tooltipSide="right"
      variant="outline"
      icon={<Search />}
      onClick={onOpen}
    />
  )
}

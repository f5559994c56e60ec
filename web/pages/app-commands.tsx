import { Archive, Feather, FileUp, LogOut, MessageCircleDashed, ScanText } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showArchive } from '../domains/chats/list/archive-view.ts'
import { settingSections } from '../domains/preferences/settings-frame.tsx'
import { type Command, useOfferedCommands } from '../ui/shell/commands.ts'
import { useShell } from '../ui/shell/shell-context.ts'

/** Commands for Ctrl+K on every page of a signed-in user, besides those of the shell and of the page. */
export function AppCommands({ onSignOut }: { onSignOut: () => void }) {
  const navigate = useNavigate()
  const { showSidebar } = useShell()
  const latest = useRef({ navigate, showSidebar, onSignOut })
  latest.current = { navigate, showSidebar, onSignOut }
  const commands = useMemo((): Command[] => {
    const goTo = (path: string) => () => void latest.current.navigate(path)
    function openArchive() {
      latest.current.showSidebar()
      showArchive(true)
    }
    return [
      {
        text: 'Temporary chat',
        icon: <MessageCircleDashed />,
        words: 'private',
        run: goTo('/chat/temporary'),
      },
      { text: 'Humanizer', icon: <Feather />, words: 'humanize rewrite', run: goTo('/ai-humanizer') },
      { text: 'Detector', icon: <ScanText />, words: 'check ai scan', run: goTo('/ai-detector') },
      { text: 'Archived chats', icon: <Archive />, run: openArchive },
      { text: 'Import chats', icon: <FileUp />, words: 'chatgpt claude', run: goTo('/settings/general') },
      ...settingSections.map(({ id, title, text, icon }) => ({
        text: `Settings: ${title}`,
        icon,
        words: text,
        run: goTo(`/settings/${id}`),
      })),
      { text: 'Log out', icon: <LogOut />, words: 'sign out', run: () => latest.current.onSignOut() },
    ]
  }, [])
  useOfferedCommands(commands)
  return null
}

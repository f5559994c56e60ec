import {
  Archive,
  Feather,
  FilePenLine,
  FileText,
  FileUp,
  LogOut,
  MessageCircleDashed,
  ScanText,
} from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showArchive } from '../domains/chats/list/archive-view.ts'
import { settingSections } from '../domains/preferences/settings-frame.tsx'
import { commandTexts } from '../locales/en/pages/commands.ts'
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
        text: commandTexts.temporaryChat,
        icon: <MessageCircleDashed />,
        words: commandTexts.private,
        run: goTo('/chat/temporary'),
      },
      {
        text: commandTexts.essayWriter,
        icon: <FileText />,
        words: commandTexts.documentEditor,
        run: goTo('/essay-writer'),
      },
      {
        text: commandTexts.newEssay,
        icon: <FilePenLine />,
        words: commandTexts.documentEditor,
        run: goTo('/essay-writer/new'),
      },
      {
        text: commandTexts.humanizer,
        icon: <Feather />,
        words: commandTexts.humanizeRewrite,
        run: goTo('/ai-humanizer'),
      },
      {
        text: commandTexts.detector,
        icon: <ScanText />,
        words: commandTexts.checkAiScan,
        run: goTo('/ai-detector'),
      },
      { text: commandTexts.archivedChats, icon: <Archive />, run: openArchive },
      {
        text: commandTexts.importChats,
        icon: <FileUp />,
        words: commandTexts.chatgptClaude,
        run: goTo('/settings/general'),
      },
      ...settingSections().map(({ id, title, text, icon }) => ({
        text: commandTexts.settings({ title }),
        icon,
        words: text,
        run: goTo(`/settings/${id}`),
      })),
      {
        text: commandTexts.logOut,
        icon: <LogOut />,
        words: commandTexts.signOut,
        run: () => latest.current.onSignOut(),
      },
    ]
  }, [])
  useOfferedCommands(commands)
  return null
}

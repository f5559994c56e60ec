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
import { appTexts } from '../locales/en/pages/app.ts'
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
        text: appTexts.temporaryChat,
        icon: <MessageCircleDashed />,
        words: appTexts.private,
        run: goTo('/chat/temporary'),
      },
      {
        text: appTexts.essayWriter,
        icon: <FileText />,
        words: appTexts.documentEditor,
        run: goTo('/essay-writer'),
      },
      {
        text: appTexts.newEssay,
        icon: <FilePenLine />,
        words: appTexts.documentEditor,
        run: goTo('/essay-writer/new'),
      },
      {
        text: appTexts.humanizer,
        icon: <Feather />,
        words: appTexts.humanizeRewrite,
        run: goTo('/ai-humanizer'),
      },
      { text: appTexts.detector, icon: <ScanText />, words: appTexts.checkAiScan, run: goTo('/ai-detector') },
      { text: appTexts.archivedChats, icon: <Archive />, run: openArchive },
      {
        text: appTexts.importChats,
        icon: <FileUp />,
        words: appTexts.chatgptClaude,
        run: goTo('/settings/general'),
      },
      ...settingSections().map(({ id, title, text, icon }) => ({
        text: appTexts.settings({ title }),
        icon,
        words: text,
        run: goTo(`/settings/${id}`),
      })),
      {
        text: appTexts.logOut,
        icon: <LogOut />,
        words: appTexts.signOut,
        run: () => latest.current.onSignOut(),
      },
    ]
  }, [])
  useOfferedCommands(commands)
  return null
}

import {
  Archive,
  CircleQuestionMark,
  Feather,
  FilePenLine,
  FileSearch,
  FileText,
  FileUp,
  GraduationCap,
  LayoutDashboard,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  MessageCircleDashed,
  Newspaper,
  ScanText,
  Sparkles,
} from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showArchive } from '../domains/chats/list/archive-view.ts'
import { settingSections, subscriptionSections } from '../domains/preferences/settings-frame.tsx'
import { commandTexts } from '../locales/en/pages/commands.ts'
import { navigationTexts } from '../locales/en/ui/navigation.ts'
import { type Command, useOfferedCommands } from '../ui/shell/commands.ts'
import { useShell } from '../ui/shell/shell-context.ts'

/** Pages outside the application. */
const helpPages = (): Command[] =>
  [
    { to: '/features', text: navigationTexts.allFeatures, icon: <LayoutGrid /> },
    { to: '/help', text: navigationTexts.help, icon: <LifeBuoy /> },
    { to: '/faq', text: navigationTexts.faq, icon: <CircleQuestionMark /> },
    { to: '/blog', text: navigationTexts.blog, icon: <Newspaper /> },
  ].map(({ to, ...command }) => ({ ...command, run: () => location.assign(to) }))

type AppCommandsProps = {
  onSignOut: () => void
  /** Null where no plans are sold. */
  plansPath: string | null
}

/** Commands for Ctrl+K on every page of a signed-in user, besides those of the shell and of the page. */
export function AppCommands({ onSignOut, plansPath }: AppCommandsProps) {
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
        text: commandTexts.dashboard,
        icon: <LayoutDashboard />,
        words: commandTexts.usageHome,
        run: goTo('/dashboard'),
      },
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
      {
        text: commandTexts.studySimulator,
        icon: <GraduationCap />,
        words: commandTexts.flashcardsQuiz,
        run: goTo('/study-simulator'),
      },
      {
        text: commandTexts.originality,
        icon: <FileSearch />,
        words: commandTexts.plagiarismCopy,
        run: goTo('/plagiarism-checker'),
      },
      { text: commandTexts.archivedChats, icon: <Archive />, run: openArchive },
      {
        text: commandTexts.importChats,
        icon: <FileUp />,
        words: commandTexts.chatgptClaude,
        run: goTo('/settings/general'),
      },
      ...(plansPath
        ? [
            {
              text: commandTexts.plans,
              icon: <Sparkles />,
              words: commandTexts.upgradePricing,
              run: goTo(plansPath),
            },
          ]
        : []),
      ...[...settingSections(), ...(plansPath ? subscriptionSections() : [])].map(
        ({ id, title, text, icon }) => ({
          text: commandTexts.settings({ title }),
          icon,
          words: text,
          run: goTo(`/settings/${id}`),
        }),
      ),
      ...helpPages(),
      {
        text: commandTexts.logOut,
        icon: <LogOut />,
        words: commandTexts.signOut,
        run: () => latest.current.onSignOut(),
      },
    ]
  }, [plansPath])
  useOfferedCommands(commands)
  return null
}

import { useQueryClient } from '@tanstack/react-query'
import {
  Archive,
  CircleQuestionMark,
  Feather,
  FilePenLine,
  FileSearch,
  FileText,
  FileUp,
  GraduationCap,
  History,
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
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { listedChat } from '../domains/chats/chat-cache.ts'
import { chatPath } from '../domains/chats/existing-pages.ts'
import { showArchive } from '../domains/chats/list/archive-view.ts'
import { readLocal } from '../domains/chats/local-keys.ts'
import { useHelpFinder } from '../domains/content/search/use-help-finder.tsx'
import { previousEssay } from '../domains/essays/last-essay.ts'
import type { SectionId } from '../domains/preferences/section-ids.ts'
import { settingSections, subscriptionSections } from '../domains/preferences/settings-frame.tsx'
import { leavingTexts } from '../locales/en/accounts/leaving.ts'
import { passkeyTexts } from '../locales/en/accounts/passkeys.ts'
import { profileTexts } from '../locales/en/accounts/profile.ts'
import { securityTexts } from '../locales/en/accounts/security.ts'
import { sessionsListTexts } from '../locales/en/accounts/sessions-list.ts'
import { signInTexts } from '../locales/en/accounts/sign-in.ts'
import { twoFactorTexts } from '../locales/en/accounts/two-factor.ts'
import { apiKeyTexts } from '../locales/en/api-keys/keys.ts'
import { billingSettingsTexts } from '../locales/en/billing/settings.ts'
import { commandTexts } from '../locales/en/pages/commands.ts'
import { settingWords } from '../locales/en/pages/setting-words.ts'
import { settingsTexts } from '../locales/en/preferences/settings.ts'
import { sharedLinksTexts } from '../locales/en/preferences/shared-links.ts'
import { languageTexts } from '../locales/en/ui/languages.ts'
import { navigationTexts } from '../locales/en/ui/navigation.ts'
import { type Command, useOfferedCommands, useOfferedFinder } from '../ui/shell/commands.ts'
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
  userId: string
  onSignOut: () => void
  /** Null where no plans are sold. */
  plansPath: string | null
}

/** Commands for Ctrl+K on every page of a signed-in user, besides those of the shell and of the page. */
export function AppCommands({ userId, onSignOut, plansPath }: AppCommandsProps) {
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
      ...settingCommands(plansPath !== null, latest.current.navigate),
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
  useOfferedCommands(useWaysBack(userId))
  useOfferedFinder(useHelpFinder())
  return null
}

/** Commands that open the chat and the essay before the last one, if they are in the list and not on the screen. */
function useWaysBack(userId: string): Command[] {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const latest = useRef(navigate)
  latest.current = navigate
  const pathOf = (id: string | null) => {
    const chat = id === null ? null : listedChat(client, id)
    return chat && chatPath(chat) !== pathname ? chatPath(chat) : null
  }
  const chat = pathOf(readLocal(userId, 'lastChatId'))
  const essay = pathOf(previousEssay(userId))
  return useMemo(
    () =>
      [
        { text: commandTexts.previousChat, path: chat },
        { text: commandTexts.previousEssay, path: essay },
      ].flatMap(({ text, path }) =>
        path
          ? {
              text,
              icon: <History />,
              words: commandTexts.backToLast,
              run: () => void latest.current(path),
            }
          : [],
      ),
    [chat, essay],
  )
}

/** A single setting: its section, its title as the page shows it, and further words for it. */
type Setting = [section: SectionId, title: string, words?: string]

const ownSettings = (): Setting[] => [
  ['general', settingsTexts.darkMode, settingWords.darkMode],
  ['general', languageTexts.language, settingWords.language],
  ['general', settingsTexts.timeZone, settingWords.timeZone],
  ['general', settingsTexts.askBeforeSendingWithout],
  ['general', settingsTexts.exportPreferences, settingWords.exportPreferences],
  ['general', settingsTexts.importPreferences, settingWords.exportPreferences],
  ['profile', profileTexts.picture, settingWords.picture],
  ['profile', settingsTexts.displayName, settingWords.displayName],
  ['profile', signInTexts.emailAddress, settingWords.emailAddress],
  ['profile', securityTexts.password, settingWords.password],
  ['models', settingsTexts.yourInstructions, settingWords.yourInstructions],
  ['models', settingsTexts.memory, settingWords.memory],
  ['models', settingsTexts.yourOwnKeys, settingWords.yourOwnKeys],
  ['api', apiKeyTexts.usageTitle],
  ['notifications', settingsTexts.securityAlerts],
  ['notifications', settingsTexts.emailNotifications],
  ['notifications', settingsTexts.weeklyReport],
  ['notifications', settingsTexts.usageAlerts],
  ['notifications', settingsTexts.featureUpdates],
  ['notifications', settingsTexts.offers],
  ['privacy', passkeyTexts.title, settingWords.passkeys],
  ['privacy', twoFactorTexts.twoFactorAuthentication, settingWords.twoFactor],
  ['privacy', settingsTexts.history, settingWords.history],
  ['privacy', sharedLinksTexts.title, settingWords.sharedLinks],
  ['privacy', leavingTexts.exportYourData, settingWords.exportYourData],
  ['privacy', sessionsListTexts.openSessions, settingWords.openSessions],
  ['privacy', securityTexts.securityLog, settingWords.securityLog],
  ['privacy', leavingTexts.deleteAccount, settingWords.deleteAccount],
]

const planSettings = (): Setting[] => [
  ['subscription', billingSettingsTexts.cancel, settingWords.cancel],
  ['update-billing', billingSettingsTexts.card, settingWords.card],
  ['billing-history', billingSettingsTexts.invoices, settingWords.invoices],
]

/** Commands that open a section of the settings at one of its settings. */
function settingCommands(sellsPlans: boolean, navigate: NavigateFunction): Command[] {
  const sections = [...settingSections(), ...(sellsPlans ? subscriptionSections() : [])]
  return [...ownSettings(), ...(sellsPlans ? planSettings() : [])].flatMap(([id, title, words]) => {
    const section = sections.find((each) => each.id === id)
    if (!section || section.title === title) return []
    return {
      text: settingWords.inSection({ title, section: section.title }),
      icon: section.icon,
      ...(words ? { words } : {}),
      isFoundOnly: true,
      run: () => void navigate(`/settings/${id}`, { state: { setting: title } }),
    }
  })
}

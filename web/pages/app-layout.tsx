import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { brand } from '../../contract/brand.ts'
import { applicationPaths } from '../../contract/pages.ts'
import { useConfig, useSignOut } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { SessionEnded } from '../domains/accounts/session/session-ended.tsx'
import { useSession } from '../domains/accounts/session.ts'
import { PagesContext } from '../domains/chats/existing-pages.ts'
import { ChatList } from '../domains/chats/list/chat-list.tsx'
import { OtherDevices } from '../domains/chats/other-devices.ts'
import { SearchButton } from '../domains/chats/search/search-button.tsx'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { unsentEssays } from '../domains/essays/sync/unsent-essays.ts'
import { ThemeSync } from '../domains/preferences/theme-sync.tsx'
import { TimezoneSync } from '../domains/preferences/timezone-sync.tsx'
import { layoutTexts } from '../locales/en/pages/layout.ts'
import { OfflineBar, offlineText } from '../ui/feedback/offline-bar.tsx'
import { createLazyPart } from '../ui/lazy-part.ts'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { toast } from '../ui/toast.tsx'
import { useOnline } from '../ui/use-online.ts'

const plansPath = '/subscription-plans'
const pagesWithoutPlans = applicationPaths.filter((path) => path !== plansPath)

const shortcuts = () => [
  { keys: 'Ctrl+K', text: layoutTexts.searchChatsAndCommands },
  { keys: 'Ctrl+Shift+H', text: layoutTexts.turnHumanizeOnOrOff },
  { keys: 'Ctrl+Shift+D', text: layoutTexts.checkForAi },
  { keys: 'Ctrl+Shift+C', text: layoutTexts.copyTheLastReply },
  { keys: 'Ctrl+Shift+Y', text: layoutTexts.tryTheLastReplyAgain },
  { keys: layoutTexts.enter, text: layoutTexts.sendTheMessage },
  { keys: 'Shift+Enter', text: layoutTexts.newLine },
  { keys: layoutTexts.esc, text: layoutTexts.stopTheReply },
]

const useAppCommands = createLazyPart(async () => (await import('./app-commands.tsx')).AppCommands)

function AppCommands({ onSignOut }: { onSignOut: () => void }) {
  const Commands = useAppCommands(true)
  return Commands && <Commands onSignOut={onSignOut} />
}

const useUnsavedSignOut = createLazyPart(
  async () => (await import('../domains/essays/sync/unsaved-sign-out.tsx')).UnsavedSignOut,
)

/** The frame around chat, humanizer and detector: sidebar, account and connection state. */
export function AppLayout() {
  const session = useSession()
  const { data: config } = useConfig()
  const sellsPlans = config?.billing ?? false
  const words = useRemainingWords(session.status === 'signed-in' && sellsPlans)
  const signOut = useSignOut()
  const isOnline = useOnline()
  const location = useLocation()

  const [isAsking, setIsAsking] = useState(false)
  const UnsavedSignOut = useUnsavedSignOut(isAsking)

  function leave() {
    if (session.user && unsentEssays(session.user.id).length > 0) setIsAsking(true)
    else signOutNow()
  }
  function signOutNow() {
    setIsAsking(false)
    signOut.mutate(undefined, {
      onError: () => toast.error(layoutTexts.youAreStillSignedIn),
    })
  }
  const unreachable = !isOnline || session.status === 'offline' || session.isStale
  return (
    <AppShell
      name={brand.name}
      user={session.user}
      words={
        config && !sellsPlans
          ? undefined
          : words.data
            ? { remaining: words.data.remaining_words, limit: words.data.limit }
            : null
      }
      plans={
        sellsPlans
          ? {
              path: plansPath,
              menuText:
                words.data && words.data.tier !== 'free'
                  ? layoutTexts.manageSubscription
                  : layoutTexts.upgradeToPro,
            }
          : null
      }
      signInPath={signInPath(location)}
      onSignOut={leave}
      search={session.user ? <SearchButton commands={<AppCommands onSignOut={leave} />} /> : null}
      list={session.user ? <ChatList userId={session.user.id} /> : null}
      notice={
        <>
          {unreachable && <OfflineBar text={offlineText(isOnline)} onRetry={session.retry} />}
          <SessionEnded />
        </>
      }
      shortcuts={shortcuts()}
    >
      <PagesContext value={sellsPlans ? applicationPaths : pagesWithoutPlans}>
        <Outlet />
      </PagesContext>
      {session.user && <OtherDevices />}
      {session.user && <ThemeSync userId={session.user.id} />}
      {isAsking && session.user && UnsavedSignOut && (
        <UnsavedSignOut userId={session.user.id} onSignOut={signOutNow} onStay={() => setIsAsking(false)} />
      )}
      {session.user && <TimezoneSync userId={session.user.id} />}
    </AppShell>
  )
}

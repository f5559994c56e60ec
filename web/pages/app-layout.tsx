import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { brand } from '../../contract/brand.ts'
import { applicationPaths } from '../../contract/pages.ts'
import { largestTier } from '../../contract/plans.ts'
import { useConfig, useSignOut } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { SessionEnded } from '../domains/accounts/session/session-ended.tsx'
import { useSession, useSessionCheck } from '../domains/accounts/session.ts'
import { takeSignOutRequest } from '../domains/accounts/sign-out-request.ts'
import { PagesContext } from '../domains/chats/existing-pages.ts'
import { ChatList } from '../domains/chats/list/chat-list.tsx'
import { EssayExportContext, type ExportEssay } from '../domains/chats/list/essay-export.ts'
import { OtherDevices } from '../domains/chats/other-devices.ts'
import { SearchButton } from '../domains/chats/search/search-button.tsx'
import { SearchPart } from '../domains/chats/search/search-part.tsx'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { unsentEssays } from '../domains/essays/sync/browser/unsent-essays.ts'
import { DownloadProgress } from '../domains/local-models/download-progress.tsx'
import { LanguageSync } from '../domains/preferences/language-sync.tsx'
import { PendingSync } from '../domains/preferences/pending-sync.tsx'
import { ThemeSync } from '../domains/preferences/theme-sync.tsx'
import { TimezoneSync } from '../domains/preferences/timezone-sync.tsx'
import { layoutTexts } from '../locales/en/pages/layout.ts'
import { OfflineBar, offlineText } from '../ui/feedback/offline-bar.tsx'
import { createLazyPart } from '../ui/lazy-part.ts'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { type LinkOfSite, SiteFooter } from '../ui/shell/site-footer.tsx'
import { toast } from '../ui/toast.tsx'
import { useOnline } from '../ui/use-online.ts'

const plansPath = '/subscription-plans'
const pagesWithoutPlans = applicationPaths.filter((path) => path !== plansPath)

/** Only users have the search. */
const shortcuts = (isUser: boolean) => [
  ...(isUser ? [{ keys: 'Ctrl+K', text: layoutTexts.searchChatsAndCommands }] : []),
  { keys: 'Ctrl+Shift+H', text: layoutTexts.turnHumanizeOnOrOff },
  { keys: 'Ctrl+Shift+D', text: layoutTexts.checkForAi },
  { keys: 'Ctrl+Shift+C', text: layoutTexts.copyTheLastReply },
  { keys: 'Ctrl+Shift+Y', text: layoutTexts.tryTheLastReplyAgain },
  { keys: 'Enter', text: layoutTexts.sendTheMessage },
  { keys: 'Shift+Enter', text: layoutTexts.newLine },
  { keys: 'Esc', text: layoutTexts.stopTheReply },
]

const FooterLink: LinkOfSite = ({ link: { to, isOutside }, ...rest }) =>
  isOutside ? <a href={to} {...rest} /> : <Link to={to} {...rest} />

const useAppCommands = createLazyPart(async () => (await import('./app-commands.tsx')).AppCommands)

function AppCommands(props: { userId: string; onSignOut: () => void; plansPath: string | null }) {
  const Commands = useAppCommands(true)
  return Commands && <Commands {...props} />
}

const useUnsavedSignOut = createLazyPart(
  async () => (await import('../domains/essays/sync/unsaved-sign-out.tsx')).UnsavedSignOut,
)

/** The frame around all pages but the account screens: sidebar or bar, account and connection state. */
export function AppLayout() {
  const session = useSession()
  const hasSession = useSessionCheck()
  const { data: config } = useConfig()
  const sellsPlans = config?.billing ?? false
  const words = useRemainingWords(session.status === 'signed-in' && sellsPlans)
  const tier = words.data?.tier
  const signOut = useSignOut()
  const isOnline = useOnline()
  const location = useLocation()

  // What the server sent of the page for the time until now; see site/first-view.tsx.
  useLayoutEffect(() => document.getElementById('first-view')?.remove(), [])
  const [isAsking, setIsAsking] = useState(false)
  const [isSearching, setIsSearching] = useState(false)
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
  const latestLeave = useRef(leave)
  latestLeave.current = leave
  const userId = session.user?.id
  useEffect(() => {
    if (userId && takeSignOutRequest()) latestLeave.current()
  }, [userId])
  const unreachable = !isOnline || session.status === 'offline' || session.isStale
  const exportEssay = useCallback<ExportEssay>(
    async (essay, format) => {
      if (userId) await (await import('./export-essay.ts')).exportListedEssay(userId, essay, format)
    },
    [userId],
  )
  return (
    <EssayExportContext value={exportEssay}>
      <AppShell
        product={brand}
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
            ? { path: plansPath, isFree: words.data && tier === 'free', isLargest: tier === largestTier }
            : null
        }
        footer={<SiteFooter product={brand} sellsPlans={sellsPlans} Anchor={FooterLink} />}
        signInPath={signInPath(location)}
        onSignOut={leave}
        search={session.user ? <SearchButton onOpen={() => setIsSearching(true)} /> : null}
        progress={session.user?.isOperator ? <DownloadProgress /> : null}
        list={session.user ? <ChatList userId={session.user.id} /> : null}
        notice={
          <>
            {unreachable && <OfflineBar text={offlineText(isOnline)} onRetry={session.retry} />}
            <SessionEnded />
          </>
        }
        shortcuts={shortcuts(session.status === 'signed-in')}
      >
        <PagesContext value={sellsPlans ? applicationPaths : pagesWithoutPlans}>
          <Outlet />
        </PagesContext>
        {session.user && (
          <SearchPart
            isOpen={isSearching}
            onOpenChange={setIsSearching}
            commands={
              <AppCommands
                userId={session.user.id}
                onSignOut={leave}
                plansPath={sellsPlans ? plansPath : null}
              />
            }
          />
        )}
        {session.user && <OtherDevices hasSession={hasSession} />}
        {session.user && <PendingSync userId={session.user.id} />}
        {session.user && <ThemeSync userId={session.user.id} />}
        {session.user && <LanguageSync userId={session.user.id} />}
        {isAsking && session.user && UnsavedSignOut && (
          <UnsavedSignOut userId={session.user.id} onSignOut={signOutNow} onStay={() => setIsAsking(false)} />
        )}
        {session.user && <TimezoneSync userId={session.user.id} />}
      </AppShell>
    </EssayExportContext>
  )
}

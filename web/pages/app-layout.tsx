import { Outlet, useLocation } from 'react-router'
import { brand } from '../../contract/brand.ts'
import { useSignOut } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { SessionEnded } from '../domains/accounts/session/session-ended.tsx'
import { useSession } from '../domains/accounts/session.ts'
import { ChatList } from '../domains/chats/list/chat-list.tsx'
import { SearchButton } from '../domains/chats/search/search-button.tsx'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { ThemeSync } from '../domains/preferences/theme-sync.tsx'
import { TimezoneSync } from '../domains/preferences/timezone-sync.tsx'
import { OfflineBar, offlineText } from '../ui/feedback/offline-bar.tsx'
import { createLazyPart } from '../ui/lazy-part.ts'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { toast } from '../ui/toast.tsx'
import { useOnline } from '../ui/use-online.ts'

const shortcuts = [
  { keys: 'Ctrl+K', text: 'Search chats and commands' },
  { keys: 'Ctrl+Shift+H', text: 'Turn Humanize on or off' },
  { keys: 'Ctrl+Shift+D', text: 'Check for AI' },
  { keys: 'Ctrl+Shift+C', text: 'Copy the last reply' },
  { keys: 'Ctrl+Shift+Y', text: 'Try the last reply again' },
  { keys: 'Enter', text: 'Send the message' },
  { keys: 'Shift+Enter', text: 'New line' },
  { keys: 'Esc', text: 'Stop the reply' },
]

const useAppCommands = createLazyPart(async () => (await import('./app-commands.tsx')).AppCommands)

function AppCommands({ onSignOut }: { onSignOut: () => void }) {
  const Commands = useAppCommands(true)
  return Commands && <Commands onSignOut={onSignOut} />
}

/** The frame around chat, humanizer and detector: sidebar, account and connection state. */
export function AppLayout() {
  const session = useSession()
  const words = useRemainingWords(session.status === 'signed-in')
  const signOut = useSignOut()
  const isOnline = useOnline()
  const location = useLocation()

  function leave() {
    signOut.mutate(undefined, {
      onError: () =>
        toast.error('You are still signed in because the server did not respond. Please try again.'),
    })
  }
  const unreachable = !isOnline || session.status === 'offline' || session.isStale
  return (
    <AppShell
      name={brand.name}
      user={session.user}
      words={words.data ? { remaining: words.data.remaining_words, limit: words.data.limit } : null}
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
      shortcuts={shortcuts}
    >
      <Outlet />
      {session.user && <ThemeSync userId={session.user.id} />}
      {session.user && <TimezoneSync userId={session.user.id} />}
    </AppShell>
  )
}

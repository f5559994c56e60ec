import { FileText, MessageSquare, ScanText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { defaultEssayTitle } from '../../../contract/essays/essay-defaults.ts'
import { useRevokeShare, useShares } from '../../domains/chats/share/share-queries.ts'
import { shownTitle } from '../../domains/chats/shown-title.ts'
import { useCheckShares, useRevokeCheckShare } from '../../domains/detector/share/share-queries.ts'
import { useEssayShares, useRevokeEssayShare } from '../../domains/essays/share/share-queries.ts'
import { contractText } from '../../locales/contract-text.ts'
import { sharedLinksTexts as texts } from '../../locales/en/preferences/shared-links.ts'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import type { SharedLink } from '../../ui/sharing/link-facts.ts'
import { SharedLinks } from '../../ui/sharing/shared-links.tsx'

type AnyLink = SharedLink & {
  kind: string
  icon: ReactNode
  /** Where its owner finds what it opens; null for a check, which has no page of its own. */
  path: string | null
  revoke: (id: string) => Promise<unknown>
}

/** All links of the user, to chats, essays and checks, with a button to revoke each. */
export function SharedLinksCard() {
  const { links, isLoading, isRevoking, reload } = useAllLinks()
  return (
    <SettingCard title={texts.title} text={texts.text}>
      <div className="px-5 py-2 max-md:px-4">
        <SharedLinks<AnyLink>
          label={texts.title}
          links={links}
          isLoading={isLoading}
          onRetry={reload}
          onRevoke={async (id) => links?.find((link) => link.id === id)?.revoke(id)}
          isRevoking={isRevoking}
          sizeOf={({ kind }) => kind}
          heading={({ icon, path, title }) => (
            <span className="flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted">
              {icon}
              {path === null ? (
                <span className="truncate font-medium">{title}</span>
              ) : (
                <Link to={path} className="truncate rounded-small font-medium hover:underline">
                  {title}
                </Link>
              )}
            </span>
          )}
        />
      </div>
    </SettingCard>
  )
}

/** The default titles are shown in the reader's language. */
function titleOf(title: string): string {
  return title === defaultEssayTitle ? contractText(title) : shownTitle(title)
}

function useAllLinks() {
  const [chats, essays, checks] = [useShares(), useEssayShares(true), useCheckShares(true)]
  const [chat, essay, check] = [useRevokeShare(), useRevokeEssayShare(), useRevokeCheckShare()]
  const all = [chats, essays, checks]
  const links: AnyLink[] = [
    ...(chats.data?.shares ?? []).map((link) => ({
      ...link,
      title: titleOf(link.title),
      kind: texts.chat({ count: link.messages }),
      icon: <MessageSquare aria-hidden="true" />,
      path: `/chat/${link.chatId}`,
      revoke: chat.mutateAsync,
    })),
    ...(essays.data?.shares ?? []).map((link) => ({
      ...link,
      title: link.name ? texts.named({ title: titleOf(link.title), name: link.name }) : titleOf(link.title),
      kind: link.access === 'comment' ? texts.essayToComment : texts.essayToRead,
      icon: <FileText aria-hidden="true" />,
      path: `/essay-writer/${link.chatId}`,
      revoke: essay.mutateAsync,
    })),
    ...(checks.data?.shares ?? []).map((link) => ({
      ...link,
      kind: texts.check,
      icon: <ScanText aria-hidden="true" />,
      path: null,
      revoke: check.mutateAsync,
    })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const isComplete = all.every(({ data }) => data)
  return {
    links: isComplete ? links : undefined,
    isLoading: !isComplete && all.some(({ isPending }) => isPending) && !all.some(({ isError }) => isError),
    isRevoking: (id: string) => [chat, essay, check].some((call) => call.isPending && call.variables === id),
    reload: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}

import { type ReactNode, useRef } from 'react'
import { sharingTexts } from '../../locales/en/ui/sharing.ts'
import { Button } from '../button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { toast } from '../toast.tsx'
import { isExpired, linkFacts, type SharedLink } from './link-facts.ts'

type SharedLinksProps<Link extends SharedLink> = {
  label: string
  /** Undefined while they load, and after a failure. */
  links: Link[] | undefined
  isLoading: boolean
  onRetry: () => void
  /** Deletes a link. */
  onRevoke: (id: string) => Promise<unknown>
  isRevoking: (id: string) => boolean
  /** What a row shows above the facts. */
  heading?: (link: Link) => ReactNode
  /** The amount that a link shows, such as '3 messages'. */
  sizeOf?: (link: Link) => string
  /** Further buttons of a link that still works. */
  actions?: (link: Link) => ReactNode
}

/** Lists a user's links with a button to revoke each. */
export function SharedLinks<Link extends SharedLink>(props: SharedLinksProps<Link>) {
  const { label, links, isLoading, onRetry, onRevoke, isRevoking, heading, sizeOf, actions } = props
  const list = useRef<HTMLUListElement>(null)
  if (isLoading) return <Skeleton className="h-14" />
  if (!links) return <ErrorState title={sharingTexts.yourLinksCouldNotBe} onRetry={onRetry} />
  if (links.length === 0) return <p className="py-4 text-ink-muted">{sharingTexts.youHaveNoSharedLinks}</p>
  const now = new Date()
  async function revoke(link: Link) {
    const wasExpired = isExpired(link, now)
    try {
      await onRevoke(link.id)
      list.current?.focus()
      toast(wasExpired ? sharingTexts.linkRemoved : sharingTexts.linkRevokedItsAddressNo)
    } catch (error) {
      toast.error(sharingTexts.theLinkWasNotRevoked({ message: (error as Error).message }))
    }
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className="-my-1 flex flex-col divide-y divide-line outline-none"
    >
      {links.map((link) => {
        const expired = isExpired(link, now)
        return (
          <li key={link.id} className="flex min-h-14 items-center gap-3 py-2">
            <div className="flex min-w-0 flex-1 flex-col">
              {heading?.(link)}
              <span className="tabular text-13 text-ink-muted">
                {linkFacts(link, sizeOf?.(link) ?? null, now)}
              </span>
            </div>
            {!expired && actions?.(link)}
            <Button
              size="sm"
              busy={isRevoking(link.id)}
              onClick={() => void revoke(link)}
              aria-label={(expired ? sharingTexts.removeTheLink : sharingTexts.revokeTheLink)({
                title: link.title,
              })}
            >
              {expired ? sharingTexts.remove : sharingTexts.revoke}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

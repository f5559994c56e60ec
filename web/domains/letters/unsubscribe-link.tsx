import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { brand } from '../../../contract/brand.ts'
import {
  letterNames,
  type UnsubscribeInput,
  unsubscribeInput,
  type WayOut,
} from '../../../contract/letters.ts'
import { ApiError, api, unwrap } from '../../api.ts'
import { contractText } from '../../locales/contract-text.ts'
import { letters } from '../../locales/en/letters.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/** Reads the link and removes it from the address bar, so that it does not stay in the browser's history. */
function useLetterLink(): UnsubscribeInput | null {
  const [link] = useState(() => {
    const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
    return unsubscribeInput.safeParse(given).data ?? null
  })
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}

type Stage = 'reading' | 'asking' | 'done' | 'off' | 'dead'

/** Reads the state of the link and returns the action that uses it. */
function useWayOut(link: UnsubscribeInput | null) {
  const read = useQuery({
    queryKey: ['way-out', link?.kind, link?.token],
    queryFn: () => unwrap(api.api.unsubscribe.state.$get({ query: link! })),
    enabled: link !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = useMutation({
    mutationFn: (query: UnsubscribeInput) => unwrap(api.api.unsubscribe.$post({ query })),
  })
  const stage: Stage = link ? stageOf(read, leave) : 'dead'
  return { stage, leave }
}

type Read = { isPending: boolean; data?: { state: WayOut } | undefined }
type Left = { isSuccess: boolean; error: Error | null }

function stageOf(read: Read, leave: Left): Stage {
  if (leave.isSuccess) return 'done'
  if (isInvalid(leave.error)) return 'dead'
  if (read.isPending) return 'reading'
  // If the state could not be read, the button's request shows it.
  const state = read.data?.state ?? 'on'
  return state === 'on' ? 'asking' : state
}

function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_invalid'
}

/** The page that the footers of mails open. It asks for a click because mail programs open links too. */
export function UnsubscribeLink() {
  const link = useLetterLink()
  const { stage, leave } = useWayOut(link)
  const mails = link ? contractText(letterNames[link.kind]) : ''
  const isAsking = stage === 'reading' || stage === 'asking'
  const title =
    stage === 'dead' ? letters.deadTitle : isAsking ? letters.question({ mails }) : letters.stopped({ mails })
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPressed = !leave.isIdle
  useEffect(() => {
    // The button that had the focus no longer exists.
    if (wasPressed && !isAsking) heading.current?.focus()
  }, [wasPressed, isAsking])
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-40 font-medium tracking-tight text-balance"
        >
          {title}
        </h1>
        <p className="mt-2 text-16 text-ink-muted">{explanationOf(stage)}</p>
      </div>
      {stage === 'done' && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {letters.done}
        </Note>
      )}
      {stage === 'dead' && <ErrorNote>{letters.incomplete}</ErrorNote>}
      {stage === 'asking' && leave.isError && <ErrorNote>{leave.error.message}</ErrorNote>}
      {link && isAsking ? (
        <Button
          variant="primary"
          className="h-11"
          busy={stage === 'reading' || leave.isPending}
          onClick={() => leave.mutate(link)}
        >
          {letters.unsubscribe}
        </Button>
      ) : (
        <ButtonLink to="/settings/notifications" className="h-11">
          {letters.toSettings}
        </ButtonLink>
      )}
    </div>
  )
}

function explanationOf(stage: Stage): string {
  if (stage === 'dead') return letters.deadExplanation
  return stage === 'off' ? letters.alreadyOff : letters.explanation
}

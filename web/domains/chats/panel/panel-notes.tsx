import { UpgradePrompt } from '../composer/upgrade-prompt.tsx'
import { OutOfWordsNotice } from '../replies/out-of-words-notice.tsx'
import type { ChatRun } from '../replies/reply-store.ts'
import { SendFailureNote, SignedOutNote } from '../replies/send-failure-note.tsx'
import type { ChatHost } from './chat-adapter.ts'
import type { HumanizeToggle } from './use-humanize-toggle.ts'

type PanelNotesProps = {
  run: ChatRun
  host: ChatHost
  humanize: HumanizeToggle
  /** Whether the model's replies need words too. */
  repliesNeedWords: boolean
  /** The text in the field. */
  text: string
  onSendAgain: () => void
}

/** The notes above the composer: no words left, signed out, not sent. */
export function PanelNotes({ run, host, humanize, repliesNeedWords, text, onSendAgain }: PanelNotesProps) {
  const { live, failure } = run
  const { words, refusals } = humanize
  const isSignedOut = host.isSignedOut || live?.phase === 'signed-out'
  // On a 401 the page itself asks the user to sign in, and the text remains in the field.
  const isNotSent = failure && failure.status !== 401 && !live && text.includes(failure.text)
  return (
    <>
      {humanize.showsPrompt && <UpgradePrompt {...{ repliesNeedWords }} onClose={humanize.closePrompt} />}
      {refusals > 0 && words && <OutOfWordsNotice key={refusals} tier={words.tier} />}
      {isSignedOut && <SignedOutNote isRefused={failure?.status === 401} signInPath={host.signInPath} />}
      {!isSignedOut && isNotSent && (
        <SendFailureNote failure={failure} tier={words?.tier ?? 'free'} onSendAgain={onSendAgain} />
      )}
    </>
  )
}

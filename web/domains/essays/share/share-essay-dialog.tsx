import { Share2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import {
  type EssayShare,
  type EssayShareAccess,
  essayShareAccesses,
} from '../../../../contract/essays/sharing.ts'
import { limits } from '../../../../contract/limits.ts'
import { shareTexts as texts } from '../../../locales/en/essays/share.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ShareForm } from '../../../ui/sharing/share-form.tsx'
import { SharedLinks } from '../../../ui/sharing/shared-links.tsx'
import { type Command, useOfferedCommands } from '../../../ui/shell/commands.ts'
import { toast } from '../../../ui/toast.tsx'
import { useChangeEssayShare, useEssayShares, useRevokeEssayShare, useShareEssay } from './share-queries.ts'

type ShareEssayDialogProps = {
  chatId: string
  /** The server has the essay. */
  isStored: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a link to an essay and manages the links to it. */
export function ShareEssayDialog({ chatId, isStored, open, onOpenChange }: ShareEssayDialogProps) {
  useShareCommand(() => onOpenChange(true))
  const shares = useEssayShares(open)
  const ownLinks = shares.data?.shares.filter((share) => share.chatId === chatId)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.shareThisEssay}
      description={texts.anyoneWithTheLink}
    >
      {isStored ? (
        <NewLink chatId={chatId} ownerName={shares.data?.ownerName ?? null} />
      ) : (
        <Note>{texts.notStored}</Note>
      )}
      {(shares.isError || (ownLinks?.length ?? 0) > 0) && (
        <section
          aria-label={texts.linksToThisEssay}
          className="flex flex-col gap-2 border-t border-line pt-4"
        >
          <h3 className="font-medium">{texts.linksToThisEssay}</h3>
          <Links links={ownLinks} isLoading={shares.isPending} onRetry={() => void shares.refetch()} />
        </section>
      )}
    </Dialog>
  )
}

/** Ctrl+K opens the dialog too. */
function useShareCommand(open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  const commands = useMemo(
    (): Command[] => [
      {
        text: texts.shareThisEssay,
        icon: <Share2 />,
        words: texts.shareWords,
        run: () => latest.current(),
      },
    ],
    [],
  )
  useOfferedCommands(commands)
}

function NewLink({ chatId, ownerName }: { chatId: string; ownerName: string | null }) {
  const share = useShareEssay(chatId)
  const [access, setAccess] = useState<EssayShareAccess>('read')
  const [name, setName] = useState('')
  return (
    <ShareForm
      ownerName={ownerName}
      share={{
        ...share,
        mutate: (input) => share.mutate({ ...input, access, name: name.trim() }),
        reset() {
          setAccess('read')
          setName('')
          share.reset()
        },
      }}
    >
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{texts.linkIsFor}</span>
        <Segmented
          label={texts.linkIsFor}
          value={access}
          onChange={(value) => setAccess(value as EssayShareAccess)}
          options={essayShareAccesses.map((value) => ({ value, label: texts.access[value] }))}
          className="[&>div]:flex"
        />
        <p className="min-h-9 text-13 text-ink-muted">{texts.accessHint[access]}</p>
      </div>
      <TextField
        label={texts.linkName}
        hint={texts.linkNameHint}
        value={name}
        maxLength={limits.shareNameCharactersMax}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ShareForm>
  )
}

type LinksProps = { links: EssayShare[] | undefined; isLoading: boolean; onRetry: () => void }

function Links({ links, isLoading, onRetry }: LinksProps) {
  const revoke = useRevokeEssayShare()
  const change = useChangeEssayShare()
  const nameOf = ({ name, access }: EssayShare) => name || texts.unnamed[access]
  const named = links?.map((link) => ({ ...link, title: nameOf(link) }))
  function toggle(link: EssayShare) {
    change.mutate(
      { id: link.id, access: link.access === 'comment' ? 'read' : 'comment' },
      { onError: ({ message }) => toast.error(texts.notChanged({ message })) },
    )
  }
  return (
    <SharedLinks<EssayShare>
      label={texts.linksToThisEssay}
      links={named}
      isLoading={isLoading}
      onRetry={onRetry}
      onRevoke={revoke.mutateAsync}
      isRevoking={(id) => revoke.isPending && revoke.variables === id}
      sizeOf={({ access }) => texts.size[access]}
      heading={(link) => <span className="truncate font-medium">{link.title}</span>}
      actions={(link) => (
        <Button
          size="sm"
          variant="ghost"
          busy={change.isPending && change.variables.id === link.id}
          onClick={() => toggle(link)}
          aria-label={(link.access === 'comment' ? texts.commentsOffOf : texts.commentsOnOf)({
            name: link.title,
          })}
        >
          {link.access === 'comment' ? texts.commentsOff : texts.commentsOn}
        </Button>
      )}
    />
  )
}

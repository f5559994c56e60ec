import type { RefObject } from 'react'
import { toast } from '../../../ui/toast.tsx'
import { Composer } from '../composer/composer.tsx'
import type { useDraft } from '../composer/use-draft.ts'
import { AttachButton } from '../files/attach-button.tsx'
import { AttachmentList } from '../files/attachment-list.tsx'
import type { Attachments } from '../files/use-attachments.ts'
import { HumanizeChip } from '../humanize/humanize-chip.tsx'
import { ModelPicker } from '../models/model-picker.tsx'
import { needsWords } from '../models/needs-words.ts'
import type { ModelChoices } from '../models/use-model-choice.ts'
import type { ChatRun } from '../replies/reply-store.ts'
import type { Voice } from '../voice/use-voice.ts'
import { VoiceButton } from '../voice/voice-button.tsx'
import type { ChatAdapter } from './chat-adapter.ts'
import type { HumanizeToggle } from './use-humanize-toggle.ts'

type PanelComposerProps = {
  adapter: ChatAdapter
  run: ChatRun
  field: RefObject<HTMLTextAreaElement | null>
  draft: ReturnType<typeof useDraft>
  attachments: Attachments
  humanize: HumanizeToggle
  choice: ModelChoices
  voice: Voice
  dataProcessor: string | null
  onSend: () => void
  onCheck: () => void
}

/** The composer with the controls that this chat offers. */
export function PanelComposer(props: PanelComposerProps) {
  const { adapter, field, draft, attachments, humanize, choice } = props
  const { live } = props.run
  const { filesRefusal } = adapter

  function attachText() {
    attachments.add([new File([draft.text], 'pasted-text.txt', { type: 'text/plain' })])
    draft.type('')
    field.current?.focus()
  }
  const files = filesRefusal
    ? { files: null, attach: null, onPasteFiles: () => void toast(filesRefusal), onAttachText: null }
    : {
        files: (
          <AttachmentList attachments={attachments} isSeen={choice.chosen?.sees ?? false} field={field} />
        ),
        attach: <AttachButton onFiles={attachments.add} />,
        onPasteFiles: attachments.add,
        onAttachText: attachText,
      }
  return (
    <Composer
      fieldRef={field}
      isDashed={!adapter.keepsDraft}
      text={draft.text}
      onText={draft.type}
      isBusy={live !== null}
      isStopping={live?.isStopping ?? false}
      onSend={props.onSend}
      onStop={adapter.stop}
      onCheck={props.onCheck}
      chips={
        <HumanizeChip
          isOn={humanize.isOn}
          onChange={humanize.toggle}
          words={humanize.words}
          repliesNeedWords={needsWords(choice.chosen)}
          dataProcessor={props.dataProcessor}
        />
      }
      model={<ModelPicker choice={choice} />}
      voice={<VoiceButton voice={props.voice} />}
      hasFiles={attachments.ready.length > 0}
      isWaiting={attachments.isWaiting}
      {...files}
    />
  )
}
